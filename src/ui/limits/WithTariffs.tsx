import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { LimitsStore } from '../../application/limits/LimitsStore';
import { ErrorState } from '../components/ErrorState';
import { Panel } from '../components/Panel';
import { SkeletonRows } from '../components/Skeleton';
import { useService } from '../shell/ServicesContext';

const SKELETON_ROWS = 6;

/** What prices are needed for, once the bank has said them. */
export const WithTariffs = observer(function WithTariffs({ children }: { readonly children: () => ReactNode }) {
  const { t } = useTranslation('limits');
  const limits = useService(LimitsStore);

  useEffect(() => void limits.reload(), [limits]);

  if (limits.tariffs.length > 0) {
    return children();
  }
  return (
    <Panel flush={limits.status === 'LOADING'}>
      {limits.status === 'LOADING' ? (
        <SkeletonRows rows={SKELETON_ROWS} />
      ) : (
        <ErrorState title={t('tariffsFailed')} onRetry={() => void limits.reload()} />
      )}
    </Panel>
  );
});
