import { transferOperations } from '../../../src/application/operations/transfers';

const { MAKE_BANK_CLIENT_TRANSFER } = transferOperations;

/** Movements of money besides those between own accounts; movements.test.ts speaks them. */
export const MOVEMENTS = { MAKE_BANK_CLIENT_TRANSFER };

/** What only they are refused by when they are confirmed. */
export const OF_MOVEMENTS = ['MIN_LIM_NOT_REACHED', 'MAX_LIM_EXCEEDED', 'DAILY_LIMIT_EXCEEDED', 'MONTHLY_LIMIT_EXCEEDED'].map(
  (failure) => `CONFIRM_TRANSFER ${failure}`,
);
