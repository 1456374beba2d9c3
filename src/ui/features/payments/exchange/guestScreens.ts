import { defineGuestScreens } from '../../../kernel/GuestScreen';
import type { GuestScreen } from '../../../kernel/GuestScreen';

export const GUEST_SCREENS: readonly GuestScreen[] = defineGuestScreens(
  () => import('./GuestRatesPage'),
  [
    {
      path: '/exchange',
      reader: 'visitor',
      words: ['guest', 'rates', 'charts'],
      view: (module) => module.GuestRatesPage,
    },
  ],
);
