import { defineScreens } from '../../../kernel/Screen';
import type { Feature } from '../../../kernel/Screen';

export const FEATURE: Feature = {
  screens: defineScreens(
    () => import('./GuestHubScreen'),
    [
      {
        path: '/guest',
        kind: 'dashboard',
        needs: [],
        words: ['guest'],
        view: (module) => module.CustomerHubPage,
      },
    ],
  ),
};
