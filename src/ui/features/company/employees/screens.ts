import { defineScreens } from '../../../kernel/Screen';
import type { Feature } from '../../../kernel/Screen';
import { profileFrame } from '../../../flow/profile/profileFrame';

export const FEATURE: Feature = {
  screens: defineScreens(
    () => import('./views'),
    [
      {
        path: '/profile/company',
        kind: 'dashboard',
        needs: ['GET_CORP_CUSTOMER_DATA', 'GET_CORP_EMPLOYESS'],
        unknownToPeople: true,
        offer: { as: 'profilePage', name: 'company', icon: 'briefcase', section: 'about', order: 2 },
        words: ['company', 'personalData', 'profile'],
        frame: profileFrame,
        view: (module) => module.CompanyScreen,
      },
      {
        path: '/profile/company/employee/:employeeId/*',
        kind: 'dashboard',
        needs: ['CHANGE_CORP_EMPLOYEE_RIGHTS', 'GET_ACCOUNTS_V2'],
        unknownToPeople: true,
        words: ['company', 'companyChanges', 'profile'],
        frame: profileFrame,
        view: (module) => module.EmployeeRightsPage,
      },
    ],
  ),
};
