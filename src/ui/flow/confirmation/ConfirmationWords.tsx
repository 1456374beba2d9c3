import { useTranslation } from 'react-i18next';

import styles from './ConfirmationWords.module.css';

interface ConfirmationWordsProps {
  readonly text: string;
  /** Control code of an operation; the same here, in the SMS and on the receipt. */
  readonly fingerprint?: string | undefined;
  /** True when a device makes the code, so that no SMS will show the fingerprint. */
  readonly withoutSms?: boolean;
}

/** The words the customer confirms, and their fingerprint where they have one. */
export function ConfirmationWords({ text, fingerprint, withoutSms = false }: ConfirmationWordsProps) {
  const { t } = useTranslation('operations');
  return (
    <div className={styles['frame']}>
      <p translate="no" className={styles['text']}>
        {text}
      </p>
      {fingerprint !== undefined && (
        <>
          <p className={styles['line']}>
            {t('fields.fingerprint')}:{' '}
            <strong translate="no" className={styles['fingerprint']}>
              {fingerprint}
            </strong>
          </p>
          {!withoutSms && <p className={styles['hint']}>{t('fingerprintHint')}</p>}
        </>
      )}
    </div>
  );
}
