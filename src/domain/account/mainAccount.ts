import type { Account } from './Account';
import { inListOrder } from './groupAccounts';
import { isListed } from './usability';

/** Accounts as every picker and filter offers them: without archived ones, the main one first. */
export function listedAccounts(accounts: readonly Account[]): readonly Account[] {
  return inListOrder(accounts.filter(isListed));
}

/**
 * Main account of the customer for a purpose, which is chosen wherever an account is asked for: the first of the list that `refusalOf`
 * gives no reason against; `undefined` when there is none.
 */
export function mainAccount(
  accounts: readonly Account[],
  refusalOf: (account: Account) => unknown = () => undefined,
): Account | undefined {
  return listedAccounts(accounts).find((account) => refusalOf(account) === undefined);
}
