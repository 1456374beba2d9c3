import { defineScreens } from '../../../kernel/Screen';
import type { Feature } from '../../../kernel/Screen';
import { formScreen, KIND_FORMS } from '../../../objects/payments/paymentForms';

export const FEATURE: Feature = {
  screens: defineScreens(
    () => import('./AnotherBanksPayment'),
    [
      {
        ...formScreen(KIND_FORMS.anotherBanks),
        offer: { as: 'tile', name: 'anotherBanks', icon: 'bank', group: 'transfers', order: 3 },
        words: ['limits', 'operations', 'otherBanks', 'payees', 'transfer'],
        view: (module) => module.AnotherBanksPayment,
      },
    ],
  ),
};
