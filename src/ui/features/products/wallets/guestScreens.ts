import { defineGuestScreens } from '../../../kernel/GuestScreen';
import type { GuestScreen } from '../../../kernel/GuestScreen';

export const GUEST_SCREENS: readonly GuestScreen[] = defineGuestScreens(
  () => import('./GuestRegistrationPage'),
  [
    {
      path: '/register-elsom',
      reader: 'visitor',
      words: ['guest', 'wallets'],
      view: (module) => module.GuestRegistrationPage,
    },
  ],
);
