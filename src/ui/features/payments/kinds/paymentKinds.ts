import { anotherBanks } from '../anotherBanks/anotherBanks';
import { exchange } from '../exchange/exchange';
import { janyKitep } from '../services/janyKitep';
import { mobile } from '../services/mobile';
import { otherAccounts } from '../otherAccounts/otherAccounts';
import { fines } from '../taxes/fines';
import { employeeIncomeTax, landTax, patentTax, propertyTax, singleTax, transportTax } from '../taxes/taxes';
import { depositReplenishment } from '../../products/deposits/replenishment/depositReplenishment';
import { ownAccounts } from '../ownAccounts/ownAccounts';
import { swift } from '../swift/swift';
import { ipcCards } from '../cards/ipcCards';
import { moneySystem } from '../moneySystem/moneySystem';
import { receiveMoneyTransfer } from '../moneySystem/receiveMoneyTransfer';
import { replenishmentVisa } from '../cards/replenishmentVisa';
import { visaCards } from '../cards/visaCards';
import { qr } from '../qr/qr';
import { servicePayment, singlePayment } from '../services/serviceKinds';

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
