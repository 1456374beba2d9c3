import { MAX_NAME_PART_LENGTH } from '../transfer/moneyTransferRules';

/** Violation codes of a deposit application, with the parameters of each message. */
export const DEPOSIT_VIOLATIONS = {
  DEPOSIT_PRODUCT_REQUIRED: {},
  DEPOSIT_TERM_REQUIRED: {},
  DEPOSIT_NOT_IN_CURRENCY: {},
  BELOW_FIRST_AMOUNT: {},
  ABOVE_FIRST_AMOUNT: {},
  CHILD_NAME_REQUIRED: {},
  CHILD_NAME: { max: MAX_NAME_PART_LENGTH },
  CHILD_BIRTHDAY_REQUIRED: {},
  CHILD_BIRTHDAY_UNREADABLE: {},
  CHILD_OF_AGE: {},
} as const;

export type DepositViolation = keyof typeof DEPOSIT_VIOLATIONS;
