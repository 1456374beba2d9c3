import { defineScreens } from '../../../kernel/Screen';
import type { Feature } from '../../../kernel/Screen';

export const FEATURE: Feature = {
  screens: defineScreens(
    () => import('./PrivacyPolicyScreen'),
    [
      {
        path: '/privacy-policy',
        kind: 'list',
        needs: [],
        offer: { as: 'found', id: 'privacy', label: 'palette:actions.privacy', icon: 'info' },
        words: ['privacy'],
        view: (module) => module.PrivacyPolicyScreen,
      },
    ],
  ),
};
