import type { CreditRefusal, DebitRefusal } from '../account/usability';
import { RULE_VIOLATIONS } from '../corporate/ruleViolations';
import { LIMIT_VIOLATIONS } from '../limit/limitViolations';
import type { LimitViolation } from '../limit/limitViolations';
import { DEPOSIT_VIOLATIONS } from '../deposit/depositViolations';
import { INVOICE_VIOLATIONS } from '../invoice/invoiceViolations';
import type { InvoiceViolation } from '../invoice/invoiceViolations';
import { LOAN_VIOLATIONS } from '../loan/loanViolations';
import type { DepositViolation } from '../deposit/depositViolations';
import type { LoanViolation } from '../loan/loanViolations';
import { MAX_INTEGER_PART } from '../money/parseAmount';
import { SCHEDULE_VIOLATIONS } from '../schedule/scheduleViolations';
import type { ScheduleViolation } from '../schedule/scheduleViolations';
import type { RouteViolation } from '../transfer/paymentRoutes';
import { QR_VIOLATIONS } from '../qr/qrViolations';
import type { QrViolation } from '../qr/qrViolations';
import { SHOP_VIOLATIONS } from '../shop/shopViolations';
import type { ShopViolation } from '../shop/shopViolations';
import { SERVICE_VIOLATIONS } from '../payment/serviceViolations';
import type { ServiceViolation } from '../payment/serviceViolations';
import { MONEY_TRANSFER_VIOLATIONS } from '../transfer/moneyTransferRules';
import type { MoneyTransferViolation } from '../transfer/moneyTransferRules';
import { ABROAD_VIOLATIONS } from '../transfer/abroadViolations';
import type { AbroadViolation } from '../transfer/abroadViolations';
import type { RecipientViolation } from '../transfer/RecipientViolation';
import { PASSPORT_VIOLATIONS } from '../user/passportViolations';
import type { PassportViolation } from '../user/passportViolations';
import type { ForeignLetterCode } from './foreignLetterCode';
import { SHORTEST_NAME_LETTERS, SHORTEST_WORDED_CHARACTERS } from '../text/lettering';
import { PIN_DIGITS } from '../user/pinPolicy';

export const SHORTEST_USERNAME = 5;
export const MAX_USERNAME_LENGTH = 30;
/** Longest login a user may choose, shorter than a login assigned by the bank. */
export const MAX_NEW_USERNAME_LENGTH = 20;
/** Longest password accepted for sign-in: older passwords of any length still open, rules for new ones are stricter. */
export const MAX_PASSWORD_LENGTH = 128;
export const SHORTEST_OTP = 6;
export const MAX_OTP_LENGTH = 8;
export const MAX_PURPOSE_LENGTH = 200;
export const SHORTEST_PHONE = 9;
export const MAX_PHONE_LENGTH = 20;
export const SHORTEST_ANSWER = 2;
export const MAX_ANSWER_LENGTH = 30;
export const SHORTEST_CODE_WORD = 2;
export const MAX_CODE_WORD_LENGTH = 15;
export const CARD_DIGITS = 16;
export const PARTY_NAME_LENGTH = { min: 4, max: 70 } as const;
export const CLEARING_PURPOSE_LENGTH = { min: 4, max: 140 } as const;
export const MAX_DOCUMENT_NUMBER_LENGTH = 10;

/** Violation of a field found before submission. Each has a message in `validation.json` in every language. */
export type ValidationCode = FixedViolation | ForeignLetterCode;

