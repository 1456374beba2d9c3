import { addMonths } from '../time/days';
import type { BankDay } from '../time/Instant';
import { daysBetween, loanInterest } from './dayCount';
import type { DayCount } from './dayCount';

/** Repayment methods: equal instalments, or equal parts of the principal plus interest on the rest. */
export const REPAYMENT_METHODS = ['annuity', 'differentiated'] as const;

export type RepaymentMethod = (typeof REPAYMENT_METHODS)[number];

/** Terms of a loan that never change. */
export interface LoanTerms {
  readonly method: RepaymentMethod;
  readonly dayCount: DayCount;
  /** Interest rate in hundredths of a percent a year. */
  readonly rate: number;
  /** Day of opening; instalments fall due on the same day of each month. */
  readonly openedOn: BankDay;
}

/** State of a loan, from which all future instalments are calculated. Amounts in minor units. */
export interface LoanState extends LoanTerms {
  /** Principal that is not due yet. */
  readonly principal: bigint;
  /** Interest is accrued through the night before this day. */
  readonly countedTo: BankDay;
  /** Sum of the balances of the current period, one for each counted day. */
  readonly balanceDays: bigint;
  /** Interest of the current period that is paid already. */
  readonly periodPaid: bigint;
  /** Number of the next instalment to fall due. */
  readonly nextNumber: number;
  /** Number of the last instalment, which takes the rest of the principal. */
  readonly lastNumber: number;
  /** Whole instalment of an annuity, or the principal in each differentiated instalment. */
  readonly instalment: bigint;
}

export interface Instalment {
  readonly number: number;
  readonly dueOn: BankDay;
  readonly principal: bigint;
  readonly interest: bigint;
  /** Principal remaining after the instalment. */
  readonly left: bigint;
}

/** Due day of an instalment: the day of the month of opening, or the last day of a month without that day. */
export function dueDayOf(openedOn: BankDay, number: number): BankDay {
  return addMonths(openedOn, number);
}

/** Interest of the current period that is not paid, in minor units. */
export function accruedInterest({
  balanceDays,
  rate,
  dayCount,
  periodPaid,
}: Pick<LoanState, 'balanceDays' | 'rate' | 'dayCount' | 'periodPaid'>): bigint {
  const owed = loanInterest(balanceDays, rate, dayCount) - periodPaid;
  return owed > 0n ? owed : 0n;
}

/** Period of a schedule that has not ended. */
interface Period {
  readonly number: number;
  readonly dueOn: BankDay;
  /** Number of its days not counted yet. */
  readonly days: bigint;
}

/** Future instalments. Their principal sums to the outstanding principal exactly: the last one takes the rest. */
export function scheduleOf(state: LoanState): readonly Instalment[] {
  return instalmentsOf(state, periodsOf(state));
}

function periodsOf({ openedOn, dayCount, countedTo, nextNumber, lastNumber }: LoanState): readonly Period[] {
  let from = countedTo;
  return Array.from({ length: Math.max(0, lastNumber - nextNumber + 1) }, (_, place) => {
    const dueOn = dueDayOf(openedOn, nextNumber + place);
    const days = BigInt(daysBetween(dayCount, from, dueOn));
    from = dueOn;
    return { number: nextNumber + place, dueOn, days };
  });
}

function instalmentsOf(state: LoanState, periods: readonly Period[]): readonly Instalment[] {
  const instalments: Instalment[] = [];
  let { principal, balanceDays, periodPaid } = state;
  for (const { number, dueOn, days } of periods) {
    if (principal === 0n) {
      break;
    }
    balanceDays += principal * days;
    const interest = accruedInterest({ ...state, balanceDays, periodPaid });
    const part = number === state.lastNumber ? principal : partOf(state, principal, interest);
    principal -= part;
    instalments.push({ number, dueOn, principal: part, interest, left: principal });
    [balanceDays, periodPaid] = [0n, 0n];
  }
  return instalments;
}

/** Principal of an instalment other than the last. */
function partOf({ method, instalment }: LoanState, principal: bigint, interest: bigint): bigint {
  const principalDue = method === 'annuity' ? instalment - interest : instalment;
  const part = principalDue > 0n ? principalDue : 0n;
  return part < principal ? part : principal;
}

/** State of a loan on the day it is paid out. */
export function newLoan(terms: LoanTerms, principal: bigint, termMonths: number): LoanState {
  const state = stateOf(terms, principal, termMonths);
  return { ...state, instalment: fittingInstalment(state) };
}

function stateOf(terms: LoanTerms, principal: bigint, termMonths: number): LoanState {
  return {
    ...terms,
    principal,
    countedTo: terms.openedOn,
    balanceDays: 0n,
    periodPaid: 0n,
    nextNumber: 1,
    lastNumber: termMonths,
    instalment: 0n,
  };
}

/**
 * Smallest instalment that repays the loan by the last one without making any instalment larger. It is found by bisection, so it is exact
 * for every day count convention and length of month.
 */
export function fittingInstalment(state: LoanState): bigint {
  const periods = periodsOf(state);
  const count = BigInt(Math.max(1, periods.length));
  if (state.method === 'differentiated') {
    return (state.principal + count - 1n) / count;
  }
  let low = 0n;
  let high = state.principal + wholeInterest(state, periods);
  while (low < high) {
    const middle = (low + high) / 2n;
    if (suffices(state, periods, middle)) {
      high = middle;
    } else {
      low = middle + 1n;
    }
  }
  return low;
}

/**
 * Returns a function that says whether the instalment of a loan on these terms is at most so large. It makes one schedule instead of a
 * bisection of them, and finds the days of the term once.
 */
export function repaymentTest(
  terms: LoanTerms,
  termMonths: number,
): (principal: bigint, instalment: bigint) => boolean {
  const periods = periodsOf(stateOf(terms, 0n, termMonths));
  return (principal, instalment) => {
    const state = stateOf(terms, principal, termMonths);
    return state.method === 'annuity' ? suffices(state, periods, instalment) : fittingInstalment(state) <= instalment;
  };
}

/** True when the loan is repaid by the last instalment without making any instalment larger than this one. */
function suffices(state: LoanState, periods: readonly Period[], instalment: bigint): boolean {
  return instalmentsOf({ ...state, instalment }, periods).every(
    ({ principal, interest }) => principal + interest <= instalment,
  );
}

/** Interest if no principal were repaid before the end: an upper bound for an instalment together with the principal. */
function wholeInterest(state: LoanState, periods: readonly Period[]): bigint {
  const days = periods.reduce((sum, period) => sum + period.days, 0n);
  return loanInterest(state.balanceDays + state.principal * days, state.rate, state.dayCount) + 1n;
}

/** Number of the last instalment when the instalment amount stays the same: a smaller principal is repaid earlier. */
export function sooner(state: LoanState): number {
  return scheduleOf(state).at(-1)?.number ?? state.nextNumber;
}
