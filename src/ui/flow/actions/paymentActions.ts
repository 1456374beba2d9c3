import { DIRECT_DEBITS_PATH } from '../../objects/invoices/directDebitPaths';
import { INVOICES_PATH } from '../../objects/invoices/invoicePaths';
import { ANOTHER_BANKS, BATCH, form, OTHER_ACCOUNTS, OWN_ACCOUNTS, QR, SERVICES, way } from './frequentPayments';
import type { PaymentAction } from './frequentPayments';

/** Every way to move money, in the order of the payments page; only those that exist. */
export const PAYMENT_ACTIONS: readonly PaymentAction[] = [
  OWN_ACCOUNTS,
  OTHER_ACCOUNTS,
  ANOTHER_BANKS,
  form('swift', { icon: 'globe', group: 'transfers' }),
  form('moneySystem', { icon: 'cash', group: 'transfers' }),
  form('receiveMoneyTransfer', { icon: 'incoming', group: 'transfers' }),
  way('invoices', INVOICES_PATH, { icon: 'invoice', group: 'transfers' }),
  way('directDebits', DIRECT_DEBITS_PATH, { icon: 'schedule', group: 'transfers' }),
  BATCH,
  form('ipcCards', { icon: 'card', group: 'cards' }),
  form('visaCards', { icon: 'card', group: 'cards' }),
  form('replenishmentVisa', { icon: 'cardPlus', group: 'cards' }),
  form('exchange', { icon: 'exchange', group: 'exchange' }),
  SERVICES,
  QR,
  way('myQr', '/qr', { icon: 'incoming', group: 'services' }),
  form('mobile', { icon: 'mobile', group: 'services' }),
  form('janyKitep', { icon: 'book', group: 'services', isFor: 'people' }),
  form('fines', { icon: 'warning', group: 'budget' }),
  form('transportTax', { icon: 'car', group: 'budget' }),
  form('propertyTax', { icon: 'building', group: 'budget' }),
  form('landTax', { icon: 'land', group: 'budget' }),
  form('singleTax', { icon: 'tax', group: 'budget' }),
  form('patentTax', { icon: 'certificate', group: 'budget' }),
  form('employeeIncomeTax', { icon: 'people', group: 'budget' }),
];
