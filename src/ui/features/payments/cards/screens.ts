import { defineScreens } from '../../../kernel/Screen';
import type { Feature } from '../../../kernel/Screen';
import { tiledForm } from '../../../objects/payments/paymentForms';

export const FEATURE: Feature = {
  screens: defineScreens(
    () => import('./views'),
    [
      {
        ...tiledForm('ipcCards', { icon: 'card', group: 'cards', order: 10 }),
        words: ['cards', 'limits', 'operations', 'payees', 'transfer'],
        view: (module) => module.IpcCardsPayment,
      },
      {
        ...tiledForm('visaCards', { icon: 'card', group: 'cards', order: 11 }),
        words: ['cards', 'limits', 'operations', 'payees', 'transfer'],
        view: (module) => module.VisaCardsPayment,
      },
      {
        ...tiledForm('replenishmentVisa', { icon: 'cardPlus', group: 'cards', order: 12 }),
        words: ['cards', 'limits', 'operations', 'transfer'],
        view: (module) => module.ReplenishmentVisaPayment,
      },
    ],
  ),
};
