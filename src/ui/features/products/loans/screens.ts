import { defineScreens } from '../../../kernel/Screen';
import type { Feature } from '../../../kernel/Screen';
import { formScreen, PRODUCT_FORMS } from '../../../objects/payments/paymentForms';

export const FEATURE: Feature = {
  screens: defineScreens(
    () => import('./views'),
    [
      {
        path: '/loan/credit',
        kind: 'detail',
        needs: ['GET_LOANS_V2'],
        words: ['loans', 'transfer'],
        view: (module) => module.CreditPage,
      },
      {
        path: '/loan/schedule',
        kind: 'dashboard',
        needs: ['GET_LOAN_REPAYMENT_SCHEDULE'],
        words: ['charts', 'loans'],
        view: (module) => module.SchedulePage,
      },
      {
        path: '/loan/collateral',
        kind: 'list',
        needs: ['GET_LOANS_V2'],
        words: ['loans'],
        view: (module) => module.CollateralPage,
      },
      {
        path: '/loan/actions',
        kind: 'list',
        needs: ['GET_LOANS_V2'],
        words: ['loans'],
        view: (module) => module.ActionsPage,
      },
      {
        path: '/loan/requisites',
        kind: 'list',
        needs: ['GET_LOANS_V2'],
        words: ['accounts', 'loans'],
        view: (module) => module.LoanRequisitesPage,
      },
      {
        ...formScreen(PRODUCT_FORMS.loanRepayment),
        words: ['limits', 'loans', 'transfer'],
        view: (module) => module.LoanRepaymentPayment,
      },
      {
        path: '/loan/restructuring/*',
        kind: 'form',
        needs: ['RESTRUCTURE_LOAN'],
        hint: 'loans',
        words: ['loans', 'profile'],
        view: (module) => module.RestructuringPage,
      },
      {
        path: '/online-loan',
        kind: 'list',
        needs: ['DIGITAL_LOAN_GET_LIST'],
        hint: 'loans',
        words: ['loans', 'onlineLoan'],
        view: (module) => module.OnlineLoansPage,
      },
      {
        path: '/page-loan',
        kind: 'form',
        needs: ['DIGITAL_LOAN_APPLY'],
        hint: 'loans',
        words: ['loans', 'onlineLoan'],
        view: (module) => module.CalculatorPage,
      },
      {
        path: '/detail-online-loan',
        kind: 'detail',
        needs: ['DIGITAL_LOAN_GET_LOAN_DETAILS'],
        hint: 'loans',
        words: ['loans', 'onlineLoan'],
        view: (module) => module.ApplicationPage,
      },
      {
        path: '/loan-agreement/*',
        kind: 'form',
        needs: ['DIGITAL_LOAN_CONFIRM'],
        hint: 'loans',
        words: ['loans', 'onlineLoan', 'profile'],
        view: (module) => module.AgreementPage,
      },
      {
        path: '/repayment-loan',
        kind: 'detail',
        needs: ['DIGITAL_LOAN_GET_DETAILS_FOR_ACTIVE_LOAN'],
        hint: 'loans',
        words: ['loans', 'onlineLoan'],
        view: (module) => module.ActiveLoanPage,
      },
    ],
  ),
  redirects: [{ from: '/loan', to: '/loan/credit' }],
};
