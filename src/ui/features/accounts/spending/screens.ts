import { defineScreens } from '../../../kernel/Screen';
import type { Feature } from '../../../kernel/Screen';

export const FEATURE: Feature = {
  screens: defineScreens(
    () => import('./SpendingScreen'),
    [
      {
        path: '/spending',
        kind: 'list',
        needs: ['GET_SPENDING'],
        hint: 'accounts',
        offer: {
          as: 'section',
          name: 'spending',
          icon: 'chart',
          order: 10,
          orderInMore: 4,
          isFor: 'people',
          letter: 'b',
        },
        words: ['charts', 'operations', 'spending'],
        view: (module) => module.SpendingScreen,
      },
    ],
  ),
};
