import { defineScreens } from '../../../kernel/Screen';
import type { Feature } from '../../../kernel/Screen';

export const FEATURE: Feature = {
  screens: defineScreens(
    () => import('./views'),
    [
      {
        path: '/payment/payees',
        kind: 'list',
        needs: ['GET_PAYEES'],
        words: ['payees', 'transfer'],
        view: (module) => module.PayeesScreen,
      },
      {
        path: '/payment/payees/pay',
        kind: 'form',
        needs: ['GET_PAYEES'],
        words: ['payees'],
        view: (module) => module.PayPayeeScreen,
      },
    ],
  ),
};
