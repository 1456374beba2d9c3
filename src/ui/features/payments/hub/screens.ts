import { defineScreens } from '../../../kernel/Screen';
import type { Feature } from '../../../kernel/Screen';
import { createdBy, FORMS } from '../../../objects/payments/paymentForms';

export const FEATURE: Feature = {
  screens: defineScreens(
    () => import('./views'),
    [
      {
        path: '/payment',
        kind: 'dashboard',
        needs: [...createdBy(...Object.values(FORMS)), 'GET_DISTRIBUTION'],
        needsOne: true,
        offer: { as: 'section', name: 'payments', icon: 'send', order: 3, bar: 'before', letter: 'p' },
        picture: { of: 'both' },
        words: ['guest', 'palette', 'payees', 'profile', 'templates', 'transfer'],
        view: (module) => module.PaymentHubScreen,
      },
      {
        path: '/transfer-to-card',
        kind: 'list',
        needs: createdBy(FORMS.ipcCards, FORMS.visaCards, FORMS.replenishmentVisa),
        needsOne: true,
        words: ['transfer'],
        view: (module) => module.CardTransfersScreen,
      },
    ],
  ),
};
