import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import type { Account } from '../../../domain/account/Account';
import { Amount } from '../../components/Amount';
import { useAccountName } from '../../components/useAccountName';
import styles from './Payment.module.css';

/** Balance of an account after a payment; it follows the account. */
export const BalanceNow = observer(function BalanceNow({ account }: { readonly account: Account }) {
  const { t } = useTranslation('transfer');
  const nameOf = useAccountName();
  return (
    <p className={styles['balance']}>
      {t('result.balance', { account: nameOf(account) })} <Amount amount={account.available} />
    </p>
  );
});
