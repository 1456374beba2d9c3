import { useTranslation } from 'react-i18next';

import type { DocumentReference } from '../../../domain/corporate/PaymentDocument';
import { formatDateTime } from '../../../domain/time/format';
import { useLanguage } from '../../language/useLanguage';
import styles from './Signing.module.css';

/** The document another one is sent in place of. */
export function ReplacedDocument({ replaces }: { readonly replaces: DocumentReference }) {
  const language = useLanguage();
  const { t } = useTranslation('signing');
  return <p className={styles['line']}>{t('replaces', { time: formatDateTime(replaces.sentAt, language) })}</p>;
}
