import { TARIFF_PAGES } from '../../../../domain/tariff/TariffPage';
import { defineScreens } from '../../../kernel/Screen';
import type { Feature } from '../../../kernel/Screen';
import { profileFrame } from '../../../flow/profile/profileFrame';

export const FEATURE: Feature = {
  screens: defineScreens(
    () => import('./views'),
    [
      {
        path: '/profile/limits',
        kind: 'dashboard',
        needs: ['GET_CUST_LIMITS'],
        offer: { as: 'profilePage', name: 'limits', icon: 'gauge', section: 'money', order: 4 },
        words: ['limits', 'profile'],
        frame: profileFrame,
        view: (module) => module.LimitsScreen,
      },
      {
        path: '/profile/limits/payments',
        kind: 'dashboard',
        needs: ['GET_CUST_LIMITS'],
        words: ['limits', 'profile'],
        frame: profileFrame,
        view: (module) => module.PaymentLimitsScreen,
      },
      {
        path: '/profile/tariffs',
        kind: 'dashboard',
        needs: ['GET_CUST_TARIFFS'],
        offer: { as: 'profilePage', name: 'tariffs', icon: 'tag', section: 'money', order: 5 },
        words: ['limits', 'moneyTransfer', 'operations', 'profile'],
        frame: profileFrame,
        view: (module) => module.TariffsScreen,
      },
      {
        path: '/profile/tariffs/:page',
        kind: 'dashboard',
        needs: ['GET_CUST_TARIFFS'],
        words: ['limits', 'moneyTransfer', 'operations', 'profile'],
        frame: profileFrame,
        view: (module) => module.TariffPageScreen,
      },
      {
        path: '/profile/tariffs/:page/details/:item',
        kind: 'dashboard',
        needs: ['GET_CUST_TARIFFS'],
        words: ['limits', 'moneyTransfer', 'operations', 'profile', 'services'],
        frame: profileFrame,
        view: (module) => module.TariffDetailsScreen,
      },
      {
        path: '/change-limit/*',
        kind: 'form',
        needs: ['CHANGE_LIMIT'],
        hint: 'limits',
        words: ['cases', 'limits', 'profile'],
        view: (module) => module.ChangeLimitPage,
      },
    ],
  ),
  /** The specification names the tariffs of a kind right below the profile. */
  redirects: TARIFF_PAGES.flatMap((page) => [
    { from: `/profile/${page}`, to: `/profile/tariffs/${page}` },
    { from: `/profile/${page}/details/:item`, to: `/profile/tariffs/${page}/details/:item` },
  ]),
};
