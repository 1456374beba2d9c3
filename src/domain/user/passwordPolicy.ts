/** What a new password must be like; the bank serves it, and both sides check by it (specification 1, section 5). */
export interface PasswordPolicy {
  /** Characters, counted as code points. */
  readonly shortest: number;
  readonly longest: number;
  /** Words nobody may build a password on, such as the name of the bank; lower case. */
  readonly forbiddenWords: readonly string[];
}

/** The rule of the specification: 8 to 30 characters, letters together with digits or symbols. */
export const PASSWORD_POLICY: PasswordPolicy = {
  shortest: 8,
  longest: 30,
  forbiddenWords: ['tulpar', 'тулпар'],
};

/** What can be wrong with a new password, in the order a checklist shows it. */
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

/** Whose password it is to be: what others know of the owner must not open the door. */
export interface PasswordOwner {
  readonly username: string;
  /** As the bank knows it, with country code; empty when it is not known on this side. */
  readonly phone: string;
}

/** Every rule the password breaks. Case matters to the password and not to the words it must not contain. */
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

/** A line of the checklist beside a new password; the two lengths are one line. */
export type PasswordRule = 'LENGTH' | Exclude<PasswordProblem, 'TOO_SHORT' | 'TOO_LONG'>;

export interface PasswordCheck {
  readonly rule: PasswordRule;
  readonly met: boolean;
}

/** What a new password must be like and whether it is so already; what this side cannot know is left out. */
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

/** A login of one or two letters would rule out most passwords and gives nothing away. */
const TELLING_LOGIN = 3;

function containsLogin(password: string, username: string): boolean {
  return username.length >= TELLING_LOGIN && password.includes(username);
}

/** The digits everybody dials, without the country's, which everybody shares. */
const TELLING_DIGITS = 6;

function containsPhone(password: string, phone: string): boolean {
  const last = phone.replace(/\D/g, '').slice(-TELLING_DIGITS);
  return last.length === TELLING_DIGITS && password.replace(/\D/g, '').includes(last);
}

/** A login somebody chooses: 5 to 20 letters, digits and @ . + - (specification 1, section 5). */
export function isNewUsername(text: string): boolean {
  return /^[\p{L}\p{N}@.+-]{5,20}$/u.test(text);
}
