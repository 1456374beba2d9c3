import { defineScreens } from '../../../kernel/Screen';
import type { Feature } from '../../../kernel/Screen';

export const FEATURE: Feature = {
  screens: defineScreens(
    () => import('./MyTableScreen'),
    [
      {
        path: '/my-table',
        kind: 'dashboard',
        needs: ['GET_ACCOUNTS_V2'],
        offer: { as: 'found', id: 'myTable', label: 'palette:actions.myTable', icon: 'table' },
        words: ['cardProducts', 'deposits', 'loans', 'myTable'],
        view: (module) => module.MyTableScreen,
      },
    ],
  ),
};
