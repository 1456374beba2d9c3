import { defineScreens } from '../../../kernel/Screen';
import type { Feature } from '../../../kernel/Screen';
import { formScreen, PRODUCT_FORMS } from '../../../objects/payments/paymentForms';

export const FEATURE: Feature = {
  screens: defineScreens(
    () => import('./views'),
    [
      {
        path: '/market',
        kind: 'list',
        needs: ['GET_APPLICATIONS'],
        words: ['market'],
        view: (module) => module.MarketScreen,
      },
      {
        path: '/market/applications',
        kind: 'list',
        needs: ['GET_APPLICATIONS'],
        words: ['market'],
        view: (module) => module.ApplicationsScreen,
      },
      {
        ...formScreen(PRODUCT_FORMS.checkbookOrdering),
        words: ['limits', 'market', 'transfer'],
        view: (module) => module.CheckbookPayment,
      },
      {
        ...formScreen(PRODUCT_FORMS.accountPaper),
        words: ['limits', 'market', 'transfer'],
        view: (module) => module.AccountPaperPayment,
      },
      {
        ...formScreen(PRODUCT_FORMS.loanPaper),
        words: ['limits', 'loans', 'market', 'transfer'],
        view: (module) => module.LoanPaperPayment,
      },
      {
        ...formScreen(PRODUCT_FORMS.accountOpening),
        words: ['limits', 'market', 'transfer'],
        view: (module) => module.AccountOpeningPayment,
      },
      {
        ...formScreen(PRODUCT_FORMS.loanApplication),
        words: ['limits', 'loans', 'market', 'onlineLoan', 'transfer'],
        view: (module) => module.LoanApplicationPayment,
      },
      {
        ...formScreen(PRODUCT_FORMS.boxReservation),
        words: ['limits', 'loans', 'market', 'transfer'],
        view: (module) => module.BoxReservationPayment,
      },
      {
        ...formScreen(PRODUCT_FORMS.bondPurchase),
        words: ['limits', 'market', 'transfer'],
        view: (module) => module.BondPayment,
      },
      {
        ...formScreen(PRODUCT_FORMS.debitCard),
        words: ['cardProducts', 'limits', 'market', 'transfer'],
        view: (module) => module.DebitCardPayment,
      },
      {
        ...formScreen(PRODUCT_FORMS.instantCard),
        words: ['limits', 'market', 'transfer'],
        view: (module) => module.InstantCardPayment,
      },
      {
        ...formScreen(PRODUCT_FORMS.creditCard),
        words: ['limits', 'loans', 'market', 'transfer'],
        view: (module) => module.CreditCardPayment,
      },
      {
        ...formScreen(PRODUCT_FORMS.cardReissue),
        words: ['cardProducts', 'limits', 'market', 'transfer'],
        view: (module) => module.CardReissuePayment,
      },
      {
        ...formScreen(PRODUCT_FORMS.cardRenewal),
        words: ['cardProducts', 'limits', 'market', 'transfer'],
        view: (module) => module.CardRenewalPayment,
      },
    ],
  ),
  redirects: [{ from: '/profile/open-ipc', to: '/market/open-ipc' }],
};
