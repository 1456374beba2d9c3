import * as z from 'zod/mini';

import { DAY_COUNTS } from '../../domain/loan/dayCount';
import { INSTALMENT_STATES } from '../../domain/loan/LoanSchedule';
import type { LoanSchedule } from '../../domain/loan/LoanSchedule';
import type { LoanBalance } from '../../domain/loan/repayment';
import { REPAYMENT_METHODS } from '../../domain/loan/schedule';
import { amountText, bankDay, currency, decodeAmount, encodeAmount, identifier, wholeNumber } from './codecs';
import { percent } from './percent';

/** Codec of the balances of a loan, in minor units of its currency. */
const balance = z.codec(
  z.object({
    repaymentMethod: z.enum(REPAYMENT_METHODS),
    dayCount: z.enum(DAY_COUNTS),
    interestRate: percent,
    openDate: bankDay,
    principal: wholeNumber,
    countedTo: bankDay,
    balanceDays: z.codec(z.string().check(z.regex(/^\d{1,38}$/)), z.bigint(), { decode: BigInt, encode: String }),
    periodPaid: wholeNumber,
    nextNumber: z.number(),
    lastNumber: z.number(),
    instalment: wholeNumber,
    principalDue: wholeNumber,
    interestDue: wholeNumber,
    penalty: wholeNumber,
    prepaid: wholeNumber,
  }),
  z.custom<LoanBalance>(),
  {
    decode: ({ principalDue, interestDue, penalty, prepaid, repaymentMethod, interestRate, openDate, ...state }) => ({
      state: { ...state, method: repaymentMethod, rate: interestRate, openedOn: openDate },
      principalDue,
      interestDue,
      penalty,
      prepaid,
    }),
    encode: ({ state: { method, rate, openedOn, ...state }, ...owed }) => ({
      ...state,
      ...owed,
      repaymentMethod: method,
      interestRate: rate,
      openDate: openedOn,
    }),
  },
);

export const loanSchedule = z.codec(
  z.object({
    loanId: identifier,
    ccy: currency,
    instalments: z.array(
      z.object({
        number: z.number(),
        valueDate: bankDay,
        principal: amountText,
        interest: amountText,
        amount: amountText,
        paidAmount: amountText,
        outstandingAmount: amountText,
        state: z.enum(INSTALMENT_STATES),
      }),
    ),
    balance,
    dataVersion: wholeNumber,
  }),
  z.custom<LoanSchedule>(),
  {
    decode: (wire) => {
      const amount = (text: string) => decodeAmount(text, wire.ccy);
      return {
        loanId: wire.loanId,
        currency: wire.ccy,
        lines: wire.instalments.map((line) => ({
          number: line.number,
          dueOn: line.valueDate,
          principal: amount(line.principal),
          interest: amount(line.interest),
          amount: amount(line.amount),
          paid: amount(line.paidAmount),
          left: amount(line.outstandingAmount),
          state: line.state,
        })),
        balance: wire.balance,
        dataVersion: wire.dataVersion,
      };
    },
    encode: (domain) => ({
      loanId: domain.loanId,
      ccy: domain.currency,
      instalments: domain.lines.map((line) => ({
        number: line.number,
        valueDate: line.dueOn,
        principal: encodeAmount(line.principal),
        interest: encodeAmount(line.interest),
        amount: encodeAmount(line.amount),
        paidAmount: encodeAmount(line.paid),
        outstandingAmount: encodeAmount(line.left),
        state: line.state,
      })),
      balance: domain.balance,
      dataVersion: domain.dataVersion,
    }),
  },
);
