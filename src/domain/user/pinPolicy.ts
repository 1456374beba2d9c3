import { digitsOf } from '../text/identifiers';

/** Number of digits of the PIN that locks and unlocks the screen (specification 1, section 2; bank/modules/identity/README.md). */
export const PIN_DIGITS = 4;

/** Violations by a new PIN; the first that applies is reported. */
export const PIN_VIOLATIONS = ['FORMAT', 'REPEATED', 'SEQUENCE', 'YEAR', 'KEYPAD', 'PHONE'] as const;

export type PinViolation = (typeof PIN_VIOLATIONS)[number];

/** True for a text in the form of a PIN. */
export function isPin(text: string): boolean {
  return /^\d{4}$/.test(text);
}

/**
 * Violations by a new PIN, all of them: a repeated digit or pair, an ascending or descending sequence, a plausible year of birth, a line of
 * the keypad, the end of the owner's telephone number. A person who finds a locked screen tries these first.
 */
export function pinViolations(pin: string, { phone }: { readonly phone: string }): readonly PinViolation[] {
  const broken: Readonly<Record<PinViolation, boolean>> = {
    FORMAT: !isPin(pin),
    REPEATED: /^(\d\d)\1$/.test(pin) || /^(\d)\1(\d)\2$/.test(pin),
    SEQUENCE: UPWARDS.includes(pin) || DOWNWARDS.includes(pin),
    YEAR: /^(?:19\d\d|20[0-3]\d)$/.test(pin),
    KEYPAD: KEYPAD_LINES.has(pin),
    PHONE: phone !== '' && digitsOf(phone).endsWith(pin),
  };
  return PIN_VIOLATIONS.filter((violation) => broken[violation]);
}

const UPWARDS = '01234567890';
const DOWNWARDS = '09876543210';

/** Lines of the keypad: the middle column in both directions, the corners, the outer columns and the diagonals. */
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
