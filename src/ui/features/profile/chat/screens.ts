import { defineScreens } from '../../../kernel/Screen';
import type { Feature } from '../../../kernel/Screen';

export const FEATURE: Feature = {
  screens: defineScreens(
    () => import('./MessagesScreen'),
    [
      {
        path: '/messages',
        kind: 'dashboard',
        needs: ['GET_LAST_MSGS_AND_COUNT_UNREADED'],
        offer: { as: 'section', name: 'messages', icon: 'chat', order: 11, own: true, letter: 'm' },
        words: ['chat', 'operations'],
        view: (module) => module.MessagesScreen,
      },
      {
        path: '/messages/:topicId',
        kind: 'dashboard',
        needs: ['GET_MSGS_BY_TOPIC_ID'],
        words: ['chat', 'operations'],
        view: (module) => module.MessagesScreen,
      },
    ],
  ),
};
