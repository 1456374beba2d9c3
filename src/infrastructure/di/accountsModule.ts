import { ContainerModule } from 'inversify';

import { AccountsStore } from '../../application/accounts/AccountsStore';
import { Clock } from '../../application/ports/Clock';
import { FileSaver } from '../../application/ports/FileSaver';
import { Identifiers } from '../../application/ports/Identifiers';
import { OperationGateway } from '../../application/ports/OperationGateway';
import { Scheduler } from '../../application/ports/Scheduler';
import { AccountChoice } from '../../ui/accounts/AccountChoice';
import { AccountPages } from '../../ui/accounts/AccountPages';
import { AccountChanges } from '../../ui/accounts/change/AccountChanges';
import { OnlineLoanPages } from '../../ui/loans/online/OnlineLoanPages';
import { LoanPages } from '../../ui/loans/LoanPages';

/** Pages of accounts and loans, and the changes of products that ask for a code. */
export const accountsModule = new ContainerModule(({ bind }) => {
  bind(AccountChoice)
    .toResolvedValue((accounts: AccountsStore) => new AccountChoice(accounts), [AccountsStore])
    .inSingletonScope();
  bind(AccountPages).toResolvedValue(
    (gateway: OperationGateway, saver: FileSaver, accounts: AccountsStore) =>
      new AccountPages({ gateway, saver, accounts }),
    [OperationGateway, FileSaver, AccountsStore],
  );
  bind(LoanPages).toResolvedValue(
    (gateway: OperationGateway, saver: FileSaver) => new LoanPages({ gateway, saver }),
    [OperationGateway, FileSaver],
  );
  bind(OnlineLoanPages).toResolvedValue(
    (gateway: OperationGateway, saver: FileSaver, identifiers: Identifiers) =>
      new OnlineLoanPages({ gateway, saver, identifiers }),
    [OperationGateway, FileSaver, Identifiers],
  );
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
