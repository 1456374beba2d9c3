import { defineScreens } from '../../../kernel/Screen';
import type { Feature } from '../../../kernel/Screen';
import { profileFrame } from '../../../flow/profile/profileFrame';

export const FEATURE: Feature = {
  screens: defineScreens(
    () => import('./views'),
    [
      {
        path: '/profile/company/rules',
        kind: 'list',
        needs: ['GET_APPROVAL_RULES'],
        unknownToPeople: true,
        offer: { as: 'profilePage', name: 'companyRules', icon: 'sign', section: 'about', order: 22 },
        words: ['companyRules', 'profile'],
        frame: profileFrame,
        view: (module) => module.RulesScreen,
      },
      {
        path: '/profile/company/rules/rule/:ruleId/*',
        kind: 'dashboard',
        needs: ['SET_APPROVAL_RULE', 'GET_APPROVAL_RULES', 'GET_CORP_EMPLOYESS', 'GET_ACCOUNTS_V2'],
        unknownToPeople: true,
        words: ['company', 'companyChanges', 'companyRules', 'profile'],
        frame: profileFrame,
        view: (module) => module.RulePage,
      },
      {
        path: '/profile/company/rules/end/:ruleId/*',
        kind: 'dashboard',
        picture: { needs: 'a rule of the company' },
        needs: ['DELETE_APPROVAL_RULE', 'GET_APPROVAL_RULES'],
        unknownToPeople: true,
        words: ['companyChanges', 'companyRules', 'profile'],
        frame: profileFrame,
        view: (module) => module.RuleEndPage,
      },
    ],
  ),
};
