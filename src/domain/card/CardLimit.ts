import type { Currency } from '../money/Currency';
import type { Money } from '../money/Money';
import type { Instant } from '../time/Instant';

/** Kinds of spending with a daily limit: cash withdrawal, purchases in shops, purchases on the Internet. */
export const CARD_LIMIT_TYPES = ['CASH', 'PURCHASE', 'INTERNET'] as const;

export type CardLimitType = (typeof CARD_LIMIT_TYPES)[number];

/** Daily limit of a card for one kind of spending; zero forbids it. */
export interface CardLimit {
  readonly limitType: CardLimitType;
  readonly daily: Money;
  /** Highest limit the bank allows. */
  readonly highest: Money;
  /** Change in progress at the card network. */
  readonly requested: { readonly daily: Money; readonly madeAt: Instant; readonly dueBy: Instant } | undefined;
}

/** Reason a limit cannot be changed; the first that applies. */
export type CardLimitViolation = 'CARD_CHANGE_PENDING' | 'FAILED_CHANGED_LIMIT';

/**
 * Reason a limit cannot be changed to the requested one, or `undefined` when it can. A limit is from zero to the highest allowed and
 * differs from the current one. A change in progress is checked first.
 */
export function cardLimitViolation(limit: CardLimit, requested: Money): CardLimitViolation | undefined {
  if (limit.requested !== undefined) {
    return 'CARD_CHANGE_PENDING';
  }
  const fits =
    requested.currency === limit.daily.currency && requested.minor >= 0n && requested.minor <= limit.highest.minor;
  return fits && requested.minor !== limit.daily.minor ? undefined : 'FAILED_CHANGED_LIMIT';
}

/** Limits in whole units of the currency: that of a new card, and the highest the bank allows. */
type Band = readonly [standard: bigint, highest: bigint];

const MINOR = 100n;

const SOMS: Readonly<Record<CardLimitType, Band>> = {
  CASH: [50_000n, 200_000n],
  PURCHASE: [100_000n, 500_000n],
  INTERNET: [30_000n, 300_000n],
};
const HARD_CURRENCY: Readonly<Record<CardLimitType, Band>> = {
  CASH: [600n, 2_500n],
  PURCHASE: [1_200n, 6_000n],
  INTERNET: [400n, 3_500n],
};

/** Standard and highest limits for cards of a currency; currencies other than KGS have the limits of the dollar. */
export function cardLimitBand(
  limitType: CardLimitType,
  currency: Currency,
): { readonly standard: Money; readonly highest: Money } {
  const [standard, highest] = (currency === 'KGS' ? SOMS : HARD_CURRENCY)[limitType];
  return { standard: { minor: standard * MINOR, currency }, highest: { minor: highest * MINOR, currency } };
}
