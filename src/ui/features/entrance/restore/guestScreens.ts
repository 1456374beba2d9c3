import { defineGuestScreens } from '../../../kernel/GuestScreen';
import type { GuestScreen } from '../../../kernel/GuestScreen';

export const GUEST_SCREENS: readonly GuestScreen[] = defineGuestScreens(
  () => import('./views'),
  [
    {
      path: '/login/restore',
      reader: 'guest',
      words: ['restore'],
      view: (module) => module.RestoreScreen,
    },
    {
      path: '/restore-otp',
      reader: 'guest',
      firstOf: ['restoreChoice', 'restoreCode'],
      words: ['restore', 'code'],
      view: (module) => module.RestoreOtpScreen,
    },
    {
      path: '/change-password',
      reader: 'guest',
      firstOf: ['restoredPassword'],
      customerPath: '/profile/settings/password',
      words: ['restore', 'newPassword'],
      view: (module) => module.ChangePasswordScreen,
    },
  ],
);
