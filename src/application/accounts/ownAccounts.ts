import type { OwnAccount } from '../../domain/history/transactionTitle';
import type { DepositsStore } from '../deposits/DepositsStore';
import type { AccountsStore } from './AccountsStore';

/** Stores of the accounts money of a customer stands on. */
export interface OwnAccountStores {
  readonly accounts: Pick<AccountsStore, 'byNumber'>;
  readonly deposits: Pick<DepositsStore, 'byNumber'>;
}

/** Finds current and deposit accounts of the customer by number, as headings of operations name them. */
export function ownAccountOf({
  accounts,
  deposits,
}: OwnAccountStores): (accountNumber: string | undefined) => OwnAccount | undefined {
  return (accountNumber) => {
    const account = accounts.byNumber(accountNumber);
    if (account !== undefined) {
      return { product: 'current', name: account.name, currency: account.currency };
    }
    const deposit = deposits.byNumber(accountNumber);
    return deposit && { product: 'deposit', name: deposit.name, currency: deposit.contractAmount.currency };
  };
}
