import type { BankDay } from '../time/Instant';
import type { BasisPoints, InterestPayout } from './Deposit';
import { addMonths, nightsBetween } from './depositDays';
import { accruedOf } from './interest';

/** What a deposit will be when nothing is added to it and nothing taken. */
export interface ForecastTerms {
  readonly openedOn: BankDay;
  readonly termMonths: number;
  readonly rate: BasisPoints;
  readonly payout: InterestPayout;
  readonly capitalized: boolean;
  /** In minor units. */
  readonly amount: bigint;
}

/** One month of a deposit, in minor units. */
export interface ForecastMonth {
  /** Its last day, on which interest of a month is paid. */
  readonly day: BankDay;
  readonly earned: bigint;
  /** Paid on that day, to the deposit or to the account. */
  readonly paid: bigint;
  /** What lies on the deposit after that. */
  readonly balance: bigint;
}

/** The day a term that begins on a day ends on. */
export function endOfTerm(openedOn: BankDay, termMonths: number): BankDay {
  return addMonths(openedOn, termMonths);
}

/** Month by month what the bank will reckon night by night: between two payments the balance does not change. */
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
    state = { ...state, balanceDays: state.balanceDays + balance * BigInt(nightsBetween(before, day)) };
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

/** What all months together earn, in minor units. */
export function earnedInTerm(terms: ForecastTerms): bigint {
  return forecastOf(terms).reduce((sum, { earned }) => sum + earned, 0n);
}
