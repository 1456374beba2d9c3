import * as z from 'zod/mini';

import { LOAN_FILE_FORMATS } from '../../application/operations/loans';
import type {
  LoanFileQuery,
  loanOperations,
  LoanQuery,
  LoansQuery,
  RestructuringRequest,
} from '../../application/operations/loans';
import { COLLATERAL_KINDS, LOAN_ACTIONS, LOAN_STATUSES } from '../../domain/loan/Loan';
import type { Loan } from '../../domain/loan/Loan';
import { DAY_COUNTS } from '../../domain/loan/dayCount';
import type { LoanRepayment } from '../../domain/loan/LoanRepayment';
import { REPAYMENT_GOALS } from '../../domain/loan/repayment';
import { MAX_MONTHS_LONGER, RESTRUCTURING_STATUSES } from '../../domain/loan/Restructuring';
import { REPAYMENT_METHODS } from '../../domain/loan/schedule';
import type { AdaptersFor } from './adapter';
import {
  amountText,
  bankDay,
  currency,
  decodeAmount,
  encodeAmount,
  identifier,
  instant,
  operationId,
  positiveAmountText,
  wholeNumber,
} from './codecs';
import { downloadedFile } from './files';
import { loanSchedule } from './loanSchedule';
import { percent } from './percent';
import { waitingChange } from './security';
import { preview } from './transfers';

const loansQuery = z.codec(
  z.strictObject({ loanStatus: z._default(z.enum(LOAN_STATUSES), 'A') }),
  z.custom<LoansQuery>(),
  {
    decode: (wire) => ({ status: wire.loanStatus }),
    encode: (domain) => ({ loanStatus: domain.status }),
  },
);

const loanQuery = z.codec(z.strictObject({ loanId: identifier }), z.custom<LoanQuery>(), {
  decode: (wire) => wire,
  encode: (domain) => domain,
});

const loanFileQuery = z.codec(
  z.strictObject({ loanId: identifier, format: z.enum(LOAN_FILE_FORMATS) }),
  z.custom<LoanFileQuery>(),
  {
    decode: (wire) => wire,
    encode: (domain) => domain,
  },
);

const loan = z.codec(
  z.object({
    id: identifier,
    loanStatus: z.enum(LOAN_STATUSES),
    productCode: z.string(),
    contractRefNo: z.string(),
    name: z.string(),
    accountNo: z.string(),
    openDate: bankDay,
    maturityDate: bankDay,
    termMonths: z.number(),
    disbursedAmount: amountText,
    outstandingAmount: amountText,
    ccy: currency,
    interestRate: percent,
    penaltyRate: percent,
    repaymentMethod: z.enum(REPAYMENT_METHODS),
    dayCount: z.enum(DAY_COUNTS),
    nextInstalment: z.optional(
      z.object({ valueDate: bankDay, principal: amountText, interest: amountText, amount: amountText }),
    ),
    loanSchedule: z.array(z.object({ valueDate: bankDay })),
    accruedInterestSum: amountText,
    tillDateAccrual: bankDay,
    pastDueAmount: amountText,
    penaltyAmount: amountText,
    daysInArrears: z.number(),
    prepaidAmount: amountText,
    totalToClose: amountText,
    repaymentAccountId: identifier,
    repaymentAccountNo: z.string(),
    collateral: z.array(
      z.object({ id: identifier, kind: z.enum(COLLATERAL_KINDS), description: z.string(), amount: amountText }),
    ),
    actions: z.array(z.enum(LOAN_ACTIONS)),
    restructuring: z.optional(
      z.object({ months: z.number(), status: z.enum(RESTRUCTURING_STATUSES), created: instant }),
    ),
    dataVersion: wholeNumber,
  }),
  z.custom<Loan>(),
  {
    decode: (wire) => {
      const amount = (text: string) => decodeAmount(text, wire.ccy);
      const { nextInstalment: next } = wire;
      return {
        id: wire.id,
        status: wire.loanStatus,
        productCode: wire.productCode,
        contractNumber: wire.contractRefNo,
        name: wire.name,
        accountNumber: wire.accountNo,
        openedOn: wire.openDate,
        maturesOn: wire.maturityDate,
        termMonths: wire.termMonths,
        disbursed: amount(wire.disbursedAmount),
        outstanding: amount(wire.outstandingAmount),
        rate: wire.interestRate,
        penaltyRate: wire.penaltyRate,
        method: wire.repaymentMethod,
        dayCount: wire.dayCount,
        next: next && {
          dueOn: next.valueDate,
          principal: amount(next.principal),
          interest: amount(next.interest),
          amount: amount(next.amount),
        },
        dueDays: wire.loanSchedule.map(({ valueDate }) => valueDate),
        accrued: amount(wire.accruedInterestSum),
        accruedOn: wire.tillDateAccrual,
        pastDue: amount(wire.pastDueAmount),
        penalty: amount(wire.penaltyAmount),
        arrearsDays: wire.daysInArrears,
        prepaid: amount(wire.prepaidAmount),
        totalToClose: amount(wire.totalToClose),
        repaymentAccountId: wire.repaymentAccountId,
        repaymentAccountNumber: wire.repaymentAccountNo,
        collateral: wire.collateral.map(({ amount: value, ...piece }) => ({ ...piece, value: amount(value) })),
        actions: wire.actions,
        restructuring: wire.restructuring && {
          months: wire.restructuring.months,
          status: wire.restructuring.status,
          askedAt: wire.restructuring.created,
        },
        dataVersion: wire.dataVersion,
      };
    },
    encode: (domain) => ({
      id: domain.id,
      loanStatus: domain.status,
      productCode: domain.productCode,
      contractRefNo: domain.contractNumber,
      name: domain.name,
      accountNo: domain.accountNumber,
      openDate: domain.openedOn,
      maturityDate: domain.maturesOn,
      termMonths: domain.termMonths,
      disbursedAmount: encodeAmount(domain.disbursed),
      outstandingAmount: encodeAmount(domain.outstanding),
      ccy: domain.disbursed.currency,
      interestRate: domain.rate,
      penaltyRate: domain.penaltyRate,
      repaymentMethod: domain.method,
      dayCount: domain.dayCount,
      nextInstalment: domain.next && {
        valueDate: domain.next.dueOn,
        principal: encodeAmount(domain.next.principal),
        interest: encodeAmount(domain.next.interest),
        amount: encodeAmount(domain.next.amount),
      },
      loanSchedule: domain.dueDays.map((valueDate) => ({ valueDate })),
      accruedInterestSum: encodeAmount(domain.accrued),
      tillDateAccrual: domain.accruedOn,
      pastDueAmount: encodeAmount(domain.pastDue),
      penaltyAmount: encodeAmount(domain.penalty),
      daysInArrears: domain.arrearsDays,
      prepaidAmount: encodeAmount(domain.prepaid),
      totalToClose: encodeAmount(domain.totalToClose),
      repaymentAccountId: domain.repaymentAccountId,
      repaymentAccountNo: domain.repaymentAccountNumber,
      collateral: domain.collateral.map(({ value, ...piece }) => ({ ...piece, amount: encodeAmount(value) })),
      actions: [...domain.actions],
      restructuring: domain.restructuring && {
        months: domain.restructuring.months,
        status: domain.restructuring.status,
        created: domain.restructuring.askedAt,
      },
      dataVersion: domain.dataVersion,
    }),
  },
);

