import { defineScreens } from '../../../kernel/Screen';
import type { Feature } from '../../../kernel/Screen';
import { tiledForm } from '../../../objects/payments/paymentForms';

export const FEATURE: Feature = {
  screens: defineScreens(
    () => import('./AnotherBanksPayment'),
    [
      {
        ...tiledForm('anotherBanks', { icon: 'bank', group: 'transfers', order: 3 }),
        words: ['limits', 'operations', 'otherBanks', 'payees', 'transfer'],
        view: (module) => module.AnotherBanksPayment,
      },
    ],
  ),
};
