import type { Account } from '../../domain/account/Account';
import { groupAccountNumber } from '../../domain/account/accountNumber';
import styles from './AccountWords.module.css';
import { useAccountName } from './useAccountName';

interface AccountWordsProps {
  readonly number: string;
  /** The account itself when it is the customer's. */
  readonly account?: Pick<Account, 'name' | 'currency'> | undefined;
  /** Whose account it is, when that is all that is known. */
  readonly owner?: string;
}

/** An account as a customer knows it: its name, and its number under it. */
export function AccountWords({ number, account, owner = '' }: AccountWordsProps) {
  const nameOf = useAccountName();
  const name = account === undefined ? owner : nameOf(account);
  return (
    <span className={styles['account']}>
      {name !== '' && <span>{name}</span>}
      <span className={styles['number']}>{isAccountOrCard(number) ? groupAccountNumber(number) : number}</span>
    </span>
  );
}

/** What a provider numbers its subscribers by stands as it is on the bill. */
function isAccountOrCard(number: string): boolean {
  return /^[\d*]{16}$/.test(number);
}
