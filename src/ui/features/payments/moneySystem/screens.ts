import { defineScreens } from '../../../kernel/Screen';
import type { Feature } from '../../../kernel/Screen';
import { formScreen, KIND_FORMS } from '../../../objects/payments/paymentForms';

export const FEATURE: Feature = {
  screens: defineScreens(
    () => import('./views'),
    [
      {
        ...formScreen(KIND_FORMS.moneySystem),
        words: ['limits', 'moneyTransfer', 'payees', 'transfer'],
        view: (module) => module.MoneySystemPayment,
      },
      {
        ...formScreen(KIND_FORMS.receiveMoneyTransfer),
        words: ['limits', 'moneyTransfer', 'transfer'],
        view: (module) => module.ReceiveMoneyTransferPayment,
      },
    ],
  ),
};
