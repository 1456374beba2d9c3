import { defineGuestScreens } from '../../../kernel/GuestScreen';
import type { GuestScreen } from '../../../kernel/GuestScreen';

export const GUEST_SCREENS: readonly GuestScreen[] = defineGuestScreens(
  () => import('./RegisterScreen'),
  [
    {
      path: '/login/register',
      reader: 'guest',
      words: ['register'],
      view: (module) => module.RegisterScreen,
    },
  ],
);
