import { ContainerModule } from 'inversify';

import { ConverterViewModel } from '../../ui/features/payments/exchange/ConverterViewModel';
import { RatesViewModel, RatesViewModelDeps } from '../../ui/features/payments/exchange/RatesViewModel';

/** View-models of the exchange rates, shared by guests and customers. */
export const ratesModule = new ContainerModule(({ bind }) => {
  bind(ConverterViewModel).toSelf();
  bind(RatesViewModel).toSelf();
  bind(RatesViewModelDeps).toSelf();
});
