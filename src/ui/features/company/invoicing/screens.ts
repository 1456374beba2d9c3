import { defineScreens } from '../../../kernel/Screen';
import type { Feature } from '../../../kernel/Screen';

export const FEATURE: Feature = {
  screens: defineScreens(
    () => import('./views'),
    [
      {
        path: '/creating-invoice',
        kind: 'form',
        needs: ['MANUAL_INVOICE_QR_GENERATE'],
        unknownToPeople: true,
        offer: { as: 'found', id: 'creatingInvoice', label: 'palette:actions.creatingInvoice', icon: 'invoice' },
        words: ['qr', 'qrInvoices', 'transfer'],
        view: (module) => module.CreatingInvoiceScreen,
      },
      {
        path: '/automatic-creating-invoice',
        kind: 'form',
        needs: ['AUTO_INVOICE_QR_GENERATE'],
        unknownToPeople: true,
        offer: { as: 'found', id: 'automaticInvoices', label: 'palette:actions.automaticInvoices', icon: 'schedule' },
        words: ['qrInvoices', 'transfer'],
        view: (module) => module.AutomaticInvoicesScreen,
      },
    ],
  ),
};
