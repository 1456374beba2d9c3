import { defineScreens } from '../../../kernel/Screen';
import type { Feature } from '../../../kernel/Screen';

export const FEATURE: Feature = {
  screens: defineScreens(
    () => import('./views'),
    [
      {
        path: '/payment/batch-loading',
        kind: 'dashboard',
        needs: ['SELECT_BATCH_TXNS'],
        offer: { as: 'tile', name: 'batch', icon: 'upload', group: 'transfers', order: 9, isFor: 'makers' },
        words: ['batch', 'otherBanks'],
        view: (module) => module.BatchesScreen,
      },
      {
        path: '/payment/batch-loading/:batchId',
        kind: 'dashboard',
        needs: ['SELECT_BATCH_TXNS'],
        picture: { needs: 'a file that was sent' },
        words: ['batch', 'operations', 'transfer', 'payroll'],
        view: (module) => module.BatchScreen,
      },
    ],
  ),
};
