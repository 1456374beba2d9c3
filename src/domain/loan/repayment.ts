import { accruedInterest, fittingInstalment, scheduleOf, sooner } from './schedule';
import type { Instalment, LoanState } from './schedule';

/** The instalment that is due, some of the principal before its time, or everything. */
export const REPAYMENT_MODES = ['instalment', 'part', 'full'] as const;

export type RepaymentMode = (typeof REPAYMENT_MODES)[number];

/** What a repayment before its time makes smaller. */
export const REPAYMENT_GOALS = ['term', 'instalment'] as const;

export type RepaymentGoal = (typeof REPAYMENT_GOALS)[number];

/** Everything a repayment depends on; amounts in minor units. */
export interface LoanBalance {
  readonly state: LoanState;
  /** Of instalments that fell due, what is not paid. */
  readonly principalDue: bigint;
  readonly interestDue: bigint;
  readonly penalty: bigint;
  /** Put aside for the next instalment. */
  readonly prepaid: bigint;
}

/** What the customer asks for; the amount of a part is the customer's to choose. */
export type RepaymentWish =
  | { readonly mode: 'instalment' | 'full' }
  | { readonly mode: 'part'; readonly minor: bigint; readonly goal: RepaymentGoal };

/** What a repayment pays; all but the amount sum to it. */
export interface RepaymentSplit {
  readonly amount: bigint;
  readonly principalDue: bigint;
  readonly interestDue: bigint;
  readonly penalty: bigint;
  /** Interest of the period under way. */
  readonly accrued: bigint;
  /** Principal before its time. */
  readonly principalEarly: bigint;
  /** Put aside, or taken from what was put aside where it is below zero. */
  readonly prepaid: bigint;
}

export interface PlannedRepayment {
  readonly split: RepaymentSplit;
  readonly after: LoanBalance;
}

export type RepaymentProblem = 'NOTHING_TO_REPAY' | 'TOO_SMALL' | 'TOO_LARGE';

/** What fell due and is not paid, with the penalty. */
export function overdueOf({ principalDue, interestDue, penalty }: LoanBalance): bigint {
  return principalDue + interestDue + penalty;
}

/** What ends the loan today. */
export function closingAmount(standing: LoanBalance): bigint {
  return overdueOf(standing) + accruedInterest(standing.state) + standing.state.principal - standing.prepaid;
}

/** What is missing for everything that is due and the next instalment. */
export function instalmentAmount(standing: LoanBalance): bigint {
  const next = nextInstalment(standing);
  return overdueOf(standing) + (next === undefined ? 0n : next.principal + next.interest) - standing.prepaid;
}

export function nextInstalment({ state }: LoanBalance): Instalment | undefined {
  return scheduleOf(state)[0];
}

/** The least and the most that can be repaid in part, both included; none where that is all that is missing. What is put aside is not asked for twice. */
export function partLimits(standing: LoanBalance): { readonly least: bigint; readonly most: bigint } | undefined {
  const before = overdueOf(standing) + accruedInterest(standing.state);
  const most = closingAmount(standing) - 1n;
  return most > before ? { least: before + 1n, most } : undefined;
}

/**
 * What a repayment pays and what the loan is like after it. Interest and principal that fell due go first, the penalty next,
 * then interest through today, and only what is left makes the principal smaller.
 */
export function planRepayment(standing: LoanBalance, wish: RepaymentWish): PlannedRepayment | RepaymentProblem {
  switch (wish.mode) {
    case 'instalment':
      return planInstalment(standing);
    case 'full':
      return planFull(standing);
    case 'part':
      return planPart(standing, wish);
    default:
      return wish satisfies never;
  }
}

const NOTHING_OWED = { principalDue: 0n, interestDue: 0n, penalty: 0n } as const;

function overdueSplit({ principalDue, interestDue, penalty }: LoanBalance) {
  return { principalDue, interestDue, penalty };
}

function planInstalment(standing: LoanBalance): PlannedRepayment | RepaymentProblem {
  const amount = instalmentAmount(standing);
  if (amount <= 0n) {
    return 'NOTHING_TO_REPAY';
  }
  const prepaid = amount - overdueOf(standing);
  return {
    split: { amount, ...overdueSplit(standing), accrued: 0n, principalEarly: 0n, prepaid },
    after: { state: standing.state, ...NOTHING_OWED, prepaid: standing.prepaid + prepaid },
  };
}

function planFull(standing: LoanBalance): PlannedRepayment | RepaymentProblem {
  const amount = closingAmount(standing);
  if (amount <= 0n) {
    return 'NOTHING_TO_REPAY';
  }
  const { state, prepaid } = standing;
  const accrued = accruedInterest(state);
  return {
    split: { amount, ...overdueSplit(standing), accrued, principalEarly: state.principal, prepaid: -prepaid },
    after: { state: { ...state, principal: 0n, periodPaid: state.periodPaid + accrued }, ...NOTHING_OWED, prepaid: 0n },
  };
}

function planPart(
  standing: LoanBalance,
  { minor, goal }: Extract<RepaymentWish, { mode: 'part' }>,
): PlannedRepayment | RepaymentProblem {
  const limits = partLimits(standing);
  if (limits === undefined || minor > limits.most) {
    return 'TOO_LARGE';
  }
  if (minor < limits.least) {
    return 'TOO_SMALL';
  }
  const { state } = standing;
  const accrued = accruedInterest(state);
  const principalEarly = minor - overdueOf(standing) - accrued;
  const repaid = { ...state, principal: state.principal - principalEarly, periodPaid: state.periodPaid + accrued };
  const after =
    goal === 'term' ? { ...repaid, lastNumber: sooner(repaid) } : { ...repaid, instalment: fittingInstalment(repaid) };
  return {
    split: { amount: minor, ...overdueSplit(standing), accrued, principalEarly, prepaid: 0n },
    after: { state: after, ...NOTHING_OWED, prepaid: standing.prepaid },
  };
}

/** What a repayment before its time changes, to be shown before it is made. */
export interface RepaymentEffect {
  readonly interestSaved: bigint;
  readonly instalmentsLess: number;
  readonly schedule: readonly Instalment[];
}

export function effectOf(before: LoanBalance, after: LoanBalance): RepaymentEffect {
  const [old, schedule] = [scheduleOf(before.state), scheduleOf(after.state)];
  const interestOf = (instalments: readonly Instalment[]) =>
    instalments.reduce((sum, { interest }) => sum + interest, 0n);
  const paidNow = after.state.periodPaid - before.state.periodPaid;
  return {
    interestSaved: interestOf(old) - interestOf(schedule) - paidNow,
    instalmentsLess: old.length - schedule.length,
    schedule,
  };
}
