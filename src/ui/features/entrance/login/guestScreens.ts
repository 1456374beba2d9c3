import { defineGuestScreens } from '../../../kernel/GuestScreen';
import type { GuestScreen } from '../../../kernel/GuestScreen';

export const GUEST_SCREENS: readonly GuestScreen[] = defineGuestScreens(
  () => import('./views'),
  [
    {
      path: '/login',
      reader: 'guest',
      firstOf: ['unauthenticated'],
      services: 'login',
      words: ['login'],
      view: (module) => module.LoginScreen,
    },
    {
      path: '/otp',
      reader: 'guest',
      firstOf: ['secondFactor'],
      services: 'login',
      words: ['login', 'code'],
      view: (module) => module.OtpScreen,
    },
  ],
);
