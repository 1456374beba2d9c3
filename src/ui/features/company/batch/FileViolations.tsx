import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import type { FileViolation } from '../../../../domain/batch/Batch';
import type { BatchKind } from '../../../../domain/batch/batchFormats';
import { Alert } from '../../../components/Alert';
import styles from './Batch.module.css';
import { useFaultText } from './useFaultText';

/** Maximum number of errors shown; further ones add nothing, because the file has to be checked anyway. */
const MAX_SHOWN = 20;

interface FileViolationsProps {
  readonly kind: BatchKind;
  readonly faults: readonly FileViolation[];
}

/** Errors for which the bank rejected files, by file, line and field. Takes the focus, so that they need not be searched for. */
export function FileViolations({ kind, faults }: FileViolationsProps) {
  const { t } = useTranslation('batch');
  const faultText = useFaultText(kind);
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (faults.length > 0) {
      frame.current?.focus();
    }
  }, [faults]);

  if (faults.length === 0) {
    return null;
  }
  return (
    <div ref={frame} tabIndex={-1}>
      <Alert tone="negative" role="alert" title={t('notTaken.title')}>
        <p>{t('notTaken.text')}</p>
        <ul className={styles['chosen']}>
          {faults.slice(0, MAX_SHOWN).map(({ fileName, row, field, code }) => (
            <li key={`${fileName} ${row} ${field} ${code}`}>
              {fileName}: {t('faultAt', { row, field: t(`fields.${field}`), fault: faultText(code) })}
            </li>
          ))}
        </ul>
        {faults.length > MAX_SHOWN && <p>{t('notTaken.more', { number: faults.length - MAX_SHOWN })}</p>}
      </Alert>
    </div>
  );
}
