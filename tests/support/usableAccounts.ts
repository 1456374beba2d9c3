import type { Account } from '../../src/domain/account/Account';
import type { Currency } from '../../src/domain/money/Currency';
import type { RawClient } from './RawClient';

/** The two richest accounts of the signed-in customer in one currency between which money can be moved both ways. */
export async function usableAccounts(client: RawClient, currency: Currency): Promise<readonly [Account, Account]> {
  const [first, second] = await richestFirst(client, currency);
  if (first === undefined || second === undefined) {
    throw new Error(`The customer has no two usable accounts in ${currency}`);
  }
  return [first, second];
}

/** The richest of them alone, of a customer who may have no other. */
export async function usableAccount(client: RawClient, currency: Currency): Promise<Account> {
  const [first] = await richestFirst(client, currency);
  if (first === undefined) {
    throw new Error(`The customer has no usable account in ${currency}`);
  }
  return first;
}

async function richestFirst(client: RawClient, currency: Currency): Promise<readonly Account[]> {
  const answer = await client.execute('GET_ACCOUNTS_V2', { recordStatus: 'O' });
  if (!answer.ok) {
    throw new Error(`GET_ACCOUNTS_V2 was refused with ${answer.failure.code}`);
  }
  return answer.value
    .filter((account) => account.currency === currency && isUsable(account))
    .sort((left, right) => Number(right.available.minor - left.available.minor));
}

function isUsable(account: Account): boolean {
  const stopped = account.debitStopped || account.creditStopped || account.frozen || account.dormant;
  return !stopped && account.availableForOperations;
}
