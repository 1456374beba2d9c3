import { ContainerModule } from 'inversify';

import { AccountChoiceViewModel } from '../../ui/accounts/AccountChoiceViewModel';
import { AccountPagesDeps, AccountPagesViewModel } from '../../ui/accounts/AccountPagesViewModel';
import { ProductChanges } from '../../ui/accounts/change/ProductChanges';
import { LoanFileDeps } from '../../ui/loans/LoanFileViewModel';
import { LoanPagesViewModel } from '../../ui/loans/LoanPagesViewModel';
import { OnlineLoanDeps } from '../../ui/loans/online/OnlineLoanDeps';
import { OnlineLoanPagesViewModel } from '../../ui/loans/online/OnlineLoanPagesViewModel';

/** Bindings of account and loan pages, and of product changes confirmed by a code. */
export const accountsModule = new ContainerModule(({ bind }) => {
  bind(AccountChoiceViewModel).toSelf().inSingletonScope();
  bind(AccountPagesViewModel).toSelf();
  bind(AccountPagesDeps).toSelf();
  bind(LoanPagesViewModel).toSelf();
  bind(LoanFileDeps).toSelf();
  bind(OnlineLoanPagesViewModel).toSelf();
  bind(OnlineLoanDeps).toSelf();
  bind(ProductChanges).toSelf();
});
