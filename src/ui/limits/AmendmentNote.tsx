import { useTranslation } from 'react-i18next';

import { formatMoney } from '../../domain/money/formatAmount';
import { AMENDMENT_FEE } from '../../domain/swift/charges';
import { useLanguage } from '../locales/useLanguage';
import styles from './Limits.module.css';

/** What a transfer abroad costs besides, once it has left and has to be changed. */
export function AmendmentNote() {
  const { t } = useTranslation('limits');
  return <p className={styles['note']}>{t('amendment', { fee: formatMoney(AMENDMENT_FEE, useLanguage()) })}</p>;
}
