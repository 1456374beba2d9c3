import { ContainerModule } from 'inversify';

import { CustomerEvents } from '../../application/calendar/CustomerEvents';
import { CardsStore } from '../../application/cards/CardsStore';
import { DepositsStore } from '../../application/deposits/DepositsStore';
import { LoansStore } from '../../application/loans/LoansStore';
import { Identifiers } from '../../application/ports/Identifiers';
import { OperationGateway } from '../../application/ports/OperationGateway';
import { Scheduler } from '../../application/ports/Scheduler';
import { TemplatesStore } from '../../application/templates/TemplatesStore';
import { BankTime } from '../../application/time/BankTime';
import { UserStore } from '../../application/user/UserStore';
import { PaymentContext } from '../../ui/payment/PaymentContext';
import { KeepTemplateViewModel } from '../../ui/templates/KeepTemplateViewModel';
import { ScheduleEditViewModel } from '../../ui/templates/ScheduleEditViewModel';
import { SchedulesViewModel } from '../../ui/templates/SchedulesViewModel';
import { TemplatesViewModel } from '../../ui/templates/TemplatesViewModel';

/** Bindings of payment templates and scheduled payments. */
export const templatesModule = new ContainerModule(({ bind }) => {
  bind(TemplatesStore)
    .toResolvedValue((gateway: OperationGateway) => new TemplatesStore(gateway), [OperationGateway])
    .inSingletonScope();
  bind(CustomerEvents)
    .toDynamicValue(
      (context) =>
        new CustomerEvents({
          cards: context.get(CardsStore),
          deposits: context.get(DepositsStore),
          loans: context.get(LoansStore),
          templates: context.get(TemplatesStore),
          user: context.get(UserStore),
          clock: context.get(BankTime),
        }),
    )
    .inSingletonScope();
  bind(KeepTemplateViewModel).toDynamicValue(
    (context) =>
      new KeepTemplateViewModel({
        templates: context.get(TemplatesStore),
        context: context.get(PaymentContext),
        user: context.get(UserStore),
      }),
  );
  bind(TemplatesViewModel).toDynamicValue(
    (context) =>
      new TemplatesViewModel({
        templates: context.get(TemplatesStore),
        context: context.get(PaymentContext),
        user: context.get(UserStore),
      }),
  );
  bind(SchedulesViewModel).toDynamicValue(
    (context) =>
      new SchedulesViewModel({ templates: context.get(TemplatesStore), context: context.get(PaymentContext) }),
  );
  bind(ScheduleEditViewModel).toDynamicValue(
    (context) =>
      new ScheduleEditViewModel({
        templates: context.get(TemplatesStore),
        flow: {
          gateway: context.get<OperationGateway>(OperationGateway),
          identifiers: context.get<Identifiers>(Identifiers),
          clock: context.get(BankTime),
          scheduler: context.get<Scheduler>(Scheduler),
        },
      }),
  );
});
