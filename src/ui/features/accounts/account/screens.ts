import { defineScreens } from '../../../kernel/Screen';
import type { Feature } from '../../../kernel/Screen';

export const FEATURE: Feature = {
  screens: defineScreens(
    () => import('./views'),
    [
      {
        path: '/accounts/overview',
        kind: 'dashboard',
        needs: ['GET_ACCOUNT_FLOW'],
        picture: { of: 'both' },
        words: ['accounts', 'cardProducts', 'charts', 'operations'],
        view: (module) => module.AccountScreen,
      },
      {
        path: '/accounts/latest',
        kind: 'dashboard',
        needs: ['GET_TRANSACTION_HISTORY_V2'],
        words: ['accounts', 'cardProducts', 'charts', 'operations'],
        view: (module) => module.AccountOperationsScreen,
      },
      {
        path: '/accounts/settings',
        kind: 'detail',
        needs: ['GET_ACCOUNTS_V2'],
        words: ['accounts'],
        view: (module) => module.SettingsPage,
      },
      {
        path: '/accounts/settings/block/*',
        kind: 'form',
        needs: ['CHANGE_ACCOUNT_SETTINGS'],
        words: ['accounts', 'profile'],
        view: (module) => module.BlockAccountPage,
      },
      {
        path: '/accounts/settings/unblock/*',
        kind: 'form',
        needs: ['CHANGE_ACCOUNT_SETTINGS'],
        words: ['accounts', 'profile'],
        view: (module) => module.UnblockAccountPage,
      },
      {
        path: '/accounts/settings/wake/*',
        kind: 'form',
        needs: ['CHANGE_ACCOUNT_SETTINGS'],
        words: ['accounts', 'profile'],
        view: (module) => module.WakeAccountPage,
      },
      {
        path: '/accounts/change-account-name',
        kind: 'detail',
        needs: ['CHANGE_ACCOUNT_NAME'],
        words: ['accounts'],
        view: (module) => module.RenamePage,
      },
      {
        path: '/accounts/requisites',
        kind: 'detail',
        needs: ['GET_REQUISITES'],
        offer: { as: 'found', id: 'requisites', label: 'palette:actions.requisites', icon: 'copy' },
        words: ['accounts'],
        view: (module) => module.RequisitesPage,
      },
      {
        path: '/accounts/account-limits',
        kind: 'detail',
        needs: ['GET_CUST_LIMITS'],
        words: ['accounts', 'limits', 'profile'],
        view: (module) => module.AccountLimitsPage,
      },
      {
        path: '/accounts/request-overdraft/*',
        kind: 'form',
        needs: ['GET_OVERDRAFT_OFFER'],
        hint: 'accounts',
        words: ['accounts', 'cases', 'profile'],
        view: (module) => module.OverdraftPage,
      },
      {
        path: '/accounts/reopening/*',
        kind: 'form',
        needs: ['UNDORMANT_ACCOUNT'],
        words: ['accounts', 'profile'],
        view: (module) => module.ReopeningPage,
      },
    ],
  ),
  redirects: [
    { from: '/accounts', to: '/accounts/overview' },
    { from: '/profile/change-account-name', to: '/accounts/change-account-name' },
  ],
};
