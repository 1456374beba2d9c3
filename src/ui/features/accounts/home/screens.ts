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
        words: ['calendar', 'cardProducts', 'deposits', 'home', 'loans', 'operations', 'palette', 'transfer'],
        view: (module) => module.HomeScreen,
      },
    ],
  ),
};
