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
        offer: { as: 'section', name: 'market', icon: 'bag', order: 8, letter: 'o' },
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
        ...formScreen(PRODUCT_FORMS.accountCertificate),
        words: ['limits', 'market', 'transfer'],
        view: (module) => module.AccountCertificatePayment,
      },
      {
        ...formScreen(PRODUCT_FORMS.loanCertificate),
        words: ['limits', 'loans', 'market', 'transfer'],
        view: (module) => module.LoanCertificatePayment,
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
        offer: { as: 'found', id: 'debitCard', label: 'transfer:kinds.debitCard.title', icon: 'card' },
        words: ['cardProducts', 'limits', 'market', 'transfer'],
        view: (module) => module.DebitCardPayment,
      },
      {
        ...formScreen(PRODUCT_FORMS.instantCard),
        offer: { as: 'found', id: 'instantCard', label: 'transfer:kinds.instantCard.title', icon: 'card' },
        words: ['limits', 'market', 'transfer'],
        view: (module) => module.InstantCardPayment,
      },
      {
        ...formScreen(PRODUCT_FORMS.creditCard),
        offer: { as: 'found', id: 'creditCard', label: 'transfer:kinds.creditCard.title', icon: 'card' },
        words: ['limits', 'loans', 'market', 'transfer'],
        view: (module) => module.CreditCardPayment,
      },
      {
        ...formScreen(PRODUCT_FORMS.cardReissue),
        offer: { as: 'found', id: 'cardReissue', label: 'transfer:kinds.cardReissue.title', icon: 'card' },
        words: ['cardProducts', 'limits', 'market', 'transfer'],
        view: (module) => module.CardReissuePayment,
      },
      {
        ...formScreen(PRODUCT_FORMS.cardRenewal),
        offer: { as: 'found', id: 'cardRenewal', label: 'transfer:kinds.cardRenewal.title', icon: 'card' },
        words: ['cardProducts', 'limits', 'market', 'transfer'],
        view: (module) => module.CardRenewalPayment,
      },
    ],
  ),
  redirects: [{ from: '/profile/open-ipc', to: '/market/open-ipc' }],
};
