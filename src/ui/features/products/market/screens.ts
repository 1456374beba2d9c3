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
        words: ['cases', 'market'],
        view: (module) => module.ApplicationsScreen,
      },
      {
        ...formScreen('checkbookOrdering'),
        words: ['limits', 'market', 'transfer'],
        view: (module) => module.CheckbookPayment,
      },
      {
        ...formScreen('accountCertificate'),
        words: ['limits', 'market', 'transfer'],
        view: (module) => module.AccountCertificatePayment,
      },
      {
        ...formScreen('loanCertificate'),
        words: ['limits', 'loans', 'market', 'transfer'],
        view: (module) => module.LoanCertificatePayment,
      },
      {
        ...formScreen('accountOpening'),
        words: ['limits', 'market', 'transfer'],
        view: (module) => module.AccountOpeningPayment,
      },
      {
        ...formScreen('loanApplication'),
        words: ['limits', 'loans', 'market', 'onlineLoan', 'transfer'],
        view: (module) => module.LoanApplicationPayment,
      },
      {
        ...formScreen('boxReservation'),
        words: ['limits', 'loans', 'market', 'transfer'],
        view: (module) => module.BoxReservationPayment,
      },
      {
        ...formScreen('bondPurchase'),
        words: ['limits', 'market', 'transfer'],
        view: (module) => module.BondPayment,
      },
      {
        ...formScreen('debitCard'),
        offer: { as: 'found', id: 'debitCard', label: 'transfer:kinds.debitCard.title', icon: 'card' },
        words: ['cardProducts', 'limits', 'market', 'transfer'],
        view: (module) => module.DebitCardPayment,
      },
      {
        ...formScreen('instantCard'),
        offer: { as: 'found', id: 'instantCard', label: 'transfer:kinds.instantCard.title', icon: 'card' },
        words: ['limits', 'market', 'transfer'],
        view: (module) => module.InstantCardPayment,
      },
      {
        ...formScreen('creditCard'),
        offer: { as: 'found', id: 'creditCard', label: 'transfer:kinds.creditCard.title', icon: 'card' },
        words: ['limits', 'loans', 'market', 'transfer'],
        view: (module) => module.CreditCardPayment,
      },
      {
        ...formScreen('cardReissue'),
        offer: { as: 'found', id: 'cardReissue', label: 'transfer:kinds.cardReissue.title', icon: 'card' },
        words: ['cardProducts', 'limits', 'market', 'transfer'],
        view: (module) => module.CardReissuePayment,
      },
      {
        ...formScreen('cardRenewal'),
        offer: { as: 'found', id: 'cardRenewal', label: 'transfer:kinds.cardRenewal.title', icon: 'card' },
        words: ['cardProducts', 'limits', 'market', 'transfer'],
        view: (module) => module.CardRenewalPayment,
      },
    ],
  ),
  redirects: [{ from: '/profile/open-ipc', to: PRODUCT_FORMS.instantCard.path }],
};
