import { ContainerModule } from 'inversify';

import { CalculatorViewModel } from '../../ui/features/payments/taxes/CalculatorViewModel';
import { FinesScreenViewModel } from '../../ui/features/payments/taxes/FinesScreenViewModel';
import { PropertyCalculatorViewModel } from '../../ui/features/payments/taxes/PropertyCalculatorViewModel';

/** View-models of the tax calculators and the search for fines, shared by guests and customers. */
export const taxesModule = new ContainerModule(({ bind }) => {
  bind(FinesScreenViewModel).toSelf();
  bind(CalculatorViewModel).toSelf();
  bind(PropertyCalculatorViewModel).toSelf();
});
