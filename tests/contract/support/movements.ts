import { transferOperations } from '../../../src/application/operations/transfers';

const { MAKE_BANK_CLIENT_TRANSFER, MAKE_OTHER_BANK_TRANSFER } = transferOperations;

/** Movements of money other than those between own accounts, covered by movements.test.ts. */
export const MOVEMENTS = { MAKE_BANK_CLIENT_TRANSFER, MAKE_OTHER_BANK_TRANSFER };
