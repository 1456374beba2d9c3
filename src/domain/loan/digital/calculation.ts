import type { BasisPoints } from '../../deposit/Deposit';
import { money } from '../../money/Money';
import type { Money } from '../../money/Money';
import type { BankDay } from '../../time/Instant';
import { daysBetween } from '../dayCount';
import { newLoan, repaymentTest, scheduleOf } from '../schedule';
import type { Instalment, LoanState, LoanTerms } from '../schedule';
import type { DigitalLoanTerm, LoanCalculation } from './DigitalLoan';

const DAYS_OF_YEAR = 365;
const BASIS_POINTS_OF_ONE = 10_000;
/**
 * Upper bound of the effective rate for the bisection, as a fraction: 1000 % a year is above any rate of the bank, and fifty bisection
 * steps leave far less than a hundredth of a percent.
 */
const HIGHEST_EFFECTIVE = 10;
const HALVINGS = 50;

/** Terms of an online loan of any duration: equal instalments, actual days over 365. */
function termsOf(rate: BasisPoints, openedOn: BankDay): LoanTerms {
  return { method: 'annuity', dayCount: 'ACT/365', rate, openedOn };
}

/** State of a loan on the day it is paid out. */
export function digitalLoanState(
  { rate, months }: Pick<DigitalLoanTerm, 'rate' | 'months'>,
  minor: bigint,
  openedOn: BankDay,
): LoanState {
  return newLoan(termsOf(rate, openedOn), minor, months);
}

/** Returns a function that says whether the instalment of an amount paid out on a day is at most so large. */
export function affordabilityTest(
  { rate, months }: Pick<DigitalLoanTerm, 'rate' | 'months'>,
  openedOn: BankDay,
): (minor: bigint, instalment: bigint) => boolean {
  return repaymentTest(termsOf(rate, openedOn), months);
}

/** Cost of an amount paid out on a day: the instalments, total interest, and the annual effective rate. */
export function calculateLoan(
  term: Pick<DigitalLoanTerm, 'rate' | 'months'>,
  amount: Money,
  paidOutOn: BankDay,
): LoanCalculation {
  const state = digitalLoanState(term, amount.minor, paidOutOn);
  const instalments = scheduleOf(state);
  const inCurrency = (minor: bigint) => money(minor, amount.currency);
  const interest = instalments.reduce((sum, each) => sum + each.interest, 0n);
  return {
    amount,
    termMonths: term.months,
    rate: term.rate,
    effectiveRate: effectiveRate(amount.minor, instalments, paidOutOn),
    paidOutOn,
    instalment: inCurrency(state.instalment),
    interest: inCurrency(interest),
    total: inCurrency(amount.minor + interest),
    lines: instalments.map(({ number, dueOn, principal, interest: part, left }) => ({
      number,
      dueOn,
      principal: inCurrency(principal),
      interest: inCurrency(part),
      amount: inCurrency(principal + part),
      left: inCurrency(left),
    })),
  };
}

/**
 * Annual rate at which the present value of all instalments equals the principal, in hundredths of a percent. It is displayed and never
 * booked, so floating-point arithmetic is acceptable.
 */
export function effectiveRate(principal: bigint, instalments: readonly Instalment[], paidOutOn: BankDay): BasisPoints {
  const flows = instalments.map((each) => ({
    years: daysBetween('ACT/365', paidOutOn, each.dueOn) / DAYS_OF_YEAR,
    amount: Number(each.principal + each.interest),
  }));
  const worth = (rate: number) => flows.reduce((sum, { years, amount }) => sum + amount / (1 + rate) ** years, 0);
  let low = 0;
  let high = HIGHEST_EFFECTIVE;
  for (let turn = 0; turn < HALVINGS; turn += 1) {
    const middle = (low + high) / 2;
    [low, high] = worth(middle) > Number(principal) ? [middle, high] : [low, middle];
  }
  return Math.round(high * BASIS_POINTS_OF_ONE);
}
