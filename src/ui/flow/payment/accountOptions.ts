import type { Account } from '../../../domain/account/Account';
import { listedAccounts } from '../../../domain/account/mainAccount';
import { creditRefusal, debitRefusal } from '../../../domain/account/usability';
import type { MoneyTransferSystem } from '../../../domain/directory/MoneyTransferSystems';
import type { Deposit } from '../../../domain/deposit/Deposit';
import { openingViolation } from '../../../domain/deposit/DepositApplicationDraft';
import type { DepositProduct } from '../../../domain/deposit/DepositProduct';
import type { Loan } from '../../../domain/loan/Loan';
import type { Money } from '../../../domain/money/Money';
import type { Currency } from '../../../domain/money/Currency';
import { bondDebitRefusal } from '../../../domain/shop/Bonds';
import type { BondIssue } from '../../../domain/shop/Bonds';
import { receivingViolation } from '../../../domain/transfer/MoneyReceiptDraft';
import { currencyViolation } from '../../../domain/transfer/MoneyTransferDraft';
import { cardCurrencyViolation } from '../../../domain/transfer/cardRules';
import type { ValidationCode } from '../../../domain/validation/ValidationCode';

/** An account to choose from; one with a `reason` is shown, but cannot be chosen. */
export interface AccountOption {
  readonly account: Account;
  readonly reason: ValidationCode | undefined;
}

/** Every listed account in the order of the home page, with the reason why it cannot be debited. */
export function debitOptions(accounts: readonly Account[]): readonly AccountOption[] {
  return listedAccounts(accounts).map((account) => ({ account, reason: debitRefusal(account) }));
}

/** Every listed account, with the reason why it cannot be debited in soms. */
export function somOptions(accounts: readonly Account[]): readonly AccountOption[] {
  return listedAccounts(accounts).map((account) => ({ account, reason: somRefusal(account) }));
}

/** Reason why an account cannot be debited in soms, `undefined` when it can. */
export function somRefusal(account: Account): ValidationCode | undefined {
  return account.currency === 'KGS' ? debitRefusal(account) : 'SOMS_ONLY';
}

/** Every listed account, with the reason why nothing can be sent abroad from it. */
export function abroadOptions(accounts: readonly Account[]): readonly AccountOption[] {
  return listedAccounts(accounts).map((account) => ({
    account,
    reason: account.currency === 'KGS' ? 'SWIFT_NOT_IN_SOMS' : debitRefusal(account),
  }));
}

/** The same for what is paid to cards: in some currencies only, and not from an account all whose cards are locked. */
export function cardOptions(
  accounts: readonly Account[],
  {
    currencies,
    isLocked,
  }: { readonly currencies: readonly Currency[]; readonly isLocked: (account: Account) => boolean },
): readonly AccountOption[] {
  return listedAccounts(accounts).map((account) => ({
    account,
    reason:
      debitRefusal(account) ??
      cardCurrencyViolation(account, currencies) ??
      (isLocked(account) ? 'CARD_LOCKED' : undefined),
  }));
}

/** Every listed account, with the reason why it cannot be replenished from a card. */
export function replenishedOptions(
  accounts: readonly Account[],
  currencies: readonly Currency[],
): readonly AccountOption[] {
  return listedAccounts(accounts).map((account) => ({
    account,
    reason: creditRefusal(account) ?? cardCurrencyViolation(account, currencies),
  }));
}

/** Every listed account, with the reason why a system carries nothing from it to a country; of no system yet, why nothing leaves it. */
export function carriedOptions(
  accounts: readonly Account[],
  system: MoneyTransferSystem | undefined,
  country: string,
): readonly AccountOption[] {
  return listedAccounts(accounts).map((account) => ({
    account,
    reason: debitRefusal(account) ?? (system && currencyViolation(account, system, country)),
  }));
}

/** Every listed account, with the reason why a deposit cannot be opened from it. */
export function openingOptions(
  accounts: readonly Account[],
  product: DepositProduct | undefined,
): readonly AccountOption[] {
  return listedAccounts(accounts).map((account) => ({ account, reason: openingViolation(account, product) }));
}

/** Every listed account, with the reason why it cannot pay for bonds. */
export function bondOptions(accounts: readonly Account[], issue: BondIssue | undefined): readonly AccountOption[] {
  return listedAccounts(accounts).map((account) => ({ account, reason: bondDebitRefusal(account, issue) }));
}

/** Every listed account, with the reason why it cannot take what a system brings. */
export function receivingOptions(
  accounts: readonly Account[],
  system: MoneyTransferSystem | undefined,
): readonly AccountOption[] {
  return listedAccounts(accounts).map((account) => ({ account, reason: receivingViolation(account, system) }));
}

/** Every listed account, with the reason why it cannot be credited from the debit account, once one is chosen. */
export function creditOptions(accounts: readonly Account[], debit: Account | undefined): readonly AccountOption[] {
  return listedAccounts(accounts).map((account) => ({ account, reason: creditReason(account, debit) }));
}

/** Every listed account, with the reason why it cannot be credited by an exchange from the debit account. */
export function exchangeOptions(accounts: readonly Account[], debit: Account | undefined): readonly AccountOption[] {
  return listedAccounts(accounts).map((account) => ({
    account,
    reason: debit?.currency === account.currency ? 'SAME_CURRENCY' : creditRefusal(account),
  }));
}

/** Every listed account, with the reason why a deposit cannot be replenished from it. */
export function depositDebitOptions(
  accounts: readonly Account[],
  deposit: Deposit | undefined,
): readonly AccountOption[] {
  return listedAccounts(accounts).map((account) => ({
    account,
    reason: otherCurrency(account, deposit) ?? debitRefusal(account),
  }));
}

/** Every listed account, with the reason why a deposit cannot be paid out to it. */
export function depositCreditOptions(
  accounts: readonly Account[],
  deposit: Deposit | undefined,
): readonly AccountOption[] {
  return listedAccounts(accounts).map((account) => ({
    account,
    reason: otherCurrency(account, deposit) ?? creditRefusal(account),
  }));
}

/** Every listed account, with the reason why a loan cannot be repaid from it. */
export function loanDebitOptions(accounts: readonly Account[], loan: Loan | undefined): readonly AccountOption[] {
  return listedAccounts(accounts).map((account) => ({
    account,
    reason: otherCurrencyThan(account, loan?.outstanding) ?? debitRefusal(account),
  }));
}

function otherCurrency(account: Account, deposit: Deposit | undefined): ValidationCode | undefined {
  return otherCurrencyThan(account, deposit?.balance);
}

function otherCurrencyThan(account: Account, amount: Money | undefined): ValidationCode | undefined {
  return amount !== undefined && amount.currency !== account.currency ? 'CURRENCY_MISMATCH' : undefined;
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
