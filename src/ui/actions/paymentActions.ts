import type { IconName } from '../components/Icon';
import { INVOICES_PATH } from '../invoices/invoicePaths';
import { BATCH_PATH } from '../payment/batch/batchPaths';
import { KIND_FORMS } from '../payment/paymentForms';
import type { PaymentName } from '../payment/PaymentDefinition';
import { CATALOGUE_PATH } from '../payment/provider/providerPaths';
import type { ActionId, ScreenAction } from './Action';

/** Ways to move money that belong together. */
export type HubGroup = 'transfers' | 'cards' | 'exchange' | 'services' | 'budget';

/** A way to move money, with the kind of payment that has its words. */
export interface PaymentAction extends ScreenAction {
  readonly name: PaymentName;
  readonly group: HubGroup;
}

interface Shown {
  readonly icon: IconName;
  readonly group: HubGroup;
  readonly isFor?: 'people';
}

function way<Name extends PaymentName & ActionId>(name: Name, path: string, shown: Shown): PaymentAction {
  return { id: name, name, path, label: `transfer:kinds.${name}.title`, ...shown };
}

/** The way to the form of a kind of payment. */
function form(name: keyof typeof KIND_FORMS & ActionId, shown: Shown): PaymentAction {
  return way(name, KIND_FORMS[name].path, shown);
}

export const OWN_ACCOUNTS = form('ownAccounts', { icon: 'transfer', group: 'transfers' });
export const OTHER_ACCOUNTS = form('otherAccounts', { icon: 'send', group: 'transfers' });
export const ANOTHER_BANKS = form('anotherBanks', { icon: 'bank', group: 'transfers' });
export const BATCH = way('batch', BATCH_PATH, { icon: 'upload', group: 'transfers' });
export const SERVICES = way('services', CATALOGUE_PATH, { icon: 'receipt', group: 'services' });
export const QR = form('qr', { icon: 'qr', group: 'services' });

/** Every way to move money, in the order of the payments page; only those that exist. */
export const PAYMENT_ACTIONS: readonly PaymentAction[] = [
  OWN_ACCOUNTS,
  OTHER_ACCOUNTS,
  ANOTHER_BANKS,
  form('swift', { icon: 'globe', group: 'transfers' }),
  form('moneySystem', { icon: 'cash', group: 'transfers' }),
  form('receiveMoneyTransfer', { icon: 'incoming', group: 'transfers' }),
  way('invoices', INVOICES_PATH, { icon: 'invoice', group: 'transfers' }),
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
