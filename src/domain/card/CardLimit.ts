import type { Currency } from '../money/Currency';
import type { Money } from '../money/Money';
import type { Instant } from '../time/Instant';

/** What of a card is limited, each a day: cash from machines, paying in shops, paying on the Internet. */
export const CARD_LIMIT_TYPES = ['CASH', 'PURCHASE', 'INTERNET'] as const;

export type CardLimitType = (typeof CARD_LIMIT_TYPES)[number];

/** How much may be spent by a card in a day in one way; nothing closes that way. */
export interface CardLimit {
  readonly limitType: CardLimitType;
  readonly daily: Money;
  /** What the bank gives at most. */
  readonly highest: Money;
  /** What is on its way to the network. */
  readonly requested: { readonly daily: Money; readonly madeAt: Instant; readonly dueBy: Instant } | undefined;
}

/** Why a limit cannot become what is wished; the first that holds. */
export type CardLimitProblem = 'CARD_CHANGE_PENDING' | 'FAILED_CHANGED_LIMIT';

/** A limit is nothing or more, at most what the bank gives, and not what it is. One that is on its way comes first. */
export function cardLimitProblem(limit: CardLimit, wished: Money): CardLimitProblem | undefined {
  if (limit.requested !== undefined) {
    return 'CARD_CHANGE_PENDING';
  }
  const fits = wished.currency === limit.daily.currency && wished.minor >= 0n && wished.minor <= limit.highest.minor;
  return fits && wished.minor !== limit.daily.minor ? undefined : 'FAILED_CHANGED_LIMIT';
}

/** Whole units of each currency: what a card starts with, and what the bank gives at most. */
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

/** What the bank gives to cards of a currency; other currencies are given as the dollar is. */
export function cardLimitBand(
  limitType: CardLimitType,
  currency: Currency,
): { readonly standard: Money; readonly highest: Money } {
  const [standard, highest] = (currency === 'KGS' ? SOMS : HARD_CURRENCY)[limitType];
  return { standard: { minor: standard * MINOR, currency }, highest: { minor: highest * MINOR, currency } };
}
