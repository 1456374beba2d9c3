import { defineScreens } from '../../../kernel/Screen';
import type { Feature } from '../../../kernel/Screen';

export const FEATURE: Feature = {
  screens: defineScreens(
    () => import('./ServicePointsPages'),
    [
      {
        path: '/service-points',
        kind: 'dashboard',
        needs: ['GET_SERVICE_POINTS'],
        words: ['guest', 'servicePoints', 'services'],
        view: (module) => module.ServicePointsPage,
      },
    ],
  ),
};
