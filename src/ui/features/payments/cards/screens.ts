import { defineScreens } from '../../../kernel/Screen';
import type { Feature } from '../../../kernel/Screen';
import { formScreen, KIND_FORMS } from '../../../objects/payments/paymentForms';

export const FEATURE: Feature = {
  screens: defineScreens(
    () => import('./views'),
    [
      {
        ...formScreen(KIND_FORMS.ipcCards),
        words: ['cards', 'limits', 'payees', 'transfer'],
        view: (module) => module.IpcCardsPayment,
      },
      {
        ...formScreen(KIND_FORMS.visaCards),
        words: ['cards', 'limits', 'payees', 'transfer'],
        view: (module) => module.VisaCardsPayment,
      },
      {
        ...formScreen(KIND_FORMS.replenishmentVisa),
        words: ['cards', 'limits', 'transfer'],
        view: (module) => module.ReplenishmentVisaPayment,
      },
    ],
  ),
};
