import { defineScreens } from '../../../kernel/Screen';
import type { Feature } from '../../../kernel/Screen';

export const FEATURE: Feature = {
  screens: defineScreens(
    () => import('./HomeScreen'),
    [
      {
        path: '/',
        kind: 'dashboard',
        needs: [],
        offer: {
          as: 'section',
          name: 'home',
          icon: 'home',
          order: 1,
          bar: 'before',
          letter: 'h',
          elsewhere: ['/accounts'],
        },
        picture: { of: 'both' },
        maxScreens: 2,
        words: ['calendar', 'cardProducts', 'deposits', 'home', 'loans', 'operations'],
        view: (module) => module.HomeScreen,
      },
    ],
  ),
};
