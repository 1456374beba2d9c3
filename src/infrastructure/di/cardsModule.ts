import { ContainerModule } from 'inversify';

import { CardsStore } from '../../application/cards/CardsStore';
import { Identifiers } from '../../application/ports/Identifiers';
import { OperationGateway } from '../../application/ports/OperationGateway';
import { BankTime } from '../../application/time/BankTime';
import { UserStore } from '../../application/user/UserStore';
import { CardDetailsViewModel } from '../../ui/cards/CardDetailsViewModel';
import { CardScreenViewModel } from '../../ui/cards/CardScreenViewModel';
import { VisaAliasViewModel } from '../../ui/cards/VisaAliasViewModel';

/** View-models of cards, each as long as its page is shown. */
export const cardsModule = new ContainerModule(({ bind }) => {
  bind(CardScreenViewModel).toDynamicValue(
    (context) =>
      new CardScreenViewModel({
        cards: context.get(CardsStore),
        user: context.get(UserStore),
        gateway: context.get<OperationGateway>(OperationGateway),
        identifiers: context.get<Identifiers>(Identifiers),
        clock: context.get(BankTime),
      }),
  );
  bind(CardDetailsViewModel).toResolvedValue(
    (gateway: OperationGateway) => new CardDetailsViewModel(gateway),
    [OperationGateway],
  );
  bind(VisaAliasViewModel).toDynamicValue(
    (context) =>
      new VisaAliasViewModel({
        cards: context.get(CardsStore),
        gateway: context.get<OperationGateway>(OperationGateway),
        clock: context.get(BankTime),
      }),
  );
});
