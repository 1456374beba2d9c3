import { defineGuestScreens } from '../../../kernel/GuestScreen';
import type { GuestScreen } from '../../../kernel/GuestScreen';

export const GUEST_SCREENS: readonly GuestScreen[] = defineGuestScreens(
  () => import('./ReleasePages'),
  [
    {
      path: '/release',
      reader: 'visitor',
      words: ['guest', 'release'],
      view: (module) => module.GuestReleasePage,
    },
  ],
);
