import { defineGuestScreens } from '../../../kernel/GuestScreen';
import type { GuestScreen } from '../../../kernel/GuestScreen';

export const GUEST_SCREENS: readonly GuestScreen[] = defineGuestScreens(
  () => import('./guest/views'),
  [
    {
      path: '/online-loan',
      reader: 'visitor',
      words: ['guest', 'guestLoans', 'onlineLoan', 'loans'],
      view: (module) => module.GuestLoansPage,
    },
    {
      path: '/detail-online-loan',
      reader: 'visitor',
      words: ['guestLoans', 'onlineLoan', 'loans'],
      view: (module) => module.GuestConditionsPage,
    },
    {
      path: '/loan-agreement',
      reader: 'visitor',
      words: ['guestLoans', 'onlineLoan'],
      view: (module) => module.GuestAgreementPage,
    },
    {
      path: '/page-loan',
      reader: 'visitor',
      words: ['guest', 'guestLoans', 'onlineLoan', 'loans'],
      view: (module) => module.GuestLoanCalculatorPage,
    },
    {
      path: '/repayment-loan',
      reader: 'visitor',
      words: ['guest', 'guestLoans', 'onlineLoan', 'loans'],
      view: (module) => module.GuestSchedulePage,
    },
  ],
);
