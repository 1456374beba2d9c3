import { Suspense, useContext, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { isMendable } from '../../application/operations/failureCodes';
import type { Failure } from '../../application/operations/failureCodes';
import { Alert } from './Alert';
import type { AlertTone } from './Alert';
import { CopyButton } from './CopyButton';
import styles from './FailureAlert.module.css';
import { Disclosure } from './Disclosure';
import { FailureHelp } from './FailureHelp';
import { useFailureText } from './useFailureText';

interface FailureAlertProps {
  readonly failure: Failure;
  readonly tone?: AlertTone;
  /** True for one line that says what happened; the reason and the next step unfold from it. */
  readonly brief?: boolean;
  /** Way to what ends the failure, below its text. */
  readonly children?: ReactNode;
}

/**
 * Failure of the bank, in place of or above the form. The reference is collapsed, and absent for failures that need no support. Takes the
 * focus, so that it need not be searched for.
 */
export function FailureAlert(props: FailureAlertProps) {
  return (
    <Suspense fallback={null}>
      <FocusedFailure {...props} />
    </Suspense>
  );
}

function FocusedFailure({ failure, tone = 'negative', brief = false, children }: FailureAlertProps) {
  const { t } = useTranslation('common');
  const { what, why, next } = useFailureText()(failure);
  const reference = isMendable(failure.code) ? '' : (failure.referenceId ?? '');
  const frame = useRef<HTMLDivElement>(null);
  const isFolded = brief && why + next !== '';
  const Help = useContext(FailureHelp);
  const words = (
    <>
      {why !== '' && <p>{why}</p>}
      {next !== '' && <p>{next}</p>}
      {Help && <Help code={failure.code} />}
    </>
  );

  const support = reference !== '' && (
    <Disclosure title={t('referenceId')}>
      <p className={styles['reference']}>
        <span className={styles['id']}>{reference}</span>
        <CopyButton text={reference} label={t('copyReferenceId')} />
      </p>
    </Disclosure>
  );

  useEffect(() => {
    frame.current?.focus();
  }, [failure]);

  return (
    <div ref={frame} tabIndex={-1} className={styles['frame']}>
      <Alert tone={tone} title={isFolded ? undefined : what} role="alert">
        {isFolded ? (
          <details className={styles['brief']}>
            <summary>{what}</summary>
            {words}
            {support}
          </details>
        ) : (
          words
        )}
        {children}
        {!isFolded && support}
      </Alert>
    </div>
  );
}
