import { defineScreens } from '../../../kernel/Screen';
import type { Feature } from '../../../kernel/Screen';
import { tiledForm } from '../../../objects/payments/paymentForms';

export const FEATURE: Feature = {
  screens: defineScreens(
    () => import('./OwnAccountsPayment'),
    [
      {
        ...tiledForm('ownAccounts', { icon: 'transfer', group: 'transfers', order: 1 }),
        words: ['limits', 'transfer'],
        view: (module) => module.OwnAccountsPayment,
      },
    ],
  ),
};
