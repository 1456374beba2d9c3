import { ContainerModule } from 'inversify';

import { AccountsStore } from '../../application/accounts/AccountsStore';
import { Clock } from '../../application/ports/Clock';
import { FileSaver } from '../../application/ports/FileSaver';
import { Identifiers } from '../../application/ports/Identifiers';
import { OperationGateway } from '../../application/ports/OperationGateway';
import { Scheduler } from '../../application/ports/Scheduler';
import { AccountChoiceViewModel } from '../../ui/accounts/AccountChoiceViewModel';
import { AccountPagesViewModel } from '../../ui/accounts/AccountPagesViewModel';
import { ProductChanges } from '../../ui/accounts/change/ProductChanges';
import { OnlineLoanPagesViewModel } from '../../ui/loans/online/OnlineLoanPagesViewModel';
import { LoanPagesViewModel } from '../../ui/loans/LoanPagesViewModel';

/** Bindings of account and loan pages, and of product changes confirmed by a code. */
export const accountsModule = new ContainerModule(({ bind }) => {
  bind(AccountChoiceViewModel)
    .toResolvedValue((accounts: AccountsStore) => new AccountChoiceViewModel(accounts), [AccountsStore])
    .inSingletonScope();
  bind(AccountPagesViewModel).toResolvedValue(
    (gateway: OperationGateway, saver: FileSaver, accounts: AccountsStore) =>
      new AccountPagesViewModel({ gateway, saver, accounts }),
    [OperationGateway, FileSaver, AccountsStore],
  );
  bind(LoanPagesViewModel).toResolvedValue(
    (gateway: OperationGateway, saver: FileSaver) => new LoanPagesViewModel({ gateway, saver }),
    [OperationGateway, FileSaver],
  );
  bind(OnlineLoanPagesViewModel).toResolvedValue(
    (gateway: OperationGateway, saver: FileSaver, identifiers: Identifiers) =>
      new OnlineLoanPagesViewModel({ gateway, saver, identifiers }),
    [OperationGateway, FileSaver, Identifiers],
  );
  bind(ProductChanges).toDynamicValue(
    (context) =>
      new ProductChanges({
        gateway: context.get<OperationGateway>(OperationGateway),
        identifiers: context.get<Identifiers>(Identifiers),
        clock: context.get<Clock>(Clock),
        scheduler: context.get<Scheduler>(Scheduler),
      }),
  );
});
