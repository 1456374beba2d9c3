import { ContainerModule } from 'inversify';

import { Clock } from '../../application/ports/Clock';
import { Identifiers } from '../../application/ports/Identifiers';
import { OperationGateway } from '../../application/ports/OperationGateway';
import { Scheduler } from '../../application/ports/Scheduler';
import { AccountChanges } from '../../ui/accounts/change/AccountChanges';

/** Pages of accounts, and the changes of products that ask for a code. */
export const accountsModule = new ContainerModule(({ bind }) => {
  bind(AccountChanges).toDynamicValue(
    (context) =>
      new AccountChanges({
        gateway: context.get<OperationGateway>(OperationGateway),
        identifiers: context.get<Identifiers>(Identifiers),
        clock: context.get<Clock>(Clock),
        scheduler: context.get<Scheduler>(Scheduler),
      }),
  );
});
