import type { CompanyRight } from '../corporate/Company';
import type { SignaturePlace } from '../corporate/Signer';
import type { LocalizedText } from '../language/Language';
import type { Instant } from '../time/Instant';
import type { OtpType } from '../user/ProfileChange';
import { plainText } from '../text/plainText';

export const MAX_USER_SEARCH_LENGTH = 100;

/** Minimum length of a search for users, in characters; an empty search lists every user. */
export const MIN_USER_SEARCH_LENGTH = 2;

export const MAX_BLOCK_REASON_LENGTH = 200;
const MIN_BLOCK_REASON_LENGTH = 5;

/** Customer a user acts for: the person, or a company. */
export interface UserCustomer {
  readonly kind: 'I' | 'C';
  readonly customerNumber: string;
  readonly name: LocalizedText;
}

/** User in the list of administrators. */
export interface UserSummary {
  readonly userId: string;
  readonly login: string;
  readonly fullName: LocalizedText;
  readonly customer: UserCustomer;
  readonly isBlocked: boolean;
  readonly isAdministrator: boolean;
}

/** Search of administrators; an empty text asks for every user. */
export interface UserSearch {
  readonly text: string;
  /** End of the page before, as the bank gave it; `undefined` for the first page. */
  readonly after?: string | undefined;
}

/** Page of a list that the bank divides. */
export interface PageOf<Item> {
  readonly items: readonly Item[];
  /** Place the next page begins at; `undefined` on the last one. */
  readonly next?: string | undefined;
}

/** Block of a user by an administrator. */
export interface UserBlock {
  readonly reason: string;
  readonly at: Instant;
  /** Login of the administrator. */
  readonly by: string;
}

/** Locks that begin by themselves after wrong passwords or codes, and their ends; an end that is `undefined` stands for no lock. */
export interface CounterLocks {
  /** New browsers are led to the code, whatever the password (docs/adr/0014). */
  readonly loginUntil?: Instant | undefined;
  /** Number of known browsers that no password opens now. */
  readonly lockedDevices: number;
  /** Confirmations are on hold (docs/adr/0079). */
  readonly confirmationsUntil?: Instant | undefined;
}

/** Rights a company lets its user have; accounts are counted and not named. */
export interface UserRights {
  readonly rights: readonly CompanyRight[];
  readonly signaturePlace?: SignaturePlace | undefined;
  /** Codes of the operations the user may create; `undefined` for all. */
  readonly operations?: readonly string[] | undefined;
  /** Number of accounts the user is limited to, and of those among them the user works with; `undefined` for all. */
  readonly accounts?: { readonly seen: number; readonly works: number } | undefined;
}

/** User as an administrator sees one: access and rights, never accounts or operations. */
export interface AdministeredUser extends UserSummary {
  readonly inn: string;
  readonly phone: string;
  /** Office held in the company; `undefined` for an individual, or where the bank does not know it. */
  readonly position?: LocalizedText | undefined;
  readonly isEmployee: boolean;
  /** Rights in the company; `undefined` for an individual, who may do everything. */
  readonly rights?: UserRights | undefined;
  readonly otpType: OtpType;
  readonly createdAt: Instant;
  /** Moment of the last completed sign-in; `undefined` before the first. */
  readonly lastSignInAt?: Instant | undefined;
  readonly knownDevices: number;
  readonly onlyKnownDevices: boolean;
  /** Block in force; `undefined` while the user may sign in. */
  readonly block?: UserBlock | undefined;
  readonly locks: CounterLocks;
}

/** True while the user is kept from signing in or confirming, by an administrator or by counts of wrong passwords and codes. */
export function isHeldBack({ block, locks }: Pick<AdministeredUser, 'block' | 'locks'>): boolean {
  return block !== undefined || isCounterLocked(locks);
}

/** True while at least one lock of wrong passwords or codes holds. */
export function isCounterLocked({ loginUntil, lockedDevices, confirmationsUntil }: CounterLocks): boolean {
  return loginUntil !== undefined || lockedDevices > 0 || confirmationsUntil !== undefined;
}

/** True for a reason that says something: a few characters at least, blanks around them aside. */
export function isBlockReason(reason: string): boolean {
  const { length } = plainText(reason);
  return length >= MIN_BLOCK_REASON_LENGTH && length <= MAX_BLOCK_REASON_LENGTH;
}

/** True for a search the bank answers. */
export function isUserSearch(text: string): boolean {
  const { length } = plainText(text);
  return length === 0 || (length >= MIN_USER_SEARCH_LENGTH && length <= MAX_USER_SEARCH_LENGTH);
}
