import { useContext, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { SessionStore } from '../../application/session/SessionStore';
import { Button } from '../components/Button';
import { EmptyState } from '../components/EmptyState';
import { Defects } from './Defects';
import { GuestLayout } from './GuestLayout';
import { LoadFailure } from './LoadFailure';
import styles from './LoadLimit.module.css';
import { useService } from './ServicesContext';

/**
 * Time after which the page says what it waits for and offers ways out, in milliseconds. src/ui/early/early.js has the same limit for the
 * application itself.
 */
export const NOTICE_MS = 15_000;
/** Longest time a step of the start may take, in milliseconds (specification 2, section 9, chunk load timeout). */
export const LOAD_LIMIT_MS = 120_000;

export interface Waiting {
  /** Answer of the bank, or files of the application; files when absent. */
  readonly waitsFor?: 'bank' | 'files';
  /** True within the frame of a page, which has its own heading and main content. */
  readonly isInside?: boolean;
}

interface LoadLimitProps extends Waiting {
  /** Outline of the page, shown until the notice. */
  readonly children: ReactNode;
}

/**
 * Shows an outline of the page while a step of the start lasts. After a while a notice with ways out takes its place; what is waited for
 * still opens the page when it comes. After the limit it fails, so that the page for failures takes its place.
 * @throws LoadFailure when the time is over
 */
export function LoadLimit({ waitsFor = 'files', isInside = false, children }: LoadLimitProps) {
  const [stage, setStage] = useState<'outline' | 'notice' | 'over'>('outline');
  useEffect(() => {
    const timers = [setTimeout(() => setStage('notice'), NOTICE_MS), setTimeout(() => setStage('over'), LOAD_LIMIT_MS)];
    return () => timers.forEach((timer) => clearTimeout(timer));
  }, []);
  if (stage === 'over') {
    throw new LoadFailure('timeout', window.location.pathname);
  }
  if (stage === 'outline') {
    return children;
  }
  const notice = <LateNotice waitsFor={waitsFor} isHeading={!isInside} />;
  return isInside ? notice : <GuestLayout>{notice}</GuestLayout>;
}

interface LateNoticeProps {
  readonly waitsFor: 'bank' | 'files';
  readonly isHeading: boolean;
}

function LateNotice({ waitsFor, isHeading }: LateNoticeProps) {
  const { t } = useTranslation('common');
  const session = useService(SessionStore);
  const defects = useContext(Defects);
  useEffect(() => {
    defects.defect(`wait for ${waitsFor}`, new LoadFailure('late', window.location.pathname));
  }, [defects, waitsFor]);
  return (
    <div role="alert">
      <EmptyState
        icon="cross"
        title={t(`late.${waitsFor}`)}
        isHeading={isHeading}
        text={t('late.text')}
        action={
          <div className={styles['ways']}>
            <Button onClick={() => window.location.reload()}>{t('crash.reload')}</Button>
            {waitsFor === 'bank' && session.session !== undefined && (
              <Button tone="secondary" onClick={() => void session.signOut()}>
                {t('late.signIn')}
              </Button>
            )}
          </div>
        }
      />
    </div>
  );
}
