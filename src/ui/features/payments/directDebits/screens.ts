import { defineScreens } from '../../../kernel/Screen';
import type { Feature } from '../../../kernel/Screen';

export const FEATURE: Feature = {
  screens: defineScreens(
    () => import('./views'),
    [
      {
        path: '/payment/direct-debit',
        kind: 'list',
        needs: ['GET_DIRECT_DEBITS'],
        offer: { as: 'tile', name: 'directDebits', icon: 'schedule', group: 'transfers', order: 8 },
        words: ['directDebits', 'transfer'],
        view: (module) => module.DirectDebitsScreen,
      },
      {
        path: '/payment/direct-debit/new/*',
        kind: 'form',
        needs: ['GIVE_DIRECT_DEBIT_MANDATE'],
        words: ['directDebits', 'profile'],
        view: (module) => module.NewMandatePage,
      },
      {
        path: '/payment/direct-debit/:mandateId',
        kind: 'detail',
        needs: ['GET_DIRECT_DEBITS'],
        picture: { needs: 'a mandate that was given' },
        words: ['directDebits'],
        view: (module) => module.MandateScreen,
      },
    ],
  ),
};
