import type { Transaction } from '../../domain/history/Transaction';
import { anotherBanks } from './anotherBanks/anotherBanks';
import { exchange } from './exchange/exchange';
import { janyKitep } from './janyKitep/janyKitep';
import { mobile } from './mobile/mobile';
import { otherAccounts } from './otherAccounts/otherAccounts';
import { fines } from './fines/fines';
import { employeeIncomeTax, landTax, patentTax, propertyTax, singleTax, transportTax } from './taxes/taxes';
import { depositReplenishment } from '../deposits/replenishment/depositReplenishment';
import { ownAccounts } from './ownAccounts/ownAccounts';
import { swift } from './swift/swift';
import { ipcCards } from './ipcCards/ipcCards';
import { moneySystem } from './moneySystem/moneySystem';
import { receiveMoneyTransfer } from './receiveMoneyTransfer/receiveMoneyTransfer';
import { replenishmentVisa } from './replenishmentVisa/replenishmentVisa';
import { visaCards } from './visaCards/visaCards';
import { qr } from './qr/qr';
import type { PaymentContext } from './PaymentContext';
import { servicePayment, singlePayment } from './provider/serviceKinds';

/** Every kind of payment that can be made, in the order they are looked through when an operation is to be repeated. */
export const PAYMENT_KINDS = [
  ownAccounts,
  otherAccounts,
  anotherBanks,
  swift,
  exchange,
  ipcCards,
  visaCards,
  replenishmentVisa,
  moneySystem,
  receiveMoneyTransfer,
  depositReplenishment,
  servicePayment,
  singlePayment,
  mobile,
  janyKitep,
  transportTax,
  propertyTax,
  landTax,
  singleTax,
  patentTax,
  employeeIncomeTax,
  fines,
  qr,
] as const;

/** The form that can be filled in as an earlier operation was. */
export function kindThatRepeats(
  transaction: Transaction,
  context: PaymentContext,
): (typeof PAYMENT_KINDS)[number] | undefined {
  return PAYMENT_KINDS.find((kind) => kind.canRepeat(transaction, context));
}
