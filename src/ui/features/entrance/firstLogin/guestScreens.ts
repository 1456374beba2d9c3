import { defineGuestScreens } from '../../../kernel/GuestScreen';
import type { GuestScreen } from '../../../kernel/GuestScreen';

export const GUEST_SCREENS: readonly GuestScreen[] = defineGuestScreens(
  () => import('./guestViews'),
  [
    {
      path: '/first-login/password',
      reader: 'guest',
      firstOf: ['newPassword'],
      words: ['firstLogin', 'newPassword'],
      view: (module) => module.FirstPasswordScreen,
    },
    {
      path: '/first-login/question',
      reader: 'guest',
      firstOf: ['securityQuestion'],
      words: ['firstLogin'],
      view: (module) => module.SecurityQuestionScreen,
    },
  ],
);