const restructuring = z.codec(
  z.strictObject({
    operationId,
    loanId: identifier,
    months: z.int().check(z.minimum(1), z.maximum(MAX_MONTHS_LONGER)),
  }),
  z.custom<RestructuringRequest>(),
  { decode: (wire) => wire, encode: (domain) => domain },
);

const aboutRepayment = { operationId, accountDebitId: identifier, loanId: identifier };

const repayment = z.codec(
  z.discriminatedUnion('repaymentMode', [
    z.strictObject({ ...aboutRepayment, repaymentMode: z.enum(['instalment', 'full']) }),
    z.strictObject({
      ...aboutRepayment,
      repaymentMode: z.literal('part'),
      amount: positiveAmountText,
      ccy: currency,
      recalculation: z.enum(REPAYMENT_GOALS),
    }),
  ]),
  z.custom<LoanRepayment>(),
  {
    decode: (wire) => {
      const base = { operationId: wire.operationId, debitAccountId: wire.accountDebitId, loanId: wire.loanId };
      return wire.repaymentMode === 'part'
        ? { ...base, mode: wire.repaymentMode, amount: decodeAmount(wire.amount, wire.ccy), goal: wire.recalculation }
        : { ...base, mode: wire.repaymentMode };
    },
    encode: (domain) => {
      const base = { operationId: domain.operationId, accountDebitId: domain.debitAccountId, loanId: domain.loanId };
      return domain.mode === 'part'
        ? {
            ...base,
            repaymentMode: domain.mode,
            amount: encodeAmount(domain.amount),
            ccy: domain.amount.currency,
            recalculation: domain.goal,
          }
        : { ...base, repaymentMode: domain.mode };
    },
  },
);

/** Adapters of the loan operations. */
export const loanAdapters: AdaptersFor<typeof loanOperations> = {
  GET_LOANS_V2: { request: loansQuery, response: z.array(loan) },
  GET_LOAN_REPAYMENT_SCHEDULE: { request: loanQuery, response: loanSchedule },
  GET_LOAN_REPAYMENTS_FILE: { request: loanFileQuery, response: downloadedFile },
  RESTRUCTURE_LOAN: { request: restructuring, response: waitingChange },
  DIGITAL_LOAN_MAKE_REPAYMENT: { request: repayment, response: preview },
};
