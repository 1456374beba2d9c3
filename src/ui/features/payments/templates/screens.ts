import { defineScreens } from '../../../kernel/Screen';
import type { Feature } from '../../../kernel/Screen';
import { profileFrame } from '../../../flow/profile/profileFrame';

export const FEATURE: Feature = {
  screens: defineScreens(
    () => import('./views'),
    [
      {
        path: '/profile/templates',
        kind: 'dashboard',
        needs: ['LIST_TEMPLATE_V2'],
        offer: { as: 'profilePage', name: 'templates', icon: 'bookmark', section: 'money', order: 6 },
        words: ['operations', 'profile', 'templates'],
        frame: profileFrame,
        view: (module) => module.TemplatesScreen,
      },
      {
        path: '/profile/scheduled-payments',
        kind: 'dashboard',
        needs: ['CHANGE_SCHEDULE'],
        readable: true,
        hint: 'schedules',
        offer: { as: 'profilePage', name: 'scheduledPayments', icon: 'schedule', section: 'money', order: 7 },
        words: ['profile', 'templates'],
        frame: profileFrame,
        view: (module) => module.SchedulesScreen,
      },
      {
        path: '/profile/scheduled-payments/edit/*',
        kind: 'dashboard',
        needs: ['HANDLE_SCHEDULED_TRANSACTION'],
        hint: 'schedules',
        words: ['operations', 'profile', 'templates'],
        frame: profileFrame,
        view: (module) => module.ScheduleEditPage,
      },
    ],
  ),
};
