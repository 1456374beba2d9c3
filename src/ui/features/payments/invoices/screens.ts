import { defineScreens } from '../../../kernel/Screen';
import type { Feature } from '../../../kernel/Screen';
import { formScreen } from '../../../objects/payments/paymentForms';

export const FEATURE: Feature = {
  screens: defineScreens(
    () => import('./views'),
    [
      {
        path: '/payment/invoice',
        kind: 'dashboard',
        needs: ['GET_DISTRIBUTION', 'GET_RECEIVED_INVOICES'],
        needsOne: true,
        offer: { as: 'tile', name: 'invoices', icon: 'invoice', group: 'transfers', order: 7 },
        picture: { of: 'both' },
        words: ['invoices', 'qrInvoices', 'transfer'],
        view: (module) => module.InvoicesScreen,
      },
      {
        ...formScreen('invoices'),
        words: ['invoices', 'limits', 'operations', 'transfer'],
        view: (module) => module.InvoicePaymentScreens,
      },
    ],
  ),
};
