import type { Card } from '../card/Card';
import { cardRefusal } from '../card/usability';
import type { BasisPoints } from '../deposit/Deposit';
import { compare, money } from '../money/Money';
import type { Money } from '../money/Money';
import { bankDayOf } from '../time/Instant';
import type { Instant } from '../time/Instant';
import type { Account } from './Account';
import { creditRefusal, debitRefusal } from './usability';

/** Decision on an overdraft request by an employee of the bank. */
export const OVERDRAFT_STATUSES = ['review', 'approved', 'rejected'] as const;

export type OverdraftStatus = (typeof OVERDRAFT_STATUSES)[number];

/** Terms of an overdraft: the limit below zero, the annual rate in basis points and the term in months. */
export interface OverdraftTerms {
  readonly limit: Money;
  readonly rate: BasisPoints;
  readonly termMonths: number;
}

/** Overdraft request of a customer, with the terms in force when it was made. */
export interface OverdraftRequest extends OverdraftTerms {
  readonly status: OverdraftStatus;
  readonly askedAt: Instant;
  readonly decidedAt: Instant | undefined;
}

/** Overdraft offer of the bank for one account. */
export interface OverdraftOffer {
  readonly lowest: Money;
  readonly highest: Money;
  readonly rate: BasisPoints;
  readonly termMonths: number;
  /** Income in the lowest of the last {@link INCOME_MONTHS} months. */
  readonly income: Money;
}

/**
 * Reasons for which no overdraft is offered, in the order they are checked: a request is under review or was decided less than {@link
 * DECISION_DAYS} days ago, the account or its cards are unsuitable, or the income is too low.
 */
export const OVERDRAFT_REFUSALS = ['UNDER_REVIEW', 'DECIDED', 'CURRENCY', 'RESTRICTED', 'NO_CARD', 'INCOME'] as const;

export type OverdraftRefusal = (typeof OVERDRAFT_REFUSALS)[number];

/** Overdraft of one account: the offer or the reason there is none, and the latest request. */
export interface Overdraft {
  readonly offer: OverdraftOffer | undefined;
  readonly failureCode: OverdraftRefusal | undefined;
  readonly request: OverdraftRequest | undefined;
}

/** Number of whole calendar months of income an offer is based on. */
export const INCOME_MONTHS = 3;
/** Number of days after a decision before another request can be made. */
export const DECISION_DAYS = 30;

const DAY_MS = 86_400_000;
const STEP_MINOR = 100_000n;
const LOWEST_MINOR = 500_000n;
const HIGHEST_MINOR = 30_000_000n;
const PART_OF_INCOME = 2n;
const RATE: BasisPoints = 2200;
const TERM_MONTHS = 12;

/** Data from which an offer is calculated. */
export interface OverdraftGrounds {
  readonly account: Account;
  /** Cards of the account. */
  readonly cards: readonly Pick<Card, 'customStatus' | 'ipcStatus' | 'expiresOn'>[];
  /** Payments from others, in minor units, in each of the last {@link INCOME_MONTHS} whole months; a month without income is 0. */
  readonly incomes: readonly bigint[];
  readonly request: OverdraftRequest | undefined;
}

/**
 * Calculates the offer for a salary account: half of the income of the lowest of the last three whole months, rounded down to whole
 * thousands of soms, from 5 000 to 300 000 (bank/modules/accounts/README.md). Transfers between own accounts are not income.
 */
export function overdraftOf({ account, cards, incomes, request }: OverdraftGrounds, now: Instant): Overdraft {
  const income = incomes.length < INCOME_MONTHS ? 0n : incomes.reduce((least, each) => (each < least ? each : least));
  const part = income / PART_OF_INCOME;
  const capped = part > HIGHEST_MINOR ? HIGHEST_MINOR : part;
  const highest = capped - (capped % STEP_MINOR);
  const failureCode =
    requestRefusal(request, now) ??
    accountRefusal(account, cards, now) ??
    (highest < LOWEST_MINOR ? ('INCOME' as const) : undefined);
  if (failureCode !== undefined) {
    return { offer: undefined, failureCode, request };
  }
  const inSoms = (minor: bigint): Money => money(minor, 'KGS');
  const offer = {
    lowest: inSoms(LOWEST_MINOR),
    highest: inSoms(highest),
    rate: RATE,
    termMonths: TERM_MONTHS,
    income: inSoms(income),
  };
  return { offer, failureCode: undefined, request };
}

/** True when an amount can be requested: whole thousands of soms within the bounds of the offer. */
export function isOffered(limit: Money, { lowest, highest }: OverdraftOffer): boolean {
  return (
    limit.currency === lowest.currency &&
    limit.minor % STEP_MINOR === 0n &&
    compare(limit, lowest) >= 0 &&
    compare(limit, highest) <= 0
  );
}

function requestRefusal(request: OverdraftRequest | undefined, now: Instant): OverdraftRefusal | undefined {
  if (request?.status === 'review') {
    return 'UNDER_REVIEW';
  }
  return request?.decidedAt !== undefined && now < request.decidedAt + DECISION_DAYS * DAY_MS ? 'DECIDED' : undefined;
}

function accountRefusal(
  account: Account,
  cards: OverdraftGrounds['cards'],
  now: Instant,
): OverdraftRefusal | undefined {
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
