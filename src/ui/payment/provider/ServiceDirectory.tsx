import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { EmptyState } from '../../components/EmptyState';
import { ErrorState } from '../../components/ErrorState';
import { SkeletonRows } from '../../components/Skeleton';
import { useService } from '../../shell/ServicesContext';
import { PaymentDesk } from '../PaymentDesk';

const SKELETON_ROWS = 6;

/** What needs the directory of providers, once it is there. */
export const ServiceDirectory = observer(function ServiceDirectory({ children }: { readonly children: () => ReactNode }) {
  const { t } = useTranslation('services');
  const { services } = useService(PaymentDesk);
  switch (services.status) {
    case 'LOADING':
      return <SkeletonRows rows={SKELETON_ROWS} />;
    case 'ERROR':
      return <ErrorState title={t('loadFailed')} onRetry={() => void services.ensure()} />;
    case 'EMPTY':
      return <EmptyState icon="search" title={t('noneTitle')} text={t('noneText')} />;
    case 'LOADED':
      return children();
    default:
      return services.status satisfies never;
  }
});
