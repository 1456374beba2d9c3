import type { Account } from './Account';

/** Why no money may leave an account; the names and their order are those of the ledger. */
export type DebitRefusal = 'ACCOUNT_DEBIT_DORMANT' | 'ACCOUNT_DEBIT_FROZEN' | 'ACCOUNT_NO_DEBIT';

/** Why no money may arrive at an account. */
export type CreditRefusal = 'ACCOUNT_CREDIT_DORMANT' | 'ACCOUNT_NO_CREDIT';

/**
 * Why an account cannot be a debit source, or `undefined` when it can. A debit stop does not hold where the account is
 * available for operations (specification 1, section 5); dormancy and a freeze always do.
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

/** Why an account cannot be credited, or `undefined` when it can. A freeze holds what is there and lets money in. */
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
