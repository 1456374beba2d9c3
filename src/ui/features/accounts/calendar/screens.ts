import { defineScreens } from '../../../kernel/Screen';
import type { Feature } from '../../../kernel/Screen';
import { profileFrame } from '../../../flow/profile/profileFrame';

export const FEATURE: Feature = {
  screens: defineScreens(
    () => import('./CalendarScreen'),
    [
      {
        path: '/profile/calendar',
        kind: 'dashboard',
        needs: ['GET_CARDS_V2'],
        offer: { as: 'profilePage', name: 'calendar', icon: 'calendar', section: 'money', order: 8 },
        words: ['calendar', 'cardProducts', 'deposits', 'loans', 'profile'],
        frame: profileFrame,
        view: (module) => module.CalendarScreen,
      },
    ],
  ),
};
