import { defineScreens } from '../../../kernel/Screen';
import type { Feature } from '../../../kernel/Screen';
import { formScreen, KIND_FORMS } from '../../../objects/payments/paymentForms';

export const FEATURE: Feature = {
  screens: defineScreens(
    () => import('./OwnAccountsPayment'),
    [
      {
        ...formScreen(KIND_FORMS.ownAccounts),
        offer: { as: 'tile', name: 'ownAccounts', icon: 'transfer', group: 'transfers', order: 1 },
        words: ['limits', 'transfer'],
        view: (module) => module.OwnAccountsPayment,
      },
    ],
  ),
};
