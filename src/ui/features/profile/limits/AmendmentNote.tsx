import { useTranslation } from 'react-i18next';

import { formatMoney } from '../../../../domain/money/formatAmount';
import { AMENDMENT_FEE } from '../../../../domain/swift/charges';
import { useLanguage } from '../../../language/useLanguage';
import styles from './Limits.module.css';

/** Note on the fee for amending a SWIFT transfer that has already been sent. */
export function AmendmentNote() {
  const { t } = useTranslation('limits');
  return <p className={styles['note']}>{t('amendment', { fee: formatMoney(AMENDMENT_FEE, useLanguage()) })}</p>;
}
