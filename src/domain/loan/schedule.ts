import { addMonths } from '../deposit/depositDays';
import type { BankDay } from '../time/Instant';
import { daysBetween, loanInterest } from './dayCount';
import type { DayCount } from './dayCount';

/** Equal instalments, or equal parts of the principal with interest on what is left. */
export const REPAYMENT_METHODS = ['annuity', 'differentiated'] as const;

export type RepaymentMethod = (typeof REPAYMENT_METHODS)[number];

/** What never changes in the way a loan is reckoned. */
export interface LoanTerms {
  readonly method: RepaymentMethod;
  readonly dayCount: DayCount;
  /** Hundredths of a percent a year. */
  readonly rate: number;
  /** Instalments fall due on the number of this day, month after month. */
  readonly openedOn: BankDay;
}

/** Where a loan stands; everything that is still to come follows from it. Amounts in minor units. */
export interface LoanState extends LoanTerms {
  /** The principal that has not fallen due. */
  readonly principal: bigint;
  /** Interest has been counted through the night before this day. */
  readonly countedTo: BankDay;
  /** The sum of balances of the period under way, one for each counted day. */
  readonly balanceDays: bigint;
  /** Interest of the period under way that was paid already. */
  readonly periodPaid: bigint;
  /** The number of the instalment that falls due next. */
  readonly nextNumber: number;
  /** The number of the last one, which takes whatever is left. */
  readonly lastNumber: number;
  /** The whole instalment of an annuity, or the part of the principal in each. */
  readonly instalment: bigint;
}

export interface Instalment {
  readonly number: number;
  readonly dueOn: BankDay;
  readonly principal: bigint;
  readonly interest: bigint;
  /** The principal that is left after it. */
  readonly left: bigint;
}

/** The day an instalment falls due: the number of the first day in that month, or the last day of a month without it. */
export function dueDayOf(openedOn: BankDay, number: number): BankDay {
  return addMonths(openedOn, number);
}

/** Interest of the period under way that is not paid. */
export function accruedInterest({
  balanceDays,
  rate,
  dayCount,
  periodPaid,
}: Pick<LoanState, 'balanceDays' | 'rate' | 'dayCount' | 'periodPaid'>): bigint {
  const owed = loanInterest(balanceDays, rate, dayCount) - periodPaid;
  return owed > 0n ? owed : 0n;
}

/** A period of a schedule that is still to end. */
interface Period {
  readonly number: number;
  readonly dueOn: BankDay;
  /** Days of it that are not counted yet. */
  readonly days: bigint;
}

/** The instalments to come. Principal parts sum to the principal exactly: the last one takes what is left. */
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

/** The principal in an instalment that is not the last. */
function partOf({ method, instalment }: LoanState, principal: bigint, interest: bigint): bigint {
  const wished = method === 'annuity' ? instalment - interest : instalment;
  const part = wished > 0n ? wished : 0n;
  return part < principal ? part : principal;
}

/** A loan on the day it is paid out. */
export function newLoan(terms: LoanTerms, principal: bigint, termMonths: number): LoanState {
  const state = {
    ...terms,
    principal,
    countedTo: terms.openedOn,
    balanceDays: 0n,
    periodPaid: 0n,
    nextNumber: 1,
    lastNumber: termMonths,
    instalment: 0n,
  };
  return { ...state, instalment: fittingInstalment(state) };
}

/**
 * The smallest instalment that pays everything by the last one without making any larger than it. It is found by trying, so it is
 * exact for every way of counting days and every length of a month.
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
    if (
      instalmentsOf({ ...state, instalment: middle }, periods).every(
        ({ principal, interest }) => principal + interest <= middle,
      )
    ) {
      high = middle;
    } else {
      low = middle + 1n;
    }
  }
  return low;
}

/** Interest if nothing were repaid before the end: no instalment has to be more than this and the principal. */
function wholeInterest(state: LoanState, periods: readonly Period[]): bigint {
  const days = periods.reduce((sum, period) => sum + period.days, 0n);
  return loanInterest(state.balanceDays + state.principal * days, state.rate, state.dayCount) + 1n;
}

/** The number of the last instalment when each is as large as it is now: where a smaller principal is paid off sooner. */
export function sooner(state: LoanState): number {
  return scheduleOf(state).at(-1)?.number ?? state.nextNumber;
}
