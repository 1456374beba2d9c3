import { defineScreens } from '../../../kernel/Screen';
import type { Feature } from '../../../kernel/Screen';
import { tiledForm } from '../../../objects/payments/paymentForms';

export const FEATURE: Feature = {
  screens: defineScreens(
    () => import('./views'),
    [
      {
        ...tiledForm('moneySystem', { icon: 'cash', group: 'transfers', order: 5 }),
        words: ['limits', 'moneyTransfer', 'operations', 'payees', 'transfer'],
        view: (module) => module.MoneySystemPayment,
      },
      {
        ...tiledForm('receiveMoneyTransfer', { icon: 'incoming', group: 'transfers', order: 6 }),
        words: ['limits', 'moneyTransfer', 'transfer'],
        view: (module) => module.ReceiveMoneyTransferPayment,
      },
    ],
  ),
};
