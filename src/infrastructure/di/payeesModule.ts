import { ContainerModule } from 'inversify';

import { PayeesDeps, PayeesViewModel } from '../../ui/features/payments/payees/PayeesViewModel';
import { PayPayeeViewModel } from '../../ui/features/payments/payees/PayPayeeViewModel';

/** Bindings of the payee book. */
export const payeesModule = new ContainerModule(({ bind }) => {
  bind(PayeesViewModel).toSelf();
  bind(PayeesDeps).toSelf();
  bind(PayPayeeViewModel).toSelf();
});
