/** Digits of the PIN that locks and unlocks the screen (specification 1, section 2; docs/adr/0035). */
export const PIN_DIGITS = 4;

/** What can be wrong with a new PIN; the first that applies is told. */
export const PIN_PROBLEMS = ['FORMAT', 'REPEATED', 'SEQUENCE', 'YEAR', 'KEYPAD', 'PHONE'] as const;

export type PinProblem = (typeof PIN_PROBLEMS)[number];

/** Whether this can be a PIN at all. */
export function isPin(text: string): boolean {
  return /^\d{4}$/.test(text);
}

/**
 * Every rule a new PIN breaks: one digit or pair over and over, digits in a row up or down, a year somebody living was born in,
 * a line of the keypad, the end of the owner's telephone number. Whoever finds a locked screen tries these first.
 */
export function pinProblems(pin: string, { phone }: { readonly phone: string }): readonly PinProblem[] {
  const broken: Readonly<Record<PinProblem, boolean>> = {
    FORMAT: !isPin(pin),
    REPEATED: /^(\d\d)\1$/.test(pin) || /^(\d)\1(\d)\2$/.test(pin),
    SEQUENCE: UPWARDS.includes(pin) || DOWNWARDS.includes(pin),
    YEAR: /^(?:19\d\d|20[0-3]\d)$/.test(pin),
    KEYPAD: KEYPAD_LINES.has(pin),
    PHONE: phone !== '' && phone.replace(/\D/g, '').endsWith(pin),
  };
  return PIN_PROBLEMS.filter((problem) => broken[problem]);
}

const UPWARDS = '01234567890';
const DOWNWARDS = '09876543210';

/** Down the middle and back, the corners both ways round, and the edges of the keypad. */
const KEYPAD_LINES: ReadonlySet<string> = new Set([
  '2580',
  '0852',
  '1379',
  '1397',
  '9731',
  '7931',
  '1739',
  '3179',
  '3197',
  '7139',
  '7913',
  '9713',
  '1470',
  '0741',
  '3690',
  '0963',
  '1590',
  '3570',
]);
