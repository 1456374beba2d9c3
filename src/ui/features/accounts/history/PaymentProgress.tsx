import { useTranslation } from 'react-i18next';

import { statusTone } from '../../../../domain/history/classify';
import type { Transaction } from '../../../../domain/history/Transaction';
import { formatDateTime, formatDay } from '../../../../domain/time/format';
import { CopyButton } from '../../../components/CopyButton';
import { Panel } from '../../../components/Panel';
import { useLanguage } from '../../../language/useLanguage';
import styles from './PaymentProgress.module.css';

/** Progress of a payment to another bank, with the next step; renders nothing for a payment within the bank. */
export function PaymentProgress({ transaction }: { readonly transaction: Transaction }) {
  const language = useLanguage();
  const { t } = useTranslation('operations');
  const { progress, createdAt, status, terms } = transaction;
  if (progress === undefined) {
    return null;
  }
  const steps = [{ status: 'ACCEPTED_FOR_PROCESSING' as const, at: createdAt }, ...progress.steps];
  const system = terms?.paymentSystem;
  const day = terms?.valueDate === undefined ? undefined : formatDay(terms.valueDate, language);
  return (
    <Panel title={t('progress.title')}>
      <ol className={styles['steps']}>
        {steps.map((step, index) => (
          <li
            key={step.status}
            className={styles['step']}
            data-tone={statusTone(step.status)}
            aria-current={index === steps.length - 1 ? 'step' : undefined}
          >
            <span className={styles['name']}>{t(`statuses.${step.status}`)}</span>
            <span className={styles['when']}>{formatDateTime(step.at, language)}</span>
          </li>
        ))}
        {statusTone(status) === 'waiting' && (
          <li className={styles['step']} data-tone="ahead">
            <span className={styles['name']}>{t('progress.arrival')}</span>
            <span className={styles['when']}>
              {system === undefined || day === undefined
                ? t('progress.unknown')
                : t(`progress.arrivals.${system}`, { day })}
            </span>
          </li>
        )}
      </ol>
      {progress.reference !== '' && (
        <p className={styles['reference']}>
          <span>{t('progress.reference')}</span>{' '}
          <span translate="no" className={styles['figures']}>
            {progress.reference}
          </span>{' '}
          <CopyButton text={progress.reference} label={t('progress.copyReference')} />
        </p>
      )}
    </Panel>
  );
}
