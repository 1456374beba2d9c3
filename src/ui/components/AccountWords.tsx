import type { Account } from '../../domain/account/Account';
import { groupAccountNumber } from '../../domain/account/accountNumber';
import styles from './AccountWords.module.css';
import { useAccountName } from './useAccountName';
import { usePartyName } from './usePartyName';

interface AccountWordsProps {
  readonly number: string;
  /** Account itself, when it belongs to the customer. */
  readonly account?: Pick<Account, 'name' | 'currency'> | undefined;
  /** Name of the account owner, when nothing else is known. */
  readonly owner?: string;
}

/** Account as its customer knows it: the name, with the number under it. */
export function AccountWords({ number, account, owner = '' }: AccountWordsProps) {
  const nameOf = useAccountName();
  const partyName = usePartyName();
  const name = account === undefined ? partyName(owner) : nameOf(account);
  return (
    <span className={styles['account']}>
      {name !== '' && <span>{name}</span>}
      <span translate="no" className={styles['number']}>
        {isAccountOrCard(number) ? groupAccountNumber(number) : number}
      </span>
    </span>
  );
}

/** True for a number with 16 digits or mask characters; a subscriber number of a provider is shown exactly as on the bill. */
function isAccountOrCard(number: string): boolean {
  return /^[\d*]{16}$/.test(number);
}
