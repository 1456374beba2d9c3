import { anotherBanks } from '../anotherBanks';
import { exchange } from '../exchange';
import { janyKitep, mobile, servicePayment, singlePayment } from '../services';
import { otherAccounts } from '../otherAccounts';
import { fines, employeeIncomeTax, landTax, patentTax, propertyTax, singleTax, transportTax } from '../taxes';
import { depositReplenishment } from '../../products/deposits';
import { ownAccounts } from '../ownAccounts';
import { swift } from '../swift';
import { ipcCards, replenishmentVisa, visaCards } from '../cards';
import { moneySystem, receiveMoneyTransfer } from '../moneySystem';
import { qr } from '../qr';

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
