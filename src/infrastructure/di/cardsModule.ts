import { ContainerModule } from 'inversify';

import { CardDetailsViewModel } from '../../ui/features/products/cards/CardDetailsViewModel';
import { CardScreenDeps, CardScreenViewModel } from '../../ui/features/products/cards/CardScreenViewModel';
import { VisaAliasDeps, VisaAliasViewModel } from '../../ui/features/products/cards/VisaAliasViewModel';

/** View-models of cards, each as long as its page is shown. */
export const cardsModule = new ContainerModule(({ bind }) => {
  bind(CardScreenViewModel).toSelf();
  bind(CardScreenDeps).toSelf();
  bind(CardDetailsViewModel).toSelf();
  bind(VisaAliasViewModel).toSelf();
  bind(VisaAliasDeps).toSelf();
});
