import { defineScreens } from '../../../kernel/Screen';
import type { Feature } from '../../../kernel/Screen';

export const FEATURE: Feature = {
  screens: defineScreens(
    () => import('./views'),
    [
      {
        path: '/messages',
        kind: 'dashboard',
        needs: ['GET_LAST_MSGS_AND_COUNT_UNREADED'],
        offer: { as: 'section', name: 'messages', icon: 'chat', order: 11, own: true, letter: 'm' },
        words: ['cases', 'chat', 'market', 'operations'],
        view: (module) => module.MessagesScreen,
      },
      {
        path: '/messages/:topicId',
        kind: 'dashboard',
        needs: ['GET_MSGS_BY_TOPIC_ID'],
        words: ['cases', 'chat', 'market', 'operations'],
        view: (module) => module.MessagesScreen,
      },
      {
        path: '/messages/new-case',
        kind: 'form',
        needs: ['OPEN_CASE'],
        words: ['cases', 'chat', 'operations'],
        view: (module) => module.GeneralCaseScreen,
      },
      {
        path: '/history/:transactionId/case',
        kind: 'form',
        needs: ['OPEN_CASE', 'GET_TRANSACTION_BY_ID_V2'],
        words: ['cases', 'chat', 'history', 'operations'],
        view: (module) => module.OperationCaseScreen,
      },
    ],
  ),
};
