import { ContainerModule } from 'inversify';

import { CalculatorViewModel } from '../../ui/taxes/CalculatorViewModel';
import { FinesScreenViewModel } from '../../ui/taxes/FinesScreenViewModel';

/** View-models of the tax calculator and the search for fines, shared by guests and customers. */
export const taxesModule = new ContainerModule(({ bind }) => {
  bind(FinesScreenViewModel).toSelf();
  bind(CalculatorViewModel).toSelf();
});
