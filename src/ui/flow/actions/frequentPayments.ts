import type { IconName } from '../../components/Icon';
import { BATCH_PATH } from '../../objects/qr/batchPaths';
import { KIND_FORMS } from '../../objects/payments/paymentForms';
import type { PaymentName } from '../../objects/payments/PaymentName';
import { CATALOGUE_PATH } from '../../objects/payments/providerPaths';
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

/** A way to move money, by the words of its kind of payment. */
export function way<Name extends PaymentName & ActionId>(name: Name, path: string, shown: Shown): PaymentAction {
  return { id: name, name, path, label: `transfer:kinds.${name}.title`, ...shown };
}

/** The way to the form of a kind of payment. */
export function form(name: keyof typeof KIND_FORMS & ActionId, shown: Shown): PaymentAction {
  return way(name, KIND_FORMS[name].path, shown);
}

export const OWN_ACCOUNTS = form('ownAccounts', { icon: 'transfer', group: 'transfers' });
export const OTHER_ACCOUNTS = form('otherAccounts', { icon: 'send', group: 'transfers' });
export const ANOTHER_BANKS = form('anotherBanks', { icon: 'bank', group: 'transfers' });
export const BATCH = way('batch', BATCH_PATH, { icon: 'upload', group: 'transfers' });
export const SERVICES = way('services', CATALOGUE_PATH, { icon: 'receipt', group: 'services' });
export const QR = form('qr', { icon: 'qr', group: 'services' });
