import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { EntranceArea } from '../../application/session/EntranceArea';
import { ErrorState } from '../components/ErrorState';
import { ServicesContext, useService } from './ServicesContext';
import { Splash } from './Splash';

interface EntranceGateProps {
  /** The namespaces of the page's words. */
  readonly words: readonly string[];
  readonly children: ReactNode;
}

/**
 * Waits for what a page between the login form and the bank needs; says so when it cannot be fetched. The words are waited for
 * here and at once: React loses a page now and then whose parts are waited for one after the other in quick succession.
 */
export const EntranceGate = observer(function EntranceGate({ words, children }: EntranceGateProps) {
  const area = useService(EntranceArea);
  const { t, i18n } = useTranslation('common');
  const [hasWords, setHasWords] = useState(false);

  useEffect(() => {
    void area.open();
  }, [area]);

  useEffect(() => {
    void i18n.loadNamespaces(words).then(() => setHasWords(true));
  }, [i18n, words]);

  if (area.services !== undefined && hasWords) {
    // The page is fetched behind a boundary of its own: what waits here has arrived and is not thrown away for it.
    return (
      <ServicesContext value={area.services}>
        <Suspense fallback={<Splash />}>{children}</Suspense>
      </ServicesContext>
    );
  }
  return area.status === 'failed' ? <ErrorState title={t('crash.title')} onRetry={() => void area.open()} /> : <Splash />;
});
