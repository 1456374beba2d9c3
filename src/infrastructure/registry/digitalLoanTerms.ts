import * as z from 'zod/mini';

import { REFUSAL_REASONS } from '../../domain/loan/digital/DigitalLoan';
import type { LoanCalculation, LoanOffer } from '../../domain/loan/digital/DigitalLoan';
import { amountText, bankDay, currency, decodeAmount, encodeAmount, identifier } from './codecs';
import { percent } from './percent';

/** Codec of the amounts and terms offered for an online loan. */
export const loanOffer = z.codec(
  z.object({
    ccy: currency,
    terms: z.array(
      z.object({
        termMonths: z.number(),
        interestRate: percent,
        penaltyRate: percent,
        minAmount: amountText,
        maxAmount: amountText,
        likelyAmount: z.optional(amountText),
      }),
    ),
    monthlyIncome: z.optional(amountText),
    monthlyDebt: z.optional(amountText),
    failureCode: z.optional(z.enum(REFUSAL_REASONS)),
    openApplicationId: z.optional(identifier),
  }),
  z.custom<LoanOffer>(),
  {
    decode: (wire) => {
      const amount = (text: string) => decodeAmount(text, wire.ccy);
      const known = (text: string | undefined) => (text === undefined ? undefined : amount(text));
      return {
        currency: wire.ccy,
        terms: wire.terms.map((term) => ({
          months: term.termMonths,
          rate: term.interestRate,
          penaltyRate: term.penaltyRate,
          lowest: amount(term.minAmount),
          highest: amount(term.maxAmount),
          likely: known(term.likelyAmount),
        })),
        income: known(wire.monthlyIncome),
        monthlyDebt: known(wire.monthlyDebt),
        failureCode: wire.failureCode,
        openId: wire.openApplicationId,
      };
    },
    encode: (domain) => ({
      ccy: domain.currency,
      terms: domain.terms.map((term) => ({
        termMonths: term.months,
        interestRate: term.rate,
        penaltyRate: term.penaltyRate,
        minAmount: encodeAmount(term.lowest),
        maxAmount: encodeAmount(term.highest),
        likelyAmount: term.likely && encodeAmount(term.likely),
      })),
      monthlyIncome: domain.income && encodeAmount(domain.income),
      monthlyDebt: domain.monthlyDebt && encodeAmount(domain.monthlyDebt),
      failureCode: domain.failureCode,
      openApplicationId: domain.openId,
    }),
  },
);

/** Codec of the calculated cost of an online loan. */
export const loanCalculation = z.codec(
  z.object({
    amount: amountText,
    ccy: currency,
    termMonths: z.number(),
    interestRate: percent,
    effectiveRate: percent,
    openDate: bankDay,
    instalmentAmount: amountText,
    interestAmount: amountText,
    totalAmount: amountText,
    scheduleOnlineLoan: z.array(
      z.object({
        number: z.number(),
        valueDate: bankDay,
        principal: amountText,
        interest: amountText,
        amount: amountText,
        outstandingAmount: amountText,
      }),
    ),
  }),
  z.custom<LoanCalculation>(),
  {
    decode: (wire) => {
      const amount = (text: string) => decodeAmount(text, wire.ccy);
      return {
        amount: amount(wire.amount),
        termMonths: wire.termMonths,
        rate: wire.interestRate,
        effectiveRate: wire.effectiveRate,
        paidOutOn: wire.openDate,
        instalment: amount(wire.instalmentAmount),
        interest: amount(wire.interestAmount),
        total: amount(wire.totalAmount),
        lines: wire.scheduleOnlineLoan.map((line) => ({
          number: line.number,
          dueOn: line.valueDate,
          principal: amount(line.principal),
          interest: amount(line.interest),
          amount: amount(line.amount),
          left: amount(line.outstandingAmount),
        })),
      };
    },
    encode: (domain) => ({
      amount: encodeAmount(domain.amount),
      ccy: domain.amount.currency,
      termMonths: domain.termMonths,
      interestRate: domain.rate,
      effectiveRate: domain.effectiveRate,
      openDate: domain.paidOutOn,
      instalmentAmount: encodeAmount(domain.instalment),
      interestAmount: encodeAmount(domain.interest),
      totalAmount: encodeAmount(domain.total),
      scheduleOnlineLoan: domain.lines.map((line) => ({
        number: line.number,
        valueDate: line.dueOn,
        principal: encodeAmount(line.principal),
        interest: encodeAmount(line.interest),
        amount: encodeAmount(line.amount),
        outstandingAmount: encodeAmount(line.left),
      })),
    }),
  },
);
