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

/** Listed accounts by currency, in the order the bank lists currencies, each group by account number (specification 2, section 10). */
export function groupAccountsByCurrency(accounts: readonly Account[]): readonly AccountGroup[] {
  const listed = accounts.filter(isListed);
  return CURRENCIES.map((currency) => groupOf(currency, listed)).filter((group) => group.accounts.length > 0);
}

function groupOf(currency: Currency, accounts: readonly Account[]): AccountGroup {
  const own = accounts.filter((account) => account.currency === currency).toSorted(byNumber);
  return { currency, accounts: own, total: own.reduce((sum, account) => add(sum, account.available), money(0n, currency)) };
}

function byNumber(left: Account, right: Account): number {
  if (left.number === right.number) {
    return 0;
  }
  return left.number < right.number ? -1 : 1;
}
