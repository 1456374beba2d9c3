/** Requirements for a new password; served by the bank and checked by both the client and the bank (specification 1, section 5). */
export interface PasswordPolicy {
  /** Smallest number of characters, counted as code points; `longest` is the largest. */
  readonly shortest: number;
  readonly longest: number;
  /** Words a password must not contain, such as the name of the bank; lower case. */
  readonly forbiddenWords: readonly string[];
}

/** Password policy of the specification: 8 to 30 characters, letters together with digits or symbols. */
export const PASSWORD_POLICY: PasswordPolicy = {
  shortest: 8,
  longest: 30,
  forbiddenWords: ['tulpar', 'тулпар'],
};

/** Violations of the policy by a new password, in the order of the checklist. */
export const PASSWORD_PROBLEMS = [
  'TOO_SHORT',
  'TOO_LONG',
  'NO_LETTER',
  'NO_DIGIT_OR_SYMBOL',
  'CONTAINS_LOGIN',
  'CONTAINS_PHONE',
  'CONTAINS_BANK_NAME',
] as const;

export type PasswordProblem = (typeof PASSWORD_PROBLEMS)[number];

/** Data of the owner that a password must not contain, because others know them. */
export interface PasswordOwner {
  readonly username: string;
  /** Phone number known to the bank, with country code; empty when unknown to the client. */
  readonly phone: string;
}

/** Violations by a password, all of them. Letter case matters for the password, but not for the words it must not contain. */
export function passwordProblems(
  password: string,
  owner: PasswordOwner,
  policy = PASSWORD_POLICY,
): readonly PasswordProblem[] {
  const length = [...password].length;
  const lower = password.toLowerCase();
  const broken: Readonly<Record<PasswordProblem, boolean>> = {
    TOO_SHORT: length < policy.shortest,
    TOO_LONG: length > policy.longest,
    NO_LETTER: !/\p{L}/u.test(password),
    NO_DIGIT_OR_SYMBOL: !/[^\p{L}\s]/u.test(password),
    CONTAINS_LOGIN: containsLogin(lower, owner.username.toLowerCase()),
    CONTAINS_PHONE: containsPhone(password, owner.phone),
    CONTAINS_BANK_NAME: policy.forbiddenWords.some((word) => lower.includes(word)),
  };
  return PASSWORD_PROBLEMS.filter((problem) => broken[problem]);
}

/** Line of the checklist beside a new password; both length violations share one line. */
export type PasswordRule = 'LENGTH' | Exclude<PasswordProblem, 'TOO_SHORT' | 'TOO_LONG'>;

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
  const broken = new Set(passwordProblems(password, owner, policy).map(ruleOf));
  const rules = new Set(PASSWORD_PROBLEMS.map(ruleOf));
  return [...rules]
    .filter((rule) => rule !== 'CONTAINS_PHONE' || owner.phone !== '')
    .map((rule) => ({ rule, met: password !== '' && !broken.has(rule) }));
}

function ruleOf(problem: PasswordProblem): PasswordRule {
  return problem === 'TOO_SHORT' || problem === 'TOO_LONG' ? 'LENGTH' : problem;
}

/** Length from which a login is checked: a login of one or two letters would rule out most passwords and reveals nothing. */
const TELLING_LOGIN = 3;

function containsLogin(password: string, username: string): boolean {
  return username.length >= TELLING_LOGIN && password.includes(username);
}

/** Number of last digits of a phone that are checked; the country code is shared by everybody. */
const TELLING_DIGITS = 6;

function containsPhone(password: string, phone: string): boolean {
  const last = phone.replace(/\D/g, '').slice(-TELLING_DIGITS);
  return last.length === TELLING_DIGITS && password.replace(/\D/g, '').includes(last);
}

/** True for a login a user may choose: 5 to 20 letters, digits and @ . + - (specification 1, section 5). */
export function isNewUsername(text: string): boolean {
  return /^[\p{L}\p{N}@.+-]{5,20}$/u.test(text);
}
