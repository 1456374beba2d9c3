export const SHORTEST_ISSUED_BY = 3;
export const MAX_ISSUED_BY_LENGTH = 50;

/** Violation codes of the fields of an identity document, with the parameters of each message. */
export const PASSPORT_VIOLATIONS = {
  PASSPORT_NUMBER: {},
  ISSUED_BY_LENGTH: { min: SHORTEST_ISSUED_BY, max: MAX_ISSUED_BY_LENGTH },
  ISSUED_IN_FUTURE: {},
  PASSPORT_PAST_EXPIRY: {},
  EXPIRES_BEFORE_ISSUE: {},
  SCAN_REQUIRED: {},
  SCANS_NOT_READY: {},
} as const;

export type PassportViolation = keyof typeof PASSPORT_VIOLATIONS;
