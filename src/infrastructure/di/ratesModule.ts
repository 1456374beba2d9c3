import { ContainerModule } from 'inversify';

import { ConverterViewModel } from '../../ui/rates/ConverterViewModel';
import { RatesViewModel, RatesViewModelDeps } from '../../ui/rates/RatesViewModel';

/** View-models of the exchange rates, shared by guests and customers. */
export const ratesModule = new ContainerModule(({ bind }) => {
  bind(ConverterViewModel).toSelf();
  bind(RatesViewModel).toSelf();
  bind(RatesViewModelDeps).toSelf();
});
