import { defineScreens } from '../../../kernel/Screen';
import type { Feature } from '../../../kernel/Screen';
import { formScreen, PRODUCT_FORMS } from '../../../objects/payments/paymentForms';

export const FEATURE: Feature = {
  screens: defineScreens(
    () => import('./views'),
    [
      {
        path: '/deposit',
        kind: 'list',
        needs: ['GET_DEPOSITS_V2'],
        offer: { as: 'section', name: 'deposits', icon: 'deposit', order: 6, letter: 'd' },
        words: ['deposits', 'transfer'],
        view: (module) => module.DepositsScreen,
      },
      {
        path: '/deposit/contract/:depositId',
        kind: 'detail',
        needs: ['GET_DEPOSITS_V2'],
        words: ['deposits'],
        view: (module) => module.DepositScreen,
      },
      {
        ...formScreen('depositReplenishment'),
        words: ['deposits', 'limits', 'transfer'],
        view: (module) => module.DepositReplenishmentPayment,
      },
      {
        ...formScreen('depositClosing'),
        words: ['deposits', 'limits', 'transfer'],
        view: (module) => module.DepositClosingPayment,
      },
      {
        ...formScreen('depositOpening'),
        offer: { as: 'found', id: 'openDeposit', label: 'transfer:kinds.depositOpening.title', icon: 'deposit' },
        words: ['charts', 'deposits', 'limits', 'transfer'],
        view: (module) => module.DepositOpeningPayment,
      },
    ],
  ),
  redirects: [
    { from: '/market/deposit-application', to: PRODUCT_FORMS.depositOpening.path },
    { from: '/profile/open-deposit', to: PRODUCT_FORMS.depositOpening.path },
    { from: '/profile/deposit', to: '/deposit' },
  ],
};
