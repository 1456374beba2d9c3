import { defineScreens } from '../../../kernel/Screen';
import type { Feature } from '../../../kernel/Screen';

export const FEATURE: Feature = {
  screens: [
    ...defineScreens(
      () => import('./HistoryScreen'),
      [
        {
          path: '/history',
          kind: 'overview',
          needs: ['GET_TRANSACTION_HISTORY_V2'],
          offer: {
            as: 'section',
            name: 'history',
            icon: 'history',
            order: 9,
            bar: 'after',
            isFor: 'people',
            letter: 'i',
          },
          words: ['history', 'operations'],
          view: (module) => module.HistoryScreen,
        },
        {
          path: '/history-corporate',
          kind: 'overview',
          needs: ['GET_TXNS_ON_CONFIRMATION'],
          offer: {
            as: 'section',
            name: 'history',
            id: 'companyHistory',
            icon: 'history',
            order: 4,
            isFor: 'companies',
            letter: 'i',
            elsewhere: ['/history'],
          },
          words: ['history', 'operations'],
          view: (module) => module.HistoryScreen,
        },
      ],
    ),
    ...defineScreens(
      () => import('./TransactionDetailsScreen'),
      [
        {
          path: '/history/:transactionId',
          kind: 'detail',
          needs: ['GET_TRANSACTION_BY_ID_V2'],
          words: ['cases', 'history', 'market', 'moneyTransfer', 'operations', 'signing', 'spending', 'templates'],
          view: (module) => module.TransactionDetailsScreen,
        },
      ],
    ),
  ],
};
