import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './ErrorSummary.module.css';

export interface FieldViolation {
  readonly fieldId: string;
  readonly text: string;
}

interface ErrorSummaryProps {
  readonly violations: readonly FieldViolation[];
  /** Grows with every attempt to submit; the summary takes the focus then, and not while fields are being put right. */
  readonly attempt: number;
}

/** All problems of a form above it, each leading to its field and saying the same words as the field. */
export function ErrorSummary({ violations, attempt }: ErrorSummaryProps) {
  const { t } = useTranslation('common');
  const frame = useRef<HTMLDivElement>(null);
  const shown = violations.length > 0;

  useEffect(() => {
    if (attempt > 0) {
      frame.current?.focus();
    }
  }, [attempt]);

  if (!shown) {
    return null;
  }
  return (
    <div ref={frame} className={styles['summary']} tabIndex={-1} role="alert" aria-labelledby="error-summary-title">
      <p id="error-summary-title" className={styles['title']}>
        {t('errorSummaryTitle')}
      </p>
      <ul className={styles['list']}>
        {violations.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId)?.focus();
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
