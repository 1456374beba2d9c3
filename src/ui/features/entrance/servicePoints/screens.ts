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
        offer: { as: 'found', id: 'servicePoints', label: 'palette:actions.servicePoints', icon: 'place' },
        words: ['guest', 'servicePoints', 'services'],
        view: (module) => module.ServicePointsPage,
      },
    ],
  ),
};
