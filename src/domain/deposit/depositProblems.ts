import { LONGEST_NAME_PART } from '../transfer/moneyTransferRules';

/** Violation codes of a deposit application, with the parameters of each message. */
export const DEPOSIT_PROBLEMS = {
  DEPOSIT_PRODUCT_REQUIRED: {},
  DEPOSIT_TERM_REQUIRED: {},
  DEPOSIT_NOT_IN_CURRENCY: {},
  BELOW_FIRST_AMOUNT: {},
  ABOVE_FIRST_AMOUNT: {},
  CHILD_NAME_REQUIRED: {},
  CHILD_NAME: { max: LONGEST_NAME_PART },
  CHILD_BIRTHDAY_REQUIRED: {},
  CHILD_BIRTHDAY_UNREADABLE: {},
  CHILD_OF_AGE: {},
} as const;

export type DepositProblem = keyof typeof DEPOSIT_PROBLEMS;
