import { ContainerModule } from 'inversify';

import { OfflineWatchDeps, OfflineWatch } from '../../application/session/OfflineWatch';
import { VersionWatch, RunningVersion, VersionWatchDeps } from '../../application/version/VersionWatch';

/** Bindings of the services that end a session or clear its data from the device, for every kind of user. */
export const sessionRulesModule = new ContainerModule(({ bind }) => {
  bind(OfflineWatch).toSelf();
  bind(OfflineWatchDeps).toSelf();
  bind<RunningVersion>(RunningVersion).toConstantValue(import.meta.env.VITE_APP_VERSION ?? '');
  bind(VersionWatch).toSelf();
  bind(VersionWatchDeps).toSelf();
});
