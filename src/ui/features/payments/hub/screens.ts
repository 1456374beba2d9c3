import { defineScreens } from '../../../kernel/Screen';
import type { Feature } from '../../../kernel/Screen';
import { PAYMENT_FORMS } from '../../../objects/payments/paymentForms';

export const FEATURE: Feature = {
  screens: defineScreens(
    () => import('./views'),
    [
      {
        path: '/payment',
        kind: 'dashboard',
        needs: [...new Set(PAYMENT_FORMS.map(({ code }) => code)), 'GET_DISTRIBUTION'],
        needsOne: true,
        offer: { as: 'section', name: 'payments', icon: 'send', order: 3, bar: 'before', letter: 'p' },
        picture: { of: 'both' },
        words: ['guest', 'palette', 'payees', 'profile', 'templates', 'transfer'],
        view: (module) => module.PaymentHubScreen,
      },
      {
        path: '/transfer-to-card',
        kind: 'list',
        needs: ['MAKE_IPC_CARD_TRANSFER', 'MAKE_VISA_2_VISA_OCT', 'MAKE_VISA_2_VISA_AFT'],
        needsOne: true,
        words: ['transfer'],
        view: (module) => module.CardTransfersScreen,
      },
    ],
  ),
};
