import type { LocalizedText } from '../language/Language';
import type { Money } from '../money/Money';
import type { Instant } from '../time/Instant';

/** Name of a point of sale within its code: thirty-two hexadecimal digits, drawn once and kept for as long as the point exists. */
export const POINT_HASH = /^[0-9a-f]{32}$/;

export const MIN_POINT_NAME_LENGTH = 2;
/** Longest name of a point: with its number it fits into one object of a code. */
export const MAX_POINT_NAME_LENGTH = 50;
export const MAX_POINT_ADDRESS_LENGTH = 100;

export const MAX_SALES_POINT_ID_LENGTH = 20;

/** Number a company gives its point of sale. */
export const SALES_POINT_ID = /^[A-Z0-9-]{1,20}$/;

/** Points a company may have, those in the archive not counted. */
export const MAX_POINTS = 100;

/** Most users linked to one point. */
export const MAX_POINT_USERS = 50;

/** Seconds after which an open till asks the bank again, unless an event has announced a payment before. */
export const TILL_RETRY_SECONDS = 30;

/** Fields of a point of sale that its company sets. */
export interface QrPointFields {
  readonly name: string;
  readonly address: string;
  /** Number the company itself gives the point; it stands in the code and in every statement of a payer. */
  readonly salesPointId: string;
  /** Account the money comes to; a point without one is unlinked and takes no payment. */
  readonly accountId: string | undefined;
  /** An inactive point takes no payment. */
  readonly isActive: boolean;
  /** Users who see the point, its payments and its till. */
  readonly userIds: readonly string[];
}

/** User of the company who is linked to a point, or may be. */
export interface QrPointUser {
  readonly userId: string;
  readonly fullName: LocalizedText;
}

/** Money that came to a point in the last twenty-four hours. */
export interface QrPointTurnover {
  readonly amount: Money;
  readonly count: number;
}

/** Point of sale of a company, whose static code its customers pay by. */
export interface QrPoint extends Omit<QrPointFields, 'accountId' | 'userIds'> {
  readonly id: string;
  readonly hash: string;
  /** True while the point leads to an open account. */
  readonly isLinked: boolean;
  /** The linked account; `undefined` also for a reader who may not see it. */
  readonly account: { readonly id: string; readonly number: string } | undefined;
  readonly users: readonly QrPointUser[];
  /** Link of its code, as scanners of every bank read it. */
  readonly link: string;
  readonly turnover: QrPointTurnover;
  readonly createdAt: Instant;
  /** Moment it went to the archive; absent while it is in use. */
  readonly archivedAt: Instant | undefined;
}

/** Payment that came to a point. */
export interface QrPointPayment {
  /** Id of its line of history. */
  readonly id: string;
  readonly amount: Money;
  /** Name of the payer as others see it; empty where another bank has given none. */
  readonly payer: string;
  /** Bank of the payer; `undefined` for a customer of this bank, and where it is not known. */
  readonly payerBank: string | undefined;
  readonly at: Instant;
}

/** User of the company who may be linked to a point. */
export interface QrPointEmployee extends QrPointUser {
  /** True when the bank has registered the user for codes; only registered users can be linked. */
  readonly isRegistered: boolean;
  readonly isLinked: boolean;
}

/** True when a point takes payments. */
export function takesPayments({ isActive, isLinked, archivedAt }: QrPoint): boolean {
  return isActive && isLinked && archivedAt === undefined;
}
