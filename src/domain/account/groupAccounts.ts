import { CURRENCIES } from '../money/Currency';
import type { Currency } from '../money/Currency';
import { add, money } from '../money/Money';
import type { Money } from '../money/Money';
import type { Account } from './Account';
import { isListed } from './usability';

/** The accounts of one currency and what can be spent from them together. */
export interface AccountGroup {
  readonly currency: Currency;
  readonly accounts: readonly Account[];
  readonly total: Money;
}

/**
 * Accounts in the order they are listed and offered in everywhere: by currency, the national one first, then by number, so that the
 * account a customer opened first, the main one, comes first (specification 2, section 10).
 */
export function inListOrder(accounts: readonly Account[]): readonly Account[] {
  return accounts.toSorted(
    (left, right) => CURRENCIES.indexOf(left.currency) - CURRENCIES.indexOf(right.currency) || byNumber(left, right),
  );
}

/** Listed accounts by currency, each group with what can be spent from it. */
export function groupAccountsByCurrency(accounts: readonly Account[]): readonly AccountGroup[] {
  const listed = inListOrder(accounts.filter(isListed));
  return CURRENCIES.map((currency) => groupOf(currency, listed)).filter((group) => group.accounts.length > 0);
}

/** Groups with the first accounts of all of them, `max` in number; each keeps the total of all its accounts. */
export function firstAccounts(groups: readonly AccountGroup[], max: number): readonly AccountGroup[] {
  let left = max;
  return groups.flatMap((group) => {
    const accounts = group.accounts.slice(0, left);
    left -= accounts.length;
    return accounts.length > 0 ? [{ ...group, accounts }] : [];
  });
}

function groupOf(currency: Currency, accounts: readonly Account[]): AccountGroup {
  const own = accounts.filter((account) => account.currency === currency);
  return {
    currency,
    accounts: own,
    total: own.reduce((sum, account) => add(sum, account.available), money(0n, currency)),
  };
}

function byNumber(left: Account, right: Account): number {
  if (left.number === right.number) {
    return 0;
  }
  return left.number < right.number ? -1 : 1;
}
