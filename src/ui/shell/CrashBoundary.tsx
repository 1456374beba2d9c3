import { Component } from 'react';
import type { ErrorInfo, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { DefectLog } from '../../application/ports/DefectLog';
import { Button } from '../components/Button';
import { CopyButton } from '../components/CopyButton';
import { EmptyState } from '../components/EmptyState';
import styles from './CrashBoundary.module.css';
import { LoadFailure, withLoadFailure } from '../kernel/LoadFailure';
import { useOutdated } from '../kernel/useOutdated';

interface CrashBoundaryProps {
  readonly defects: DefectLog;
  readonly newReferenceId: () => string;
  readonly children: ReactNode;
}

interface CrashBoundaryState {
  readonly referenceId: string | undefined;
  /** True when files of the application did not arrive. */
  readonly isMissing: boolean;
}

/** Catches what no screen expected: the bank's engineers get the cause, the customer gets a reference and a way on. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { referenceId: undefined, isMissing: false };

  override componentDidCatch(error: unknown, _info: ErrorInfo): void {
    const referenceId = this.props.newReferenceId();
    const failure = withLoadFailure(error);
    this.props.defects.defect('screen', failure, { referenceId });
    this.setState({ referenceId, isMissing: failure instanceof LoadFailure });
  }

  override render(): ReactNode {
    const { referenceId, isMissing } = this.state;
    return referenceId === undefined ? (
      this.props.children
    ) : (
      <CrashPage referenceId={referenceId} isMissing={isMissing} />
    );
  }
}

interface CrashPageProps {
  readonly referenceId: string;
  readonly isMissing: boolean;
}

function CrashPage({ referenceId, isMissing }: CrashPageProps) {
  const { t } = useTranslation('common');
  const reload = useOutdated(isMissing);
  const cause = reload === undefined ? 'crash' : 'outdated';
  return (
    <main className={styles['page']} role="alert">
      <EmptyState
        icon="cross"
        title={t(`${cause}.title`)}
        isHeading
        text={t(`${cause}.text`)}
        action={<Button onClick={reload ?? (() => window.location.reload())}>{t('crash.reload')}</Button>}
      />
      <p className={styles['reference']}>
        {t('referenceId')} {referenceId}
        <CopyButton text={referenceId} label={t('copyReferenceId')} />
      </p>
    </main>
  );
}
