import type { BasisPoints } from './Deposit';

/** Days in a year for interest: 365, in a leap year too (bank/modules/deposits/README.md). */
const DAYS_OF_YEAR = 365n;
const BASIS_POINTS_OF_ONE = 10_000n;

/**
 * Interest in whole minor units for a sum of nightly balances, in minor units. It is always calculated from the first day and rounded down,
 * and the fraction carries over to later calculations: however often interest is paid, nothing is lost or gained by rounding.
 */
export function interestOf(balanceDays: bigint, rate: BasisPoints): bigint {
  return (balanceDays * BigInt(rate)) / (DAYS_OF_YEAR * BASIS_POINTS_OF_ONE);
}

/** Accrued and paid interest of a deposit, in minor units of its currency. */
export interface InterestState {
  /** Sum of the balances of the deposit, one for each night. */
  readonly balanceDays: bigint;
  readonly paid: bigint;
}

/** Interest earned and not paid yet, in minor units. */
export function accruedOf({ balanceDays, paid }: InterestState, rate: BasisPoints): bigint {
  return interestOf(balanceDays, rate) - paid;
}

/** Result of an early closing, in minor units. */
export interface EarlyClosing {
  /** Interest for the whole time at the rate for early closing. */
  readonly earned: bigint;
  /** Cost of closing: contract interest that is not earned. */
  readonly lost: bigint;
  /** Interest already paid that is deducted from the deposit; zero when it is not more than earned. */
  readonly withheld: bigint;
  /** Interest still to be paid; zero when enough was paid already. */
  readonly due: bigint;
  /** Amount paid out to the customer. */
  readonly paidOut: bigint;
}

/** Calculates an early closing: interest is recalculated from the first day at the early rate and offset against the interest paid. */
export function earlyClosing(
  { balance, ...state }: InterestState & { readonly balance: bigint },
  { rate, earlyRate }: { readonly rate: BasisPoints; readonly earlyRate: BasisPoints },
): EarlyClosing {
  const earned = interestOf(state.balanceDays, earlyRate);
  const difference = earned - state.paid;
  return {
    earned,
    lost: interestOf(state.balanceDays, rate) - earned,
    withheld: difference < 0n ? -difference : 0n,
    due: difference > 0n ? difference : 0n,
    paidOut: balance + difference,
  };
}
