import type { Account } from '../../domain/account/Account';
import { groupAccountsByCurrency } from '../../domain/account/groupAccounts';
import { creditRefusal, debitRefusal } from '../../domain/account/usability';
import type { ValidationCode } from '../../domain/validation/ValidationCode';

/** An account to choose from; one with a `reason` is shown, but cannot be chosen. */
export interface AccountOption {
  readonly account: Account;
  readonly reason: ValidationCode | undefined;
}

/** Every listed account in the order of the home page, with the reason why it cannot be debited. */
export function debitOptions(accounts: readonly Account[]): readonly AccountOption[] {
  return inOrder(accounts).map((account) => ({ account, reason: debitRefusal(account) }));
}

/** The same for what is paid in soms only. */
export function somOptions(accounts: readonly Account[]): readonly AccountOption[] {
  return inOrder(accounts).map((account) => ({
    account,
    reason: account.currency === 'KGS' ? debitRefusal(account) : 'SOMS_ONLY',
  }));
}

/** Every listed account, with the reason why nothing can be sent abroad from it. */
export function abroadOptions(accounts: readonly Account[]): readonly AccountOption[] {
  return inOrder(accounts).map((account) => ({
    account,
    reason: account.currency === 'KGS' ? 'SWIFT_NOT_IN_SOMS' : debitRefusal(account),
  }));
}

/** Every listed account, with the reason why it cannot be credited from the debit account, once one is chosen. */
export function creditOptions(accounts: readonly Account[], debit: Account | undefined): readonly AccountOption[] {
  return inOrder(accounts).map((account) => ({ account, reason: creditReason(account, debit) }));
}

/** Every listed account, with the reason why it cannot be credited by an exchange from the debit account. */
export function exchangeOptions(accounts: readonly Account[], debit: Account | undefined): readonly AccountOption[] {
  return inOrder(accounts).map((account) => ({
    account,
    reason: debit?.currency === account.currency ? 'SAME_CURRENCY' : creditRefusal(account),
  }));
}

function creditReason(account: Account, debit: Account | undefined): ValidationCode | undefined {
  if (debit?.id === account.id) {
    return 'SAME_ACCOUNT';
  }
  if (debit !== undefined && debit.currency !== account.currency) {
    return 'CURRENCY_MISMATCH';
  }
  return creditRefusal(account);
}

function inOrder(accounts: readonly Account[]): readonly Account[] {
  return groupAccountsByCurrency(accounts).flatMap((group) => group.accounts);
}
