import { ContainerModule } from 'inversify';

import { Clock } from '../../application/ports/Clock';
import { Connectivity } from '../../application/ports/Connectivity';
import { KeyValueStore } from '../../application/ports/KeyValueStore';
import { LocalData } from '../../application/ports/LocalData';
import { Scheduler } from '../../application/ports/Scheduler';
import { OfflineWatch } from '../../application/session/OfflineWatch';
import { SessionStore } from '../../application/session/SessionStore';
import { VersionWatch } from '../../application/version/VersionWatch';

/** Bindings of the services that end a session or clear its data from the device, whoever is signed in. */
export const sessionRulesModule = new ContainerModule(({ bind }) => {
  bind(OfflineWatch)
    .toDynamicValue(
      (context) =>
        new OfflineWatch({
          session: context.get(SessionStore),
          connectivity: context.get<Connectivity>(Connectivity),
          localData: context.get<LocalData>(LocalData),
          clock: context.get<Clock>(Clock),
          scheduler: context.get<Scheduler>(Scheduler),
        }),
    )
    .inSingletonScope();
  bind(VersionWatch)
    .toDynamicValue(
      (context) =>
        new VersionWatch({
          session: context.get(SessionStore),
          settings: context.get<KeyValueStore>(KeyValueStore),
          localData: context.get<LocalData>(LocalData),
          scheduler: context.get<Scheduler>(Scheduler),
          running: import.meta.env.VITE_APP_VERSION ?? '',
        }),
    )
    .inSingletonScope();
});
