import { defineScreens } from '../../../kernel/Screen';
import type { Feature } from '../../../kernel/Screen';
import { tiledForm } from '../../../objects/payments/paymentForms';

export const FEATURE: Feature = {
  screens: defineScreens(
    () => import('./OtherAccountsPayment'),
    [
      {
        ...tiledForm('otherAccounts', { icon: 'send', group: 'transfers', order: 2 }),
        words: ['limits', 'operations', 'payees', 'transfer'],
        view: (module) => module.OtherAccountsPayment,
      },
    ],
  ),
};