/** Violation whose message always has the same parameters. */
export type FixedViolation =
  | 'USERNAME_REQUIRED'
  | 'USERNAME_LENGTH'
  | 'USERNAME_CHARACTERS'
  | 'PASSWORD_REQUIRED'
  | 'PASSWORD_TOO_LONG'
  | 'PASSWORD_REPEAT_REQUIRED'
  | 'PASSWORD_POLICY'
  | 'PASSWORDS_DIFFER'
  | 'PHONE_REQUIRED'
  | 'PHONE_CHARACTERS'
  | 'PHONE_LENGTH'
  | 'QUESTION_REQUIRED'
  | 'ANSWER_REQUIRED'
  | 'ANSWER_CHARACTERS'
  | 'ANSWER_LENGTH'
  | 'CODE_WORD_REQUIRED'
  | 'CODE_WORD_CHARACTERS'
  | 'CODE_WORD_LENGTH'
  | 'PIN_REQUIRED'
  | 'CURRENT_PIN_REQUIRED'
  | 'PIN_DIGITS'
  | 'PIN_EASY'
  | 'PIN_REPEAT_REQUIRED'
  | 'PINS_DIFFER'
  | 'PIN_UNCHANGED'
  | 'CARD_NUMBER_REQUIRED'
  | 'CARD_NUMBER_CHARACTERS'
  | 'CARD_NUMBER_LENGTH'
  | 'CARD_NUMBER_WRONG'
  | 'CARD_OTHER_SCHEME'
  | 'CARD_CURRENCY'
  | 'CARD_LOCKED'
  | 'CARD_EXPIRY_REQUIRED'
  | 'CARD_EXPIRY_UNREADABLE'
  | 'CARD_PAST_EXPIRY'
  | 'SECURITY_CODE_REQUIRED'
  | 'SECURITY_CODE_DIGITS'
  | 'OTP_REQUIRED'
  | 'OTP_NOT_DIGITS'
  | 'OTP_LENGTH'
  | 'ACCOUNT_REQUIRED'
  | 'DEPOSIT_REQUIRED'
  | DepositViolation
  | InvoiceViolation
  | LoanViolation
  | 'ACCOUNT_NOT_FOUND'
  | 'SAME_ACCOUNT'
  | 'CURRENCY_MISMATCH'
  | DebitRefusal
  | CreditRefusal
  | RecipientViolation
  | 'RECIPIENT_OTHER_BANK'
  | RouteViolation
  | 'SOMS_ONLY'
  | LimitViolation
  | keyof typeof RULE_VIOLATIONS
  | 'OVERDRAFT_NOT_OFFERED'
  | 'CREDIT_ACCOUNT_REQUIRED'
  | 'CREDIT_ACCOUNT_LENGTH'
  | 'CREDIT_ACCOUNT_OF_THIS_BANK'
  | 'CREDIT_ACCOUNT_UNKNOWN_BANK'
  | 'CREDIT_ACCOUNT_OTHER_BANK'
  | 'BANK_REQUIRED'
  | 'PARTY_NAME_REQUIRED'
  | 'PARTY_NAME_LENGTH'
  | 'PARTY_NAME_LETTERS'
  | 'PURPOSE_CODE_REQUIRED'
  | 'PURPOSE_REQUIRED'
  | 'CLEARING_PURPOSE_LENGTH'
  | 'PURPOSE_WORDED'
  | 'DOCUMENT_NUMBER_LENGTH'
  | 'VALUE_DATE_CLOSED'
  | AbroadViolation
  | MoneyTransferViolation
  | 'SAME_CURRENCY'
  | 'NO_EXCHANGE_RATE'
  | 'EXCHANGE_TOO_SMALL'
  | 'AMOUNT_REQUIRED'
  | 'NOT_AN_AMOUNT'
  | 'TOO_MANY_DECIMALS'
  | 'AMOUNT_TOO_LONG'
  | 'NOT_POSITIVE'
  | 'NEGATIVE'
  | 'MORE_THAN_AVAILABLE'
  | 'PURPOSE_TOO_LONG'
  | 'PURPOSE_CHARACTERS'
  | ServiceViolation
  | QrViolation
  | ShopViolation
  | 'TAX_YEAR_REQUIRED'
  | 'TAXPAYER_INN'
  | 'VEHICLE_NUMBER'
  | 'ENI_CODE'
  | 'TERRITORY_REQUIRED'
  | 'DECISION_NUMBER'
  | 'BUILT_YEAR'
  | 'ENGINE_VOLUME'
  | PassportViolation
  | 'INN_INVALID'
  | 'EMAIL_INVALID'
  | 'EMAIL_UNCHANGED'
  | 'NOT_A_DAY'
  | ScheduleViolation
  | 'PERIOD_REVERSED'
  | 'NEW_USERNAME_REQUIRED'
  | 'NEW_USERNAME_LENGTH'
  | 'NEW_USERNAME_UNCHANGED'
  | 'NEW_USERNAME_REPEAT_REQUIRED'
  | 'USERNAMES_DIFFER'
  | 'NEW_PASSWORD_REQUIRED'
  | 'NEW_PASSWORD_UNCHANGED'
  | 'AUTH_TYPE_REQUIRED'
  | 'AUTH_TYPE_UNCHANGED'
  | 'TOKEN_NUMBER_REQUIRED'
  | 'TOKEN_NUMBER_CHARACTERS';

