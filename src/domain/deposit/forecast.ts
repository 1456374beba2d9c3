import { addMonths, daysFrom } from '../time/days';
import type { BankDay } from '../time/Instant';
import type { BasisPoints, InterestPayout } from './Deposit';
import { accruedOf } from './interest';

/** Terms of a deposit for a forecast without replenishments and withdrawals. */
export interface ForecastTerms {
  readonly openedOn: BankDay;
  readonly termMonths: number;
  readonly rate: BasisPoints;
  readonly payout: InterestPayout;
  readonly capitalized: boolean;
  /** In minor units. */
  readonly amount: bigint;
}

/** One month of a deposit forecast, in minor units. */
export interface ForecastMonth {
  /** Last day of the month, on which monthly interest is paid. */
  readonly day: BankDay;
  readonly earned: bigint;
  /** Interest paid on that day, to the deposit or to the account. */
  readonly paid: bigint;
  /** Balance of the deposit after the payment. */
  readonly balance: bigint;
}

/** Maturity day of a term that begins on `openedOn`. */
export function endOfTerm(openedOn: BankDay, termMonths: number): BankDay {
  return addMonths(openedOn, termMonths);
}

/** Monthly forecast that equals the nightly accrual of the bank, because the balance does not change between two interest payments. */
export function forecastOf({
  openedOn,
  termMonths,
  rate,
  payout,
  capitalized,
  amount,
}: ForecastTerms): readonly ForecastMonth[] {
  const months: ForecastMonth[] = [];
  let balance = amount;
  let state = { balanceDays: 0n, paid: 0n };
  let before = openedOn;
  for (let number = 1; number <= termMonths; number += 1) {
    const day = addMonths(openedOn, number);
    const accruedBefore = accruedOf(state, rate);
    state = { ...state, balanceDays: state.balanceDays + balance * BigInt(daysFrom(before, day)) };
    const accrued = accruedOf(state, rate);
    const isLast = number === termMonths;
    const paid = isLast || payout === 'monthly' ? accrued : 0n;
    state = { ...state, paid: state.paid + paid };
    balance += capitalized && !isLast ? paid : 0n;
    months.push({ day, earned: accrued - accruedBefore, paid, balance });
    before = day;
  }
  return months;
}

/** Interest of the whole term, in minor units. */
export function earnedInTerm(terms: ForecastTerms): bigint {
  return forecastOf(terms).reduce((sum, { earned }) => sum + earned, 0n);
}
