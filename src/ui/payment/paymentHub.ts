import type { IconName } from '../components/Icon';
import { anotherBanks } from './anotherBanks/anotherBanks';
import { BATCH_PATH } from './batch/batchPaths';
import { exchange } from './exchange/exchange';
import { otherAccounts } from './otherAccounts/otherAccounts';
import { mobile } from './mobile/mobile';
import { fines } from './fines/fines';
import { employeeIncomeTax, landTax, patentTax, propertyTax, singleTax, transportTax } from './taxes/taxes';
import { ownAccounts } from './ownAccounts/ownAccounts';
import { swift } from './swift/swift';
import { ipcCards } from './ipcCards/ipcCards';
import { moneySystem } from './moneySystem/moneySystem';
import { receiveMoneyTransfer } from './receiveMoneyTransfer/receiveMoneyTransfer';
import { replenishmentVisa } from './replenishmentVisa/replenishmentVisa';
import { visaCards } from './visaCards/visaCards';
import type { PaymentName } from './PaymentDefinition';
import { janyKitep } from './janyKitep/janyKitep';
import { qr } from './qr/qr';
import { invoicePayment } from '../invoices/invoicePayment';
import { INVOICES_PATH } from '../invoices/invoicePaths';
import { CATALOGUE_PATH } from './provider/serviceKinds';

/** Ways to move money that belong together. */
export type HubGroup = 'transfers' | 'cards' | 'exchange' | 'services' | 'budget';

/** One tile of the hub. */
export interface HubTile {
  readonly name: PaymentName;
  readonly path: string;
  readonly icon: IconName;
  readonly group: HubGroup;
  /** Companies have no use for it, although the bank would let them. */
  readonly isForIndividuals?: true;
}

/** Every way to move money, in the order of the hub; only those that exist. */
export const HUB_TILES: readonly HubTile[] = [
  { name: ownAccounts.name, path: ownAccounts.path, icon: 'transfer', group: 'transfers' },
  { name: otherAccounts.name, path: otherAccounts.path, icon: 'send', group: 'transfers' },
  { name: anotherBanks.name, path: anotherBanks.path, icon: 'bank', group: 'transfers' },
  { name: swift.name, path: swift.path, icon: 'globe', group: 'transfers' },
  { name: moneySystem.name, path: moneySystem.path, icon: 'cash', group: 'transfers' },
  { name: receiveMoneyTransfer.name, path: receiveMoneyTransfer.path, icon: 'incoming', group: 'transfers' },
  { name: invoicePayment.name, path: INVOICES_PATH, icon: 'invoice', group: 'transfers' },
  { name: 'batch', path: BATCH_PATH, icon: 'upload', group: 'transfers' },
  { name: ipcCards.name, path: ipcCards.path, icon: 'card', group: 'cards' },
  { name: visaCards.name, path: visaCards.path, icon: 'card', group: 'cards' },
  { name: replenishmentVisa.name, path: replenishmentVisa.path, icon: 'cardPlus', group: 'cards' },
  { name: exchange.name, path: exchange.path, icon: 'exchange', group: 'exchange' },
  { name: 'services', path: CATALOGUE_PATH, icon: 'receipt', group: 'services' },
  { name: qr.name, path: qr.path, icon: 'qr', group: 'services' },
  { name: 'myQr', path: '/qr', icon: 'incoming', group: 'services' },
  { name: mobile.name, path: mobile.path, icon: 'mobile', group: 'services' },
  { name: janyKitep.name, path: janyKitep.path, icon: 'book', group: 'services', isForIndividuals: true },
  { name: fines.name, path: fines.path, icon: 'warning', group: 'budget' },
  { name: transportTax.name, path: transportTax.path, icon: 'car', group: 'budget' },
  { name: propertyTax.name, path: propertyTax.path, icon: 'building', group: 'budget' },
  { name: landTax.name, path: landTax.path, icon: 'land', group: 'budget' },
  { name: singleTax.name, path: singleTax.path, icon: 'tax', group: 'budget' },
  { name: patentTax.name, path: patentTax.path, icon: 'certificate', group: 'budget' },
  { name: employeeIncomeTax.name, path: employeeIncomeTax.path, icon: 'people', group: 'budget' },
];
