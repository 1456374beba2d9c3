import { defineScreens } from '../../../kernel/Screen';
import type { Feature } from '../../../kernel/Screen';
import { profileFrame } from '../../../flow/profile/profileFrame';

export const FEATURE: Feature = {
  screens: defineScreens(
    () => import('./views'),
    [
      {
        path: '/profile/company/audit',
        kind: 'list',
        needs: ['GET_COMPANY_AUDIT', 'GET_CORP_EMPLOYESS'],
        unknownToPeople: true,
        picture: { needs: 'acts of the users of a company' },
        offer: { as: 'profilePage', name: 'companyAudit', icon: 'history', section: 'about', order: 21 },
        words: ['companyAudit', 'operations', 'profile'],
        frame: profileFrame,
        view: (module) => module.CompanyAuditScreen,
      },
    ],
  ),
};