/** Values in the messages, by the placeholder names in the braces of `validation.json`. */
export type ValidationParameters = Readonly<Record<string, number | string>>;

/** Parameters of every message; a total map, so that a new code cannot lack its own. */
export const VALIDATION_PARAMETERS: Readonly<Record<FixedViolation, ValidationParameters>> = {
  USERNAME_REQUIRED: {},
  USERNAME_LENGTH: { min: SHORTEST_USERNAME, max: MAX_USERNAME_LENGTH },
  USERNAME_CHARACTERS: {},
  PASSWORD_REQUIRED: {},
  PASSWORD_TOO_LONG: { max: MAX_PASSWORD_LENGTH },
  PASSWORD_REPEAT_REQUIRED: {},
  PASSWORD_POLICY: {},
  PASSWORDS_DIFFER: {},
  PHONE_REQUIRED: {},
  PHONE_CHARACTERS: {},
  PHONE_LENGTH: { min: SHORTEST_PHONE, max: MAX_PHONE_LENGTH },
  QUESTION_REQUIRED: {},
  ANSWER_REQUIRED: {},
  ANSWER_CHARACTERS: {},
  ANSWER_LENGTH: { min: SHORTEST_ANSWER, max: MAX_ANSWER_LENGTH },
  CODE_WORD_REQUIRED: {},
  CODE_WORD_CHARACTERS: {},
  CARD_NUMBER_REQUIRED: {},
  CARD_NUMBER_CHARACTERS: {},
  CARD_NUMBER_LENGTH: { digits: CARD_DIGITS },
  CARD_NUMBER_WRONG: {},
  CARD_OTHER_SCHEME: {},
  CARD_CURRENCY: {},
  CARD_LOCKED: {},
  CARD_EXPIRY_REQUIRED: {},
  CARD_EXPIRY_UNREADABLE: {},
  CARD_PAST_EXPIRY: {},
  SECURITY_CODE_REQUIRED: {},
  SECURITY_CODE_DIGITS: {},
  CODE_WORD_LENGTH: { min: SHORTEST_CODE_WORD, max: MAX_CODE_WORD_LENGTH },
  PIN_REQUIRED: {},
  CURRENT_PIN_REQUIRED: {},
  PIN_DIGITS: { digits: PIN_DIGITS },
  PIN_EASY: {},
  PIN_REPEAT_REQUIRED: {},
  PINS_DIFFER: {},
  PIN_UNCHANGED: {},
  OTP_REQUIRED: {},
  OTP_NOT_DIGITS: {},
  OTP_LENGTH: { min: SHORTEST_OTP, max: MAX_OTP_LENGTH },
  ACCOUNT_REQUIRED: {},
  DEPOSIT_REQUIRED: {},
  ...DEPOSIT_VIOLATIONS,
  ...INVOICE_VIOLATIONS,
  ...LOAN_VIOLATIONS,
  ACCOUNT_NOT_FOUND: {},
  SAME_ACCOUNT: {},
  CURRENCY_MISMATCH: {},
  ACCOUNT_DEBIT_DORMANT: {},
  ACCOUNT_DEBIT_FROZEN: {},
  ACCOUNT_NO_DEBIT: {},
  ACCOUNT_CREDIT_DORMANT: {},
  ACCOUNT_NO_CREDIT: {},
  RECIPIENT_REQUIRED: {},
  RECIPIENT_UNREADABLE: {},
  RECIPIENT_ACCOUNT_DIGITS: {},
  RECIPIENT_OTHER_BANK: {},
  ROUTE_TOO_LARGE: {},
  ROUTE_CLOSED: {},
  ROUTE_OVER_LIMIT: {},
  SOMS_ONLY: {},
  ...LIMIT_VIOLATIONS,
  ...RULE_VIOLATIONS,
  OVERDRAFT_NOT_OFFERED: {},
  CREDIT_ACCOUNT_REQUIRED: {},
  CREDIT_ACCOUNT_LENGTH: {},
  CREDIT_ACCOUNT_OF_THIS_BANK: {},
  CREDIT_ACCOUNT_UNKNOWN_BANK: {},
  CREDIT_ACCOUNT_OTHER_BANK: {},
  BANK_REQUIRED: {},
  PARTY_NAME_REQUIRED: {},
  PARTY_NAME_LENGTH,
  PARTY_NAME_LETTERS: { min: SHORTEST_NAME_LETTERS },
  PURPOSE_CODE_REQUIRED: {},
  PURPOSE_REQUIRED: {},
  CLEARING_PURPOSE_LENGTH,
  PURPOSE_WORDED: { min: SHORTEST_WORDED_CHARACTERS },
  DOCUMENT_NUMBER_LENGTH: { max: MAX_DOCUMENT_NUMBER_LENGTH },
  VALUE_DATE_CLOSED: {},
  ...ABROAD_VIOLATIONS,
  ...MONEY_TRANSFER_VIOLATIONS,
  SAME_CURRENCY: {},
  NO_EXCHANGE_RATE: {},
  EXCHANGE_TOO_SMALL: {},
  AMOUNT_REQUIRED: {},
  NOT_AN_AMOUNT: {},
  TOO_MANY_DECIMALS: {},
  AMOUNT_TOO_LONG: { max: MAX_INTEGER_PART },
  NOT_POSITIVE: {},
  NEGATIVE: {},
  MORE_THAN_AVAILABLE: {},
  PURPOSE_TOO_LONG: { max: MAX_PURPOSE_LENGTH },
  PURPOSE_CHARACTERS: {},
  ...SERVICE_VIOLATIONS,
  ...QR_VIOLATIONS,
  ...SHOP_VIOLATIONS,
  TAX_YEAR_REQUIRED: {},
  TAXPAYER_INN: {},
  VEHICLE_NUMBER: {},
  ENI_CODE: {},
  TERRITORY_REQUIRED: {},
  DECISION_NUMBER: {},
  BUILT_YEAR: {},
  ENGINE_VOLUME: {},
  ...PASSPORT_VIOLATIONS,
  INN_INVALID: {},
  EMAIL_INVALID: {},
  EMAIL_UNCHANGED: {},
  NOT_A_DAY: {},
  ...SCHEDULE_VIOLATIONS,
  PERIOD_REVERSED: {},
  NEW_USERNAME_REQUIRED: {},
  NEW_USERNAME_LENGTH: { min: SHORTEST_USERNAME, max: MAX_NEW_USERNAME_LENGTH },
  NEW_USERNAME_UNCHANGED: {},
  NEW_USERNAME_REPEAT_REQUIRED: {},
  USERNAMES_DIFFER: {},
  NEW_PASSWORD_REQUIRED: {},
  NEW_PASSWORD_UNCHANGED: {},
  AUTH_TYPE_REQUIRED: {},
  AUTH_TYPE_UNCHANGED: {},
  TOKEN_NUMBER_REQUIRED: {},
  TOKEN_NUMBER_CHARACTERS: {},
};
