import { defineGuestScreens } from '../../../kernel/GuestScreen';
import type { GuestScreen } from '../../../kernel/GuestScreen';

export const GUEST_SCREENS: readonly GuestScreen[] = defineGuestScreens(
  () => import('./ServicePointsPages'),
  [
    {
      path: '/service-points',
      reader: 'visitor',
      words: ['guest', 'servicePoints', 'services'],
      view: (module) => module.GuestServicePointsPage,
    },
  ],
);
