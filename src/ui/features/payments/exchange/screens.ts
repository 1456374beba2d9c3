import { defineScreens } from '../../../kernel/Screen';
import type { Feature } from '../../../kernel/Screen';
import { formScreen, KIND_FORMS } from '../../../objects/payments/paymentForms';

export const FEATURE: Feature = {
  screens: defineScreens(
    () => import('./views'),
    [
      {
        ...formScreen(KIND_FORMS.exchange),
        words: ['limits', 'transfer'],
        view: (module) => module.ExchangePayment,
      },
      {
        path: '/exchange',
        kind: 'dashboard',
        needs: ['GET_EXCHANGE_RATES', 'GET_EXCHANGE_RATE_HISTORY'],
        words: ['charts', 'rates'],
        view: (module) => module.RatesPage,
      },
    ],
  ),
  redirects: [{ from: '/payment/currency-exchange', to: '/payment/exchange' }],
};
