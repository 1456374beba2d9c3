import { useTranslation } from 'react-i18next';

import { formatDateTime } from '../../../../domain/time/format';
import type { Wallet } from '../../../../domain/wallet/Wallet';
import { Amount } from '../../../components/Amount';
import { useLanguage } from '../../../language/useLanguage';
import styles from './Wallets.module.css';

interface WalletAmountProps {
  readonly wallet: Wallet;
  readonly size: 'lead' | 'large';
}

/** Balance of a wallet, or the reason why it is not known. */
export function WalletAmount({ wallet: { status, balance }, size }: WalletAmountProps) {
  const language = useLanguage();
  const { t } = useTranslation('wallets');
  if (balance === undefined) {
    return <p className={styles['note']}>{t(status === 'bound' ? 'balanceUnknown' : `notes.${status}`)}</p>;
  }
  return (
    <div>
      <p className={styles['balance']}>
        <Amount amount={balance.amount} size={size} />
      </p>
      {!balance.isCurrent && (
        <p className={styles['note']}>{t('asOf', { time: formatDateTime(balance.at, language) })}</p>
      )}
    </div>
  );
}
