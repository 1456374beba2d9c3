import type { FailureCode } from '../../../application/operations/failureCodes';
import { AskBank } from './AskBank';
import type { BankSubject } from './chatPaths';

/** Failures whose next step is the bank, by the subject of the question to it. */
export const FAILURE_SUBJECTS: Readonly<Partial<Record<FailureCode, BankSubject>>> = {
  INVALID_REQUEST: 'other',
  UNKNOWN_OPERATION_CODE: 'other',
  UNKNOWN_CODE: 'other',
  INTERNAL_SERVER_ERROR: 'other',
  ACCESS_DENIED: 'security',
  CONFIRMATIONS_ON_HOLD: 'security',
  PASSKEY_FOREIGN_ORIGIN: 'security',
  PASSKEY_COPIED: 'security',
  OPERATION_IMPOSSIBLE: 'payments',
  ACCOUNT_DEBIT_FROZEN: 'payments',
  ACCOUNT_NO_DEBIT: 'payments',
  ACCOUNT_NO_CREDIT: 'payments',
  CARD_LOCKED: 'cards',
};

/** Way to the bank where the bank is the next step after a failure. */
export function FailureQuestion({ code }: { readonly code: FailureCode }) {
  const subject = FAILURE_SUBJECTS[code];
  return subject === undefined ? null : <AskBank about={subject} />;
}
