import { MAX_NAME_PART_LENGTH } from '../transfer/moneyTransferRules';
import { MAX_CHECKBOOKS } from './CheckbookOrder';
import { MAX_CERTIFICATE_ACCOUNTS } from './CertificateOrder';

/** Longest name that fits on a card. */
export const MAX_HOLDER_LENGTH = 26;

/** Violation codes of the orders of the showcase, with the parameters of each message. */
export const SHOP_VIOLATIONS = {
  CHECKBOOK_COUNT: { max: MAX_CHECKBOOKS },
  EMPLOYEE_NAME: { max: MAX_NAME_PART_LENGTH },
  EMPLOYEE_PASSPORT: {},
  EMPLOYEE_PHONE: {},
  CERTIFICATE_ACCOUNTS_REQUIRED: {},
  CERTIFICATE_ACCOUNTS_TOO_MANY: { max: MAX_CERTIFICATE_ACCOUNTS },
  CERTIFICATE_LANGUAGE_REQUIRED: {},
  NEW_ACCOUNT_CURRENCY: {},
  BOX_SIZE_REQUIRED: {},
  BOND_ISSUE_REQUIRED: {},
  BOND_COUNT: {},
  LOAN_OUT_OF_BOUNDS: {},
  LOAN_PURPOSE: {},
  CARD_ACCOUNT_CURRENCY: {},
  CARD_REQUIRED: {},
  CARD_HOLDER: { max: MAX_HOLDER_LENGTH },
  CARD_BRANCH_REQUIRED: {},
} as const;

export type ShopViolation = keyof typeof SHOP_VIOLATIONS;
