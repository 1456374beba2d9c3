import { defineScreens } from '../../../kernel/Screen';
import type { Feature } from '../../../kernel/Screen';
import { formScreen, KIND_FORMS } from '../../../objects/payments/paymentForms';

export const FEATURE: Feature = {
  screens: defineScreens(
    () => import('./QrPaymentScreens'),
    [
      {
        ...formScreen(KIND_FORMS.qr),
        offer: { as: 'tile', name: 'qr', icon: 'qr', group: 'services', order: 15 },
        words: ['limits', 'operations', 'qr', 'transfer'],
        view: (module) => module.QrPaymentScreens,
      },
    ],
  ),
};
