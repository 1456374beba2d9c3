import { defineGuestScreens } from '../../../kernel/GuestScreen';
import type { GuestScreen } from '../../../kernel/GuestScreen';

export const GUEST_SCREENS: readonly GuestScreen[] = defineGuestScreens(
  () => import('./GuestHubScreen'),
  [
    {
      path: '/guest',
      reader: 'visitor',
      words: ['guest'],
      view: (module) => module.GuestHubPage,
    },
  ],
);
