import { compare, money } from '../money/Money';
import type { Money } from '../money/Money';
import { parseAmount } from '../money/parseAmount';
import { refusal, success } from '../result/Result';
import type { Result } from '../result/Result';
import { unreadableAmount } from '../transfer/movementRules';
import type { ValidationCode } from '../validation/ValidationCode';

/** Largest sum of a day, in minor units of the som, that the bank lets passkeys of one user confirm. */
export const MAX_PASSKEY_CEILING = 10_000_000n;

/** Sum of a day that passkeys of a user may confirm; a code confirms what is above it. */
export interface PasskeyCeiling {
  /** Zero when codes confirm everything. */
  readonly ceiling: Money;
  /** Largest sum the bank allows. */
  readonly max: Money;
}

/** Reads another ceiling as typed; an amount of zero leaves everything to codes. */
export function readPasskeyCeiling(text: string, { ceiling, max }: PasskeyCeiling): Result<Money, ValidationCode> {
  const parsed = parseAmount(text, ceiling.currency);
  const typed = parsed.ok ? parsed.value : parsed.failure === 'NOT_POSITIVE' ? money(0n, ceiling.currency) : undefined;
  if (typed === undefined) {
    return refusal(unreadableAmount(text, ceiling.currency) ?? 'NOT_AN_AMOUNT');
  }
  if (compare(typed, max) > 0) {
    return refusal('LIMIT_ABOVE_HIGHEST');
  }
  return compare(typed, ceiling) === 0 ? refusal('LIMIT_UNCHANGED') : success(typed);
}
