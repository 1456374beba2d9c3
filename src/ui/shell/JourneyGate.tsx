import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';

import { SignedInArea } from '../../application/session/SignedInArea';
import { ErrorState } from '../components/ErrorState';
import { LoadingRows } from '../kernel/LoadingRows';
import { useService } from '../kernel/ServicesContext';

/**
 * Gate before every signed-in screen but the first: fetches the services of those screens while a skeleton is shown. As a route without a
 * path it shows the screen of the address.
 */
export const JourneyGate = observer(function JourneyGate({ children = <Outlet /> }: { readonly children?: ReactNode }) {
  const area = useService(SignedInArea);
  const { t, i18n } = useTranslation('common');

  useEffect(() => {
    void area.openJourneys();
    // Words of the forms on these screens, asked for beside their services.
    void i18n.loadNamespaces('validation');
  }, [area, i18n]);

  switch (area.journeys) {
    case 'ready':
      return children;
    case 'failed':
      return <ErrorState title={t('crash.title')} onRetry={() => void area.openJourneys()} />;
    case 'closed':
    case 'loading':
      return <LoadingRows />;
    default:
      return area.journeys satisfies never;
  }
});
