import { Component } from 'react';
import type { ErrorInfo, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { DefectLog } from '../../application/ports/DefectLog';
import { Button } from '../components/Button';
import { CopyButton } from '../components/CopyButton';
import { EmptyState } from '../components/EmptyState';
import styles from './CrashBoundary.module.css';
import { withLoadFailure } from './LoadFailure';

interface CrashBoundaryProps {
  readonly defects: DefectLog;
  readonly newReferenceId: () => string;
  readonly children: ReactNode;
}

interface CrashBoundaryState {
  readonly referenceId: string | undefined;
}

/** Catches what no screen expected: the bank's engineers get the cause, the customer gets a reference and a way on. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { referenceId: undefined };

  override componentDidCatch(error: unknown, _info: ErrorInfo): void {
    const referenceId = this.props.newReferenceId();
    this.props.defects.defect('screen', withLoadFailure(error), { referenceId });
    this.setState({ referenceId });
  }

  override render(): ReactNode {
    const { referenceId } = this.state;
    return referenceId === undefined ? this.props.children : <CrashPage referenceId={referenceId} />;
  }
}

function CrashPage({ referenceId }: { readonly referenceId: string }) {
  const { t } = useTranslation('common');
  return (
    <main className={styles['page']} role="alert">
      <EmptyState
        icon="cross"
        title={t('crash.title')}
        isHeading
        text={t('crash.text')}
        action={<Button onClick={() => window.location.reload()}>{t('crash.reload')}</Button>}
      />
      <p className={styles['reference']}>
        {t('referenceId')} {referenceId}
        <CopyButton text={referenceId} label={t('copyReferenceId')} />
      </p>
    </main>
  );
}
