import { accountOperations } from '../../../src/application/operations/accounts';
import { limitOperations } from '../../../src/application/operations/limits';
import { paymentOperations } from '../../../src/application/operations/payments';
import { INVOICE_FAILURES, transferOperations } from '../../../src/application/operations/transfers';

const { GET_EXCHANGE_DEALS, TRANSACTION_DELETE_BY_ID } = accountOperations;
const { CHECK_BANK_CLIENT_RECIPIENT, MAKE_BANK_CLIENT_TRANSFER, MAKE_OTHER_BANK_TRANSFER } = transferOperations;

/** Movements of money other than those between own accounts, covered by movements.test.ts. */
export const MOVEMENTS = { MAKE_BANK_CLIENT_TRANSFER, MAKE_OTHER_BANK_TRANSFER };

/** Operations covered by movements.test.ts, recipients.test.ts and tariffs.test.ts. */
export const AROUND_MOVEMENTS = {
  ...MOVEMENTS,
  ...limitOperations,
  ...paymentOperations,
  CHECK_BANK_CLIENT_RECIPIENT,
  GET_EXCHANGE_DEALS,
  TRANSACTION_DELETE_BY_ID,
};

/** Failures that transfers in one currency between own accounts cannot have; confirmations.test.ts covers them. */
export const OF_MOVEMENTS = [
  'MAKE_OWN_ACCOUNTS_TRANSFER EXCHANGE_RATE_NOT_FOUND',
  'MAKE_OWN_ACCOUNTS_TRANSFER FLEX_MIN_LIMIT_ERROR',
  'CONFIRM_TRANSFER CLEARING_TIMEOUT',
  'CONFIRM_TRANSFER GROSS_TIMEOUT',
  'CONFIRM_TRANSFER MIN_LIM_NOT_REACHED',
  'CONFIRM_TRANSFER MAX_LIM_EXCEEDED',
  'CONFIRM_TRANSFER DAILY_LIMIT_EXCEEDED',
  'CONFIRM_TRANSFER MONTHLY_LIMIT_EXCEEDED',
  'CONFIRM_TRANSFER ELQR_EXPIRED',
  'CONFIRM_TRANSFER FINE_ALREADY_PAID',
  'CONFIRM_TRANSFER OPERATION_IMPOSSIBLE',
  'CONFIRM_TRANSFER MONEY_TRANSFER_NOT_FOUND',
  ...INVOICE_FAILURES.map((failure) => `CONFIRM_TRANSFER ${failure}`),
];
