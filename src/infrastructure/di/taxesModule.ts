import { ContainerModule } from 'inversify';

import { CalculatorViewModel } from '../../ui/taxes/CalculatorViewModel';
import { FinesScreenViewModel } from '../../ui/taxes/FinesScreenViewModel';
import { PropertyCalculatorViewModel } from '../../ui/taxes/PropertyCalculatorViewModel';

/** View-models of the tax calculators and the search for fines, shared by guests and customers. */
export const taxesModule = new ContainerModule(({ bind }) => {
  bind(FinesScreenViewModel).toSelf();
  bind(CalculatorViewModel).toSelf();
  bind(PropertyCalculatorViewModel).toSelf();
});
