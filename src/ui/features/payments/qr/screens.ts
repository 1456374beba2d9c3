import { defineScreens } from '../../../kernel/Screen';
import type { Feature } from '../../../kernel/Screen';
import { tiledForm } from '../../../objects/payments/paymentForms';

export const FEATURE: Feature = {
  screens: defineScreens(
    () => import('./QrPaymentScreens'),
    [
      {
        ...tiledForm('qr', { icon: 'qr', group: 'services', order: 15 }),
        words: ['limits', 'operations', 'qr', 'transfer'],
        view: (module) => module.QrPaymentScreens,
      },
    ],
  ),
};
