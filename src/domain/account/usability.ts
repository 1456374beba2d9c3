import type { Account } from './Account';

/** Reason an account cannot be debited; the names and their order are those of the ledger. */
export type DebitRefusal = 'ACCOUNT_DEBIT_DORMANT' | 'ACCOUNT_DEBIT_FROZEN' | 'ACCOUNT_NO_DEBIT';

/** Reason an account cannot be credited. */
export type CreditRefusal = 'ACCOUNT_CREDIT_DORMANT' | 'ACCOUNT_NO_CREDIT';

/**
 * Reason an account cannot be debited, or `undefined` when it can. A debit stop does not apply to an account that is available for
 * operations (specification 1, section 5); dormancy and a freeze always apply.
 */
export function debitRefusal(account: Account): DebitRefusal | undefined {
  if (account.dormant) {
    return 'ACCOUNT_DEBIT_DORMANT';
  }
  if (account.frozen) {
    return 'ACCOUNT_DEBIT_FROZEN';
  }
  return account.debitStopped && !account.availableForOperations ? 'ACCOUNT_NO_DEBIT' : undefined;
}

/** Reason an account cannot be credited, or `undefined` when it can. A frozen account can be credited. */
export function creditRefusal(account: Account): CreditRefusal | undefined {
  if (account.dormant) {
    return 'ACCOUNT_CREDIT_DORMANT';
  }
  return account.creditStopped ? 'ACCOUNT_NO_CREDIT' : undefined;
}

const ARCHIVED_CLASS = '3';

/** Accounts of a class that starts with 3 are archived and are in no list (specification 1, section 5). */
export function isListed(account: Account): boolean {
  return !account.accountClass.startsWith(ARCHIVED_CLASS);
}
