import { AccountsStore } from '../../../src/application/accounts/AccountsStore';
import { DepositsStore } from '../../../src/application/deposits/DepositsStore';
import type { Account } from '../../../src/domain/account/Account';
import { success } from '../../../src/domain/result/Result';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';

/** Services that name accounts of the customer in headings: accounts, which the test loads, and no deposits. */
export function ownAccounts(accounts: readonly Account[] = []): readonly [AccountsStore, DepositsStore] {
  const gateway = new FakeOperationGateway({
    GET_ACCOUNTS_V2: () => success([...accounts]),
    GET_DEPOSITS_V2: () => success([]),
  });
  return [new AccountsStore(gateway), new DepositsStore(gateway)];
}
