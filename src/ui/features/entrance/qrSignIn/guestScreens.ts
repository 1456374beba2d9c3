import { defineGuestScreens } from '../../../kernel/GuestScreen';
import type { GuestScreen } from '../../../kernel/GuestScreen';

export const GUEST_SCREENS: readonly GuestScreen[] = defineGuestScreens(
  () => import('./QrSignInScreen'),
  [
    {
      path: '/login/authorization-corporate',
      reader: 'guest',
      words: ['qrSignIn'],
      view: (module) => module.QrSignInScreen,
    },
  ],
);
