import type { Card } from '../card/Card';
import { cardRefusal } from '../card/usability';
import type { BasisPoints } from '../deposit/Deposit';
import { compare, money } from '../money/Money';
import type { Money } from '../money/Money';
import { bankDayOf } from '../time/Instant';
import type { Instant } from '../time/Instant';
import type { Account } from './Account';
import { creditRefusal, debitRefusal } from './usability';

/** What somebody at the bank has to say of a request. */
export const OVERDRAFT_STATUSES = ['review', 'approved', 'rejected'] as const;

export type OverdraftStatus = (typeof OVERDRAFT_STATUSES)[number];

/** How far below nothing an account may go, at what rate and for how long. */
export interface OverdraftTerms {
  readonly limit: Money;
  readonly rate: BasisPoints;
  readonly termMonths: number;
}

/** What a customer has asked for, on the terms that held then. */
export interface OverdraftRequest extends OverdraftTerms {
  readonly status: OverdraftStatus;
  readonly askedAt: Instant;
  readonly decidedAt: Instant | undefined;
}

/** What the bank offers to one account. */
export interface OverdraftOffer {
  readonly lowest: Money;
  readonly highest: Money;
  readonly rate: BasisPoints;
  readonly termMonths: number;
  /** What came in the least of the months that count. */
  readonly income: Money;
}

/** Why nothing is offered, in this order: somebody looks at a request, has just decided one, or the account is not of the kind. */
export const OVERDRAFT_OBSTACLES = ['UNDER_REVIEW', 'DECIDED', 'CURRENCY', 'RESTRICTED', 'NO_CARD', 'INCOME'] as const;

export type OverdraftObstacle = (typeof OVERDRAFT_OBSTACLES)[number];

/** An overdraft of one account: the offer or why there is none, and the latest request. */
export interface Overdraft {
  readonly offer: OverdraftOffer | undefined;
  readonly obstacle: OverdraftObstacle | undefined;
  readonly request: OverdraftRequest | undefined;
}

/** How many whole calendar months of income are looked at. */
export const INCOME_MONTHS = 3;
/** How long a decision stands before it can be asked again. */
export const DECISION_DAYS = 30;

const DAY_MS = 86_400_000;
const STEP_MINOR = 100_000n;
const LOWEST_MINOR = 500_000n;
const HIGHEST_MINOR = 30_000_000n;
const PART_OF_INCOME = 2n;
const RATE: BasisPoints = 2200;
const TERM_MONTHS = 12;

/** What an offer is decided from. */
export interface OverdraftGrounds {
  readonly account: Account;
  /** Cards of the account. */
  readonly cards: readonly Pick<Card, 'customStatus' | 'ipcStatus' | 'expiresOn'>[];
  /** What others have paid in, in minor units, in each of the last {@link INCOME_MONTHS} whole months; a month without income is 0. */
  readonly incomes: readonly bigint[];
  readonly request: OverdraftRequest | undefined;
}

/**
 * What the bank offers to an account salary comes to: half of what came in the least of the last three whole months, in whole
 * thousands of soms, from 5 000 to 300 000 (docs/adr/0048). Own transfers are no income.
 */
export function overdraftOf({ account, cards, incomes, request }: OverdraftGrounds, now: Instant): Overdraft {
  const income = incomes.length < INCOME_MONTHS ? 0n : incomes.reduce((least, each) => (each < least ? each : least));
  const part = income / PART_OF_INCOME;
  const capped = part > HIGHEST_MINOR ? HIGHEST_MINOR : part;
  const highest = capped - (capped % STEP_MINOR);
  const obstacle =
    requestObstacle(request, now) ??
    accountObstacle(account, cards, now) ??
    (highest < LOWEST_MINOR ? ('INCOME' as const) : undefined);
  if (obstacle !== undefined) {
    return { offer: undefined, obstacle, request };
  }
  const inSoms = (minor: bigint): Money => money(minor, 'KGS');
  const offer = {
    lowest: inSoms(LOWEST_MINOR),
    highest: inSoms(highest),
    rate: RATE,
    termMonths: TERM_MONTHS,
    income: inSoms(income),
  };
  return { offer, obstacle: undefined, request };
}

/** Whether an amount is one of those offered: whole thousands of soms, within the bounds. */
export function isOffered(limit: Money, { lowest, highest }: OverdraftOffer): boolean {
  return (
    limit.currency === lowest.currency &&
    limit.minor % STEP_MINOR === 0n &&
    compare(limit, lowest) >= 0 &&
    compare(limit, highest) <= 0
  );
}

function requestObstacle(request: OverdraftRequest | undefined, now: Instant): OverdraftObstacle | undefined {
  if (request?.status === 'review') {
    return 'UNDER_REVIEW';
  }
  return request?.decidedAt !== undefined && now < request.decidedAt + DECISION_DAYS * DAY_MS ? 'DECIDED' : undefined;
}

function accountObstacle(
  account: Account,
  cards: OverdraftGrounds['cards'],
  now: Instant,
): OverdraftObstacle | undefined {
  if (account.currency !== 'KGS') {
    return 'CURRENCY';
  }
  if (debitRefusal(account) !== undefined || creditRefusal(account) !== undefined) {
    return 'RESTRICTED';
  }
  const inForce = cards.some(
    (card) => card.customStatus === 'active' && cardRefusal(card, bankDayOf(now)) === undefined,
  );
  return inForce ? undefined : 'NO_CARD';
}
