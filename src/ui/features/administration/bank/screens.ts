import { defineScreens } from '../../../kernel/Screen';
import type { Feature } from '../../../kernel/Screen';

export const FEATURE: Feature = {
  screens: defineScreens(
    () => import('./views'),
    [
      {
        path: '/admin',
        kind: 'dashboard',
        needs: ['GET_IBANK_STATUS_SETTINGS'],
        offer: { as: 'section', name: 'administration', icon: 'shield', order: 14, own: true },
        picture: { needs: 'an administrator; it names the time the bank was started' },
        words: ['administration'],
        view: (module) => module.AdministrationScreen,
      },
      {
        path: '/admin/users',
        kind: 'list',
        needs: ['GET_ADMIN_USERS'],
        picture: { needs: 'an administrator; a user has the time of their sign-in' },
        words: ['administration'],
        view: (module) => module.UsersScreen,
      },
      {
        path: '/admin/users/:userId',
        kind: 'detail',
        needs: ['GET_ADMIN_USERS'],
        picture: { needs: 'an administrator; a user has the time of their sign-in' },
        words: ['administration', 'company'],
        view: (module) => module.UserScreen,
      },
    ],
  ),
};
