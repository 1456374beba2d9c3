import { defineScreens } from '../../../kernel/Screen';
import type { Feature } from '../../../kernel/Screen';

export const FEATURE: Feature = {
  screens: defineScreens(
    () => import('./ReleasePages'),
    [
      {
        path: '/release',
        kind: 'list',
        needs: [],
        offer: { as: 'found', id: 'release', label: 'palette:actions.release', icon: 'info' },
        words: ['guest', 'release'],
        view: (module) => module.ReleasePage,
      },
    ],
  ),
};
