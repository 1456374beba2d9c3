import * as z from 'zod/mini';

import type {
  DepositByIdQuery,
  DepositName,
  depositOperations,
  DepositsQuery,
} from '../../application/operations/deposits';
import { allowsIncrease, CONTRACT_STATUSES, DEPOSIT_TYPES, INTEREST_PAYOUTS } from '../../domain/deposit/Deposit';
import type { Deposit } from '../../domain/deposit/Deposit';
import type { DepositReplenishment } from '../../domain/deposit/DepositReplenishment';
import type { AdaptersFor } from './adapter';
import {
  amountText,
  bankDay,
  currency,
  decodeAmount,
  encodeAmount,
  identifier,
  line,
  operationId,
  positiveAmountText,
  wholeNumber,
} from './codecs';
import { depositDirectory } from './depositShop';
import { directoryQuery } from './editions';
import { percent } from './percent';
import { preview } from './transfers';

const MAX_NAME_LENGTH = 50;

const depositsQuery = z.codec(
  z.strictObject({ contractStatus: z._default(z.enum(CONTRACT_STATUSES), 'A') }),
  z.custom<DepositsQuery>(),
  {
    decode: (wire) => ({ status: wire.contractStatus }),
    encode: (domain) => ({ contractStatus: domain.status }),
  },
);

const depositById = z.codec(z.strictObject({ depositId: identifier }), z.custom<DepositByIdQuery>(), {
  decode: (wire) => wire,
  encode: (domain) => domain,
});

const depositName = z.codec(
  z.strictObject({ depositId: identifier, newDepositName: line(MAX_NAME_LENGTH) }),
  z.custom<DepositName>(),
  {
    decode: (wire) => ({ depositId: wire.depositId, name: wire.newDepositName.trim() }),
    encode: (domain) => ({ depositId: domain.depositId, newDepositName: domain.name }),
  },
);

const deposit = z.codec(
  z.object({
    id: identifier,
    depositType: z.enum(DEPOSIT_TYPES),
    contractStatus: z.enum(CONTRACT_STATUSES),
    contractRefNo: z.string(),
    depositName: z.string(),
    accountNo: z.string(),
    startDate: bankDay,
    maturityDate: bankDay,
    termMonths: z.number(),
    contractAmount: amountText,
    outBal: amountText,
    ccy: currency,
    interestRate: percent,
    earlyClosingRate: percent,
    interestPayout: z.enum(INTEREST_PAYOUTS),
    capitalized: z.boolean(),
    payoutAccountNo: z.string(),
    accruedInterestSum: amountText,
    tillDateAccrual: bankDay,
    prevWorkDayAccruedInterestSum: amountText,
    paidInterestSum: amountText,
    allowIncrease: z.boolean(),
    autoProlongation: z.boolean(),
    child: z.optional(z.object({ fullName: z.string(), birthDate: bankDay })),
    earlyClosing: z.optional(z.object({ txnId: identifier, doneBy: bankDay, amountCredit: amountText })),
    dataVersion: wholeNumber,
  }),
  z.custom<Deposit>(),
  {
    decode: (wire) => ({
      id: wire.id,
      type: wire.depositType,
      status: wire.contractStatus,
      contractNumber: wire.contractRefNo,
      name: wire.depositName,
      accountNumber: wire.accountNo,
      openedOn: wire.startDate,
      maturesOn: wire.maturityDate,
      termMonths: wire.termMonths,
      contractAmount: decodeAmount(wire.contractAmount, wire.ccy),
      balance: decodeAmount(wire.outBal, wire.ccy),
      rate: wire.interestRate,
      earlyRate: wire.earlyClosingRate,
      payout: wire.interestPayout,
      capitalized: wire.capitalized,
      payoutAccountNumber: wire.payoutAccountNo,
      accrued: decodeAmount(wire.accruedInterestSum, wire.ccy),
      accruedOn: wire.tillDateAccrual,
      accruedBefore: decodeAmount(wire.prevWorkDayAccruedInterestSum, wire.ccy),
      paid: decodeAmount(wire.paidInterestSum, wire.ccy),
      prolongs: wire.autoProlongation,
      child: wire.child && { fullName: wire.child.fullName, bornOn: wire.child.birthDate },
      closing: wire.earlyClosing && {
        transactionId: wire.earlyClosing.txnId,
        doneBy: wire.earlyClosing.doneBy,
        credited: decodeAmount(wire.earlyClosing.amountCredit, wire.ccy),
      },
      dataVersion: wire.dataVersion,
    }),
    encode: (domain) => ({
      id: domain.id,
      depositType: domain.type,
      contractStatus: domain.status,
      contractRefNo: domain.contractNumber,
      depositName: domain.name,
      accountNo: domain.accountNumber,
      startDate: domain.openedOn,
      maturityDate: domain.maturesOn,
      termMonths: domain.termMonths,
      contractAmount: encodeAmount(domain.contractAmount),
      outBal: encodeAmount(domain.balance),
      ccy: domain.balance.currency,
      interestRate: domain.rate,
      earlyClosingRate: domain.earlyRate,
      interestPayout: domain.payout,
      capitalized: domain.capitalized,
      payoutAccountNo: domain.payoutAccountNumber,
      accruedInterestSum: encodeAmount(domain.accrued),
      tillDateAccrual: domain.accruedOn,
      prevWorkDayAccruedInterestSum: encodeAmount(domain.accruedBefore),
      paidInterestSum: encodeAmount(domain.paid),
      allowIncrease: allowsIncrease(domain.type),
      autoProlongation: domain.prolongs,
      child: domain.child && { fullName: domain.child.fullName, birthDate: domain.child.bornOn },
      earlyClosing: domain.closing && {
        txnId: domain.closing.transactionId,
        doneBy: domain.closing.doneBy,
        amountCredit: encodeAmount(domain.closing.credited),
      },
      dataVersion: domain.dataVersion,
    }),
  },
);

const replenishment = z.codec(
  z.strictObject({
    operationId,
    accountDebitId: identifier,
    depositId: identifier,
    amount: positiveAmountText,
    ccy: currency,
  }),
  z.custom<DepositReplenishment>(),
  {
    decode: (wire) => ({
      operationId: wire.operationId,
      debitAccountId: wire.accountDebitId,
      depositId: wire.depositId,
      amount: decodeAmount(wire.amount, wire.ccy),
    }),
    encode: (domain) => ({
      operationId: domain.operationId,
      accountDebitId: domain.debitAccountId,
      depositId: domain.depositId,
      amount: encodeAmount(domain.amount),
      ccy: domain.amount.currency,
    }),
  },
);

export const depositAdapters = {
  GET_DEPOSITS_V2: { request: depositsQuery, response: z.array(deposit) },
  GET_DEPOSIT_BY_ID: { request: depositById, response: deposit },
  CHANGE_DEPOSIT_NAME: { request: depositName, response: deposit },
  MAKE_DEPOSIT: { request: replenishment, response: preview },
  GET_DEPOSIT_PRODUCTS: { request: directoryQuery, response: depositDirectory },
} satisfies AdaptersFor<typeof depositOperations>;
