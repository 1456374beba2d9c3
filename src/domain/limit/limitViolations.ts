/** Violation codes of a change of limits, with the parameters of each message. */
export const LIMIT_VIOLATIONS = {
  LIMIT_UNCHANGED: {},
  LIMIT_BELOW_LEAST: {},
  LIMIT_ONCE_ABOVE_DAY: {},
  LIMIT_DAY_ABOVE_MONTH: {},
  LIMIT_ABOVE_HIGHEST: {},
} as const;

export type LimitViolation = keyof typeof LIMIT_VIOLATIONS;
