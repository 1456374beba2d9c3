/** Violation codes of a loan repayment, with the parameters of each message. */
export const LOAN_VIOLATIONS = {
  LOAN_REQUIRED: {},
  REPAYMENT_NOT_NEEDED: {},
  REPAYMENT_TOO_SMALL: {},
  REPAYMENT_TOO_LARGE: {},
  LOAN_AMOUNT_NOT_OFFERED: {},
} as const;

export type LoanViolation = keyof typeof LOAN_VIOLATIONS;
