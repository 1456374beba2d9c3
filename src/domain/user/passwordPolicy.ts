import { digitsOf } from '../text/identifiers';

/** Requirements for a new password; served by the bank and checked by both the client and the bank (specification 1, section 5). */
export interface PasswordPolicy {
  /** Smallest number of characters, counted as code points; `longest` is the largest. */
  readonly shortest: number;
  readonly longest: number;
  /** Words a password must not contain, such as the name of the bank; lower case. */
  readonly forbiddenWords: readonly string[];
}

/**
 * Password policy of the specification: 8 to 30 characters, letters together with digits or symbols. The bank keeps its policy as a row; this
 * one is shown until the bank's has been read.
 */
export const PASSWORD_POLICY: PasswordPolicy = {
  shortest: 8,
  longest: 30,
  forbiddenWords: ['tulpar', 'тулпар'],
};

/** Violations of the policy by a new password, in the order of the checklist. */
export const PASSWORD_VIOLATIONS = [
  'TOO_SHORT',
  'TOO_LONG',
  'NO_LETTER',
  'NO_DIGIT_OR_SYMBOL',
  'CONTAINS_LOGIN',
  'CONTAINS_PHONE',
  'CONTAINS_BANK_NAME',
] as const;

export type PasswordViolation = (typeof PASSWORD_VIOLATIONS)[number];

/** Data of the owner that a password must not contain, because others know them. */
export interface PasswordOwner {
  readonly username: string;
  /** Phone number known to the bank, with country code; empty when unknown to the client. */
  readonly phone: string;
}

/** Violations by a password, all of them. Letter case matters for the password, but not for the words it must not contain. */
export function passwordViolations(
  password: string,
  owner: PasswordOwner,
  policy = PASSWORD_POLICY,
): readonly PasswordViolation[] {
  const length = [...password].length;
  const lower = password.toLowerCase();
  const broken: Readonly<Record<PasswordViolation, boolean>> = {
    TOO_SHORT: length < policy.shortest,
    TOO_LONG: length > policy.longest,
    NO_LETTER: !/\p{L}/u.test(password),
    NO_DIGIT_OR_SYMBOL: !/[^\p{L}\s]/u.test(password),
    CONTAINS_LOGIN: containsLogin(lower, owner.username.toLowerCase()),
    CONTAINS_PHONE: containsPhone(password, owner.phone),
    CONTAINS_BANK_NAME: policy.forbiddenWords.some((word) => lower.includes(word)),
  };
  return PASSWORD_VIOLATIONS.filter((violation) => broken[violation]);
}

/** Line of the checklist beside a new password; both length violations share one line. */
export type PasswordRule = 'LENGTH' | Exclude<PasswordViolation, 'TOO_SHORT' | 'TOO_LONG'>;

export interface PasswordCheck {
  readonly rule: PasswordRule;
  readonly met: boolean;
}

/** Checklist of the policy with the rules already met; rules the client cannot check are left out. */
export function passwordChecklist(
  password: string,
  owner: PasswordOwner,
  policy = PASSWORD_POLICY,
): readonly PasswordCheck[] {
  const broken = new Set(passwordViolations(password, owner, policy).map(ruleOf));
  const rules = new Set(PASSWORD_VIOLATIONS.map(ruleOf));
  return [...rules]
    .filter((rule) => rule !== 'CONTAINS_PHONE' || owner.phone !== '')
    .map((rule) => ({ rule, met: password !== '' && !broken.has(rule) }));
}

function ruleOf(violation: PasswordViolation): PasswordRule {
  return violation === 'TOO_SHORT' || violation === 'TOO_LONG' ? 'LENGTH' : violation;
}

/** Length from which a login is checked: a login of one or two letters would rule out most passwords and reveals nothing. */
const MIN_LOGIN_LENGTH_COMPARED = 3;

function containsLogin(password: string, username: string): boolean {
  return username.length >= MIN_LOGIN_LENGTH_COMPARED && password.includes(username);
}

/** Number of last digits of a phone that are checked; the country code is the same for all. */
const PHONE_DIGITS_COMPARED = 6;

function containsPhone(password: string, phone: string): boolean {
  const last = digitsOf(phone).slice(-PHONE_DIGITS_COMPARED);
  return last.length === PHONE_DIGITS_COMPARED && digitsOf(password).includes(last);
}

/** True for a login a user may choose: 5 to 20 letters, digits and @ . + - (specification 1, section 5). */
export function isNewUsername(text: string): boolean {
  return /^[\p{L}\p{N}@.+-]{5,20}$/u.test(text);
}
