import { accruedInterest, fittingInstalment, scheduleOf, sooner } from './schedule';
import type { Instalment, LoanState } from './schedule';

/** Modes of repayment: the next instalment, part of the principal early, or the loan in full. */
export const REPAYMENT_MODES = ['instalment', 'part', 'full'] as const;

export type RepaymentMode = (typeof REPAYMENT_MODES)[number];

/** Effect of an early partial repayment: a shorter term, or smaller instalments. */
export const REPAYMENT_GOALS = ['term', 'instalment'] as const;

export type RepaymentGoal = (typeof REPAYMENT_GOALS)[number];

/** Balance of a loan, on which a repayment depends; amounts in minor units. */
export interface LoanBalance {
  readonly state: LoanState;
  /** Unpaid principal of instalments that are due. */
  readonly principalDue: bigint;
  readonly interestDue: bigint;
  readonly penalty: bigint;
  /** Amount set aside for the next instalment. */
  readonly prepaid: bigint;
}

/** Requested repayment; only the amount of a partial one is chosen by the customer. */
export type RepaymentRequest =
  | { readonly mode: 'instalment' | 'full' }
  | { readonly mode: 'part'; readonly minor: bigint; readonly goal: RepaymentGoal };

/** Allocation of a repayment; the other fields sum to `amount`. */
export interface RepaymentSplit {
  readonly amount: bigint;
  readonly principalDue: bigint;
  readonly interestDue: bigint;
  readonly penalty: bigint;
  /** Interest accrued in the current period. */
  readonly accrued: bigint;
  /** Principal repaid early. */
  readonly principalEarly: bigint;
  /** Amount set aside for the next instalment; negative when taken from what was set aside. */
  readonly prepaid: bigint;
}

export interface PlannedRepayment {
  readonly split: RepaymentSplit;
  readonly after: LoanBalance;
}

export type RepaymentViolation = 'NOTHING_TO_REPAY' | 'TOO_SMALL' | 'TOO_LARGE';

/** Unpaid amount that is due, including the penalty. */
export function overdueOf({ principalDue, interestDue, penalty }: LoanBalance): bigint {
  return principalDue + interestDue + penalty;
}

/** Amount that repays the loan in full today. */
export function closingAmount(balance: LoanBalance): bigint {
  return overdueOf(balance) + accruedInterest(balance.state) + balance.state.principal - balance.prepaid;
}

/** Amount missing for everything that is due and the next instalment. */
export function instalmentAmount(balance: LoanBalance): bigint {
  const next = nextInstalment(balance);
  return overdueOf(balance) + (next === undefined ? 0n : next.principal + next.interest) - balance.prepaid;
}

export function nextInstalment({ state }: LoanBalance): Instalment | undefined {
  return scheduleOf(state)[0];
}

/**
 * Lowest and highest amounts of a partial repayment, both included; `undefined` when only full repayment is possible. The highest is below
 * the closing amount, which takes the amount set aside into account.
 */
export function partLimits(balance: LoanBalance): { readonly least: bigint; readonly most: bigint } | undefined {
  const before = overdueOf(balance) + accruedInterest(balance.state);
  const most = closingAmount(balance) - 1n;
  return most > before ? { least: before + 1n, most } : undefined;
}

/**
 * Plans a repayment: its allocation and the loan after it. Principal and interest that are due are paid first, then the penalty, then
 * interest through today; only the rest reduces the principal.
 */
export function planRepayment(balance: LoanBalance, request: RepaymentRequest): PlannedRepayment | RepaymentViolation {
  switch (request.mode) {
    case 'instalment':
      return planInstalment(balance);
    case 'full':
      return planFull(balance);
    case 'part':
      return planPart(balance, request);
    default:
      return request satisfies never;
  }
}

const NOTHING_OWED = { principalDue: 0n, interestDue: 0n, penalty: 0n } as const;

function overdueSplit({ principalDue, interestDue, penalty }: LoanBalance) {
  return { principalDue, interestDue, penalty };
}

function planInstalment(balance: LoanBalance): PlannedRepayment | RepaymentViolation {
  const amount = instalmentAmount(balance);
  if (amount <= 0n) {
    return 'NOTHING_TO_REPAY';
  }
  const prepaid = amount - overdueOf(balance);
  return {
    split: { amount, ...overdueSplit(balance), accrued: 0n, principalEarly: 0n, prepaid },
    after: { state: balance.state, ...NOTHING_OWED, prepaid: balance.prepaid + prepaid },
  };
}

function planFull(balance: LoanBalance): PlannedRepayment | RepaymentViolation {
  const amount = closingAmount(balance);
  if (amount <= 0n) {
    return 'NOTHING_TO_REPAY';
  }
  const { state, prepaid } = balance;
  const accrued = accruedInterest(state);
  return {
    split: { amount, ...overdueSplit(balance), accrued, principalEarly: state.principal, prepaid: -prepaid },
    after: { state: { ...state, principal: 0n, periodPaid: state.periodPaid + accrued }, ...NOTHING_OWED, prepaid: 0n },
  };
}

function planPart(
  balance: LoanBalance,
  { minor, goal }: Extract<RepaymentRequest, { mode: 'part' }>,
): PlannedRepayment | RepaymentViolation {
  const limits = partLimits(balance);
  if (limits === undefined || minor > limits.most) {
    return 'TOO_LARGE';
  }
  if (minor < limits.least) {
    return 'TOO_SMALL';
  }
  const { state } = balance;
  const accrued = accruedInterest(state);
  const principalEarly = minor - overdueOf(balance) - accrued;
  const repaid = { ...state, principal: state.principal - principalEarly, periodPaid: state.periodPaid + accrued };
  const after =
    goal === 'term' ? { ...repaid, lastNumber: sooner(repaid) } : { ...repaid, instalment: fittingInstalment(repaid) };
  return {
    split: { amount: minor, ...overdueSplit(balance), accrued, principalEarly, prepaid: 0n },
    after: { state: after, ...NOTHING_OWED, prepaid: balance.prepaid },
  };
}

/** Effect of an early repayment, shown before it is made. */
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
