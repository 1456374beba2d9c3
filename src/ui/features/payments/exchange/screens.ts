import { defineScreens } from '../../../kernel/Screen';
import type { Feature } from '../../../kernel/Screen';
import { KIND_FORMS, tiledForm } from '../../../objects/payments/paymentForms';

export const FEATURE: Feature = {
  screens: defineScreens(
    () => import('./views'),
    [
      {
        ...tiledForm('exchange', { icon: 'exchange', group: 'exchange', order: 13 }),
        words: ['limits', 'transfer'],
        view: (module) => module.ExchangePayment,
      },
      {
        path: '/exchange',
        kind: 'dashboard',
        needs: ['GET_EXCHANGE_RATES', 'GET_EXCHANGE_RATE_HISTORY'],
        offer: { as: 'found', id: 'rates', label: 'palette:actions.rates', icon: 'chart' },
        words: ['charts', 'rates'],
        view: (module) => module.RatesPage,
      },
    ],
  ),
  redirects: [{ from: '/payment/currency-exchange', to: KIND_FORMS.exchange.path }],
};
