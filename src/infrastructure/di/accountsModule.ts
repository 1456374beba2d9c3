import { ContainerModule } from 'inversify';

import { AccountChoiceViewModel } from '../../ui/features/accounts/account/AccountChoiceViewModel';
import { AccountPagesDeps, AccountPagesViewModel } from '../../ui/features/accounts/account/AccountPagesViewModel';
import { ProductChanges } from '../../ui/flow/change/ProductChanges';
import { LoanFileDeps } from '../../ui/features/products/loans/LoanFileViewModel';
import { LoanPagesViewModel } from '../../ui/features/products/loans/LoanPagesViewModel';
import { OnlineLoanDeps } from '../../ui/features/products/loans/online/OnlineLoanDeps';
import { OnlineLoanPagesViewModel } from '../../ui/features/products/loans/online/OnlineLoanPagesViewModel';

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
