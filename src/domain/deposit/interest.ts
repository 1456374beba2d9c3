import type { BasisPoints } from './Deposit';

/** The year has 365 days for interest, a leap year too (docs/adr/0054). */
const DAYS_OF_YEAR = 365n;
const BASIS_POINTS_OF_ONE = 10_000n;

/**
 * Interest in whole minor units for a sum of balances, one for each night money lay there, in minor units. It is always reckoned
 * from the first day, and what is less than a minor unit is left for later: however often it is paid, no part is lost or made up.
 */
export function interestOf(balanceDays: bigint, rate: BasisPoints): bigint {
  return (balanceDays * BigInt(rate)) / (DAYS_OF_YEAR * BASIS_POINTS_OF_ONE);
}

/** What a deposit has earned and been paid, in minor units of its currency. */
export interface InterestState {
  /** The sum of its balances, one for each night. */
  readonly balanceDays: bigint;
  readonly paid: bigint;
}

/** Earned and not paid yet. */
export function accruedOf({ balanceDays, paid }: InterestState, rate: BasisPoints): bigint {
  return interestOf(balanceDays, rate) - paid;
}

/** What closing a deposit before its end comes to, in minor units. */
export interface EarlyClosing {
  /** Interest for the whole time at the rate for early closing. */
  readonly earned: bigint;
  /** Interest at the rate of the contract that is not earned: what closing costs. */
  readonly lost: bigint;
  /** Of what was paid already, what is held back from the deposit; zero when too little was paid. */
  readonly withheld: bigint;
  /** Interest that is still paid; zero when enough was paid already. */
  readonly due: bigint;
  /** What the customer is paid in the end. */
  readonly paidOut: bigint;
}

/** Interest is reckoned anew from the first day, at the rate for early closing, and set off against what was paid. */
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
