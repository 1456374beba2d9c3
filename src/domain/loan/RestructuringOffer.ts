import type { BankDay } from '../time/Instant';
import type { Loan } from './Loan';
import { effectOf, nextInstalment } from './repayment';
import type { LoanBalance } from './repayment';
import { MAX_MONTHS_LONGER, runningLonger } from './Restructuring';
import type { Instalment } from './schedule';

/** Extensions a customer can request, in months: from 1 to the longest. */
export const MONTHS_LONGER: readonly number[] = Array.from({ length: MAX_MONTHS_LONGER }, (_, index) => index + 1);

/** Reason no extension is offered: a company arranges it at a branch, a request is under review, or no instalment is left to be reduced. */
export type RestructuringRefusal = 'COMPANY' | 'UNDER_REVIEW' | 'NOTHING_TO_SPREAD';

export function restructuringRefusal(
  { actions, restructuring }: Pick<Loan, 'actions' | 'restructuring'>,
  { isCorporate }: { readonly isCorporate: boolean },
): RestructuringRefusal | undefined {
  if (isCorporate) {
    return 'COMPANY';
  }
  if (restructuring?.status === 'review') {
    return 'UNDER_REVIEW';
  }
  return actions.includes('restructure') ? undefined : 'NOTHING_TO_SPREAD';
}

/** Effect of an extension if the bank approved it today; amounts in minor units. */
export interface RestructuringEffect {
  /** Current next instalment; `after` is the one with the extended term. */
  readonly before: bigint;
  readonly after: bigint;
  readonly lastDueOn: BankDay;
  /** Additional interest due to the extension. */
  readonly interestMore: bigint;
  readonly schedule: readonly Instalment[];
}

/** Calculates the effect of an extension; `undefined` when no instalment is left. */
export function restructuringEffect(balance: LoanBalance, months: number): RestructuringEffect | undefined {
  const longer = runningLonger(balance, months);
  const { schedule, interestSaved } = effectOf(balance, longer);
  const [now, next, last] = [nextInstalment(balance), schedule[0], schedule.at(-1)];
  if (now === undefined || next === undefined || last === undefined) {
    return undefined;
  }
  return { before: wholeOf(now), after: wholeOf(next), lastDueOn: last.dueOn, interestMore: -interestSaved, schedule };
}

function wholeOf({ principal, interest }: Instalment): bigint {
  return principal + interest;
}
