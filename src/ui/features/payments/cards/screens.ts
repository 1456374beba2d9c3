import { defineScreens } from '../../../kernel/Screen';
import type { Feature } from '../../../kernel/Screen';
import { formScreen, KIND_FORMS } from '../../../objects/payments/paymentForms';

export const FEATURE: Feature = {
  screens: defineScreens(
    () => import('./views'),
    [
      {
        ...formScreen(KIND_FORMS.ipcCards),
        offer: { as: 'tile', name: 'ipcCards', icon: 'card', group: 'cards', order: 10 },
        words: ['cards', 'limits', 'operations', 'payees', 'transfer'],
        view: (module) => module.IpcCardsPayment,
      },
      {
        ...formScreen(KIND_FORMS.visaCards),
        offer: { as: 'tile', name: 'visaCards', icon: 'card', group: 'cards', order: 11 },
        words: ['cards', 'limits', 'operations', 'payees', 'transfer'],
        view: (module) => module.VisaCardsPayment,
      },
      {
        ...formScreen(KIND_FORMS.replenishmentVisa),
        offer: { as: 'tile', name: 'replenishmentVisa', icon: 'cardPlus', group: 'cards', order: 12 },
        words: ['cards', 'limits', 'operations', 'transfer'],
        view: (module) => module.ReplenishmentVisaPayment,
      },
    ],
  ),
};
