import { plainText } from '../text/plainText';
export const SHORTEST_ISSUED_BY = 3;
export const MAX_ISSUED_BY_LENGTH = 50;
/** Length of an address; the longest is that of specification 1, section 5. */
export const MIN_ADDRESS_LENGTH = 5;
export const MAX_ADDRESS_LENGTH = 100;

/** True for an address of one line that is long enough without the blanks around it. */
export function isAddress(text: string): boolean {
  return !text.includes('\n') && plainText(text).length >= MIN_ADDRESS_LENGTH && text.length <= MAX_ADDRESS_LENGTH;
}

/** Violation codes of the fields of an identity document, with the parameters of each message. */
export const PASSPORT_VIOLATIONS = {
  PASSPORT_NUMBER: {},
  ISSUED_BY_LENGTH: { min: SHORTEST_ISSUED_BY, max: MAX_ISSUED_BY_LENGTH },
  ADDRESS_LENGTH: { min: MIN_ADDRESS_LENGTH, max: MAX_ADDRESS_LENGTH },
  ISSUED_IN_FUTURE: {},
  PASSPORT_PAST_EXPIRY: {},
  EXPIRES_BEFORE_ISSUE: {},
  SCAN_REQUIRED: {},
  SCANS_NOT_READY: {},
} as const;

export type PassportViolation = keyof typeof PASSPORT_VIOLATIONS;
