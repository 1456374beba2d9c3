import { ContainerModule } from 'inversify';

import { LogShipping } from '../../application/logging/LogShipping';
import { AuthenticationGateway } from '../../application/ports/AuthenticationGateway';
import { Clock } from '../../application/ports/Clock';
import { DefectLog } from '../../application/ports/DefectLog';
import { Device } from '../../application/ports/Device';
import { Identifiers } from '../../application/ports/Identifiers';
import { TabKeyValueStore } from '../../application/ports/KeyValueStore';
import type { KeyValueStore } from '../../application/ports/KeyValueStore';
import { LogOwner } from '../../application/ports/LogOwner';
import { Scheduler } from '../../application/ports/Scheduler';
import { Settings } from '../../application/ports/Settings';
import { SessionKeeper } from '../../application/session/SessionKeeper';
import { BankTime } from '../../application/time/BankTime';
import { LazyAuthenticationGateway } from '../grpc/LazyAuthenticationGateway';
import { LazyConnection } from './LazyConnection';

/** Bindings of the connection to the bank, whose code is fetched with the first call, and of the log sent over it. */
export const connectionModule = new ContainerModule(({ bind }) => {
  bind(SessionKeeper).toSelf();
  bind(BankTime).toSelf();
  bind(LogShipping)
    .toDynamicValue((context) => {
      const keeper = context.get(SessionKeeper);
      return new LogShipping({
        store: context.get<KeyValueStore>(TabKeyValueStore),
        clock: context.get<Clock>(Clock),
        scheduler: context.get<Scheduler>(Scheduler),
        runId: context.get<Identifiers>(Identifiers).referenceId(),
        place: () => ({ url: window.location.pathname, sessionId: keeper.session?.sessionId ?? '' }),
      });
    })
    .inSingletonScope();
  bind<DefectLog>(DefectLog).toService(LogShipping);
  bind<LogOwner>(LogOwner).toService(LogShipping);
  bind(LazyConnection)
    .toDynamicValue((context) => {
      const parts = {
        host: context.get<Settings>(Settings).host,
        device: context.get<Device>(Device),
        keeper: context.get(SessionKeeper),
        identifiers: context.get<Identifiers>(Identifiers),
        clock: context.get<Clock>(Clock),
        bankTime: context.get(BankTime),
        log: context.get<DefectLog>(DefectLog),
      };
      return new LazyConnection(async () => (await import('./connect')).connect(parts));
    })
    .inSingletonScope();
  bind<AuthenticationGateway>(AuthenticationGateway)
    .toResolvedValue(
      (connection: LazyConnection, log: DefectLog) =>
        new LazyAuthenticationGateway(async () => (await connection.get()).authentication, log),
      [LazyConnection, DefectLog],
    )
    .inSingletonScope();
});
