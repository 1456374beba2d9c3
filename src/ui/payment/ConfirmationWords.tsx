import { useTranslation } from 'react-i18next';

import type { OperationPreview } from '../../domain/operation/OperationPreview';
import styles from './ConfirmationWords.module.css';

/** The words the customer confirms and their fingerprint: the same here, in the SMS and on the receipt. */
export function ConfirmationWords({ preview }: { readonly preview: OperationPreview }) {
  const { t } = useTranslation('operations');
  return (
    <div className={styles['frame']}>
      <p className={styles['text']}>{preview.confirmationText}</p>
      <p className={styles['line']}>
        {t('fields.fingerprint')}: <strong className={styles['fingerprint']}>{preview.fingerprint}</strong>
      </p>
      <p className={styles['hint']}>{t('fingerprintHint')}</p>
    </div>
  );
}
