import { defineScreens } from '../../../kernel/Screen';
import type { Feature } from '../../../kernel/Screen';

export const FEATURE: Feature = {
  screens: defineScreens(
    () => import('./views'),
    [
      {
        path: '/payment/payroll',
        kind: 'list',
        needs: ['GET_PAYROLL_PEOPLE'],
        picture: { needs: 'people of a company' },
        words: ['payroll', 'batch'],
        view: (module) => module.PayrollScreen,
      },
    ],
  ),
};
