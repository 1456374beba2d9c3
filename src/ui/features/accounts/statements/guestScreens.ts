import { defineGuestScreens } from '../../../kernel/GuestScreen';
import type { GuestScreen } from '../../../kernel/GuestScreen';

export const GUEST_SCREENS: readonly GuestScreen[] = defineGuestScreens(
  () => import('./GuestProofPage'),
  [
    {
      path: '/excerpt',
      reader: 'visitor',
      words: ['guest', 'statements', 'operations'],
      view: (module) => module.GuestProofPage,
    },
  ],
);
