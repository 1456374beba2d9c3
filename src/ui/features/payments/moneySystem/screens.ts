import { defineScreens } from '../../../kernel/Screen';
import type { Feature } from '../../../kernel/Screen';
import { formScreen, KIND_FORMS } from '../../../objects/payments/paymentForms';

export const FEATURE: Feature = {
  screens: defineScreens(
    () => import('./views'),
    [
      {
        ...formScreen(KIND_FORMS.moneySystem),
        offer: { as: 'tile', name: 'moneySystem', icon: 'cash', group: 'transfers', order: 5 },
        words: ['limits', 'moneyTransfer', 'operations', 'payees', 'transfer'],
        view: (module) => module.MoneySystemPayment,
      },
      {
        ...formScreen(KIND_FORMS.receiveMoneyTransfer),
        offer: { as: 'tile', name: 'receiveMoneyTransfer', icon: 'incoming', group: 'transfers', order: 6 },
        words: ['limits', 'moneyTransfer', 'transfer'],
        view: (module) => module.ReceiveMoneyTransferPayment,
      },
    ],
  ),
};
