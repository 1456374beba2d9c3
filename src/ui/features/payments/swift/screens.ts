import { defineScreens } from '../../../kernel/Screen';
import type { Feature } from '../../../kernel/Screen';
import { tiledForm } from '../../../objects/payments/paymentForms';

export const FEATURE: Feature = {
  screens: defineScreens(
    () => import('./SwiftPayment'),
    [
      {
        ...tiledForm('swift', { icon: 'globe', group: 'transfers', order: 4 }),
        words: ['limits', 'operations', 'payees', 'personalData', 'swift', 'transfer'],
        view: (module) => module.SwiftPayment,
      },
    ],
  ),
};
