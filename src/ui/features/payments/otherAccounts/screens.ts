import { defineScreens } from '../../../kernel/Screen';
import type { Feature } from '../../../kernel/Screen';
import { formScreen, KIND_FORMS } from '../../../objects/payments/paymentForms';

export const FEATURE: Feature = {
  screens: defineScreens(
    () => import('./OtherAccountsPayment'),
    [
      {
        ...formScreen(KIND_FORMS.otherAccounts),
        offer: { as: 'tile', name: 'otherAccounts', icon: 'send', group: 'transfers', order: 2 },
        words: ['limits', 'operations', 'payees', 'transfer'],
        view: (module) => module.OtherAccountsPayment,
      },
    ],
  ),
};
