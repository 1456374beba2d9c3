import { observer } from 'mobx-react-lite';
import { Suspense, useEffect } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { EntranceArea } from '../../application/session/EntranceArea';
import { ErrorState } from '../components/ErrorState';
import { ServicesContext, useService } from './ServicesContext';
import { Splash } from './Splash';

/** Waits for what a page between the login form and the bank needs; says so when it cannot be fetched. */
export const EntranceGate = observer(function EntranceGate({ children }: { readonly children: ReactNode }) {
  const area = useService(EntranceArea);
  const { t } = useTranslation('common');

  useEffect(() => {
    void area.open();
  }, [area]);

  if (area.services !== undefined) {
    // The page is fetched behind a boundary of its own: what waits here has arrived and is not thrown away for it.
    return (
      <ServicesContext value={area.services}>
        <Suspense fallback={<Splash />}>{children}</Suspense>
      </ServicesContext>
    );
  }
  return area.status === 'failed' ? <ErrorState title={t('crash.title')} onRetry={() => void area.open()} /> : <Splash />;
});
