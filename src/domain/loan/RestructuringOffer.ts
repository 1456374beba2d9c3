import type { BankDay } from '../time/Instant';
import type { Loan } from './Loan';
import { effectOf, nextInstalment } from './repayment';
import type { LoanBalance } from './repayment';
import { MOST_MONTHS_LONGER, runningLonger } from './Restructuring';
import type { Instalment } from './schedule';

/** What can be asked for: every number of months up to the most. */
export const MONTHS_LONGER: readonly number[] = Array.from({ length: MOST_MONTHS_LONGER }, (_, index) => index + 1);

/** Why a longer term is not offered: a company arranges it at a branch, a request waits already, or no instalment is left to be made smaller. */
export type RestructuringObstacle = 'COMPANY' | 'UNDER_REVIEW' | 'NOTHING_TO_SPREAD';

export function restructuringObstacle(
  { actions, restructuring }: Pick<Loan, 'actions' | 'restructuring'>,
  { isCorporate }: { readonly isCorporate: boolean },
): RestructuringObstacle | undefined {
  if (isCorporate) {
    return 'COMPANY';
  }
  if (restructuring?.status === 'review') {
    return 'UNDER_REVIEW';
  }
  return actions.includes('restructure') ? undefined : 'NOTHING_TO_SPREAD';
}

/** What a longer term would change if the bank agreed today; amounts in minor units. */
export interface RestructuringEffect {
  /** The next instalment as it is, and as it would be. */
  readonly before: bigint;
  readonly after: bigint;
  readonly lastDueOn: BankDay;
  /** What the longer term costs. */
  readonly interestMore: bigint;
  readonly schedule: readonly Instalment[];
}

/** Nothing where no instalment is to come. */
export function restructuringEffect(standing: LoanBalance, months: number): RestructuringEffect | undefined {
  const longer = runningLonger(standing, months);
  const { schedule, interestSaved } = effectOf(standing, longer);
  const [now, next, last] = [nextInstalment(standing), schedule[0], schedule.at(-1)];
  if (now === undefined || next === undefined || last === undefined) {
    return undefined;
  }
  return { before: wholeOf(now), after: wholeOf(next), lastDueOn: last.dueOn, interestMore: -interestSaved, schedule };
}

function wholeOf({ principal, interest }: Instalment): bigint {
  return principal + interest;
}
