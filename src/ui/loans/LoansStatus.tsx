import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import type { LoansStore } from '../../application/loans/LoansStore';
import { EmptyState } from '../components/EmptyState';
import { ErrorState } from '../components/ErrorState';
import { Panel } from '../components/Panel';
import { SkeletonRows } from '../components/Skeleton';

const SKELETON_ROWS = 5;

/** What stands where loans would: that they are being read, could not be, that there are none, or not the one looked for. */
export const LoansStatus = observer(function LoansStatus({ store }: { readonly store: LoansStore }) {
  const { t } = useTranslation('loans');
  switch (store.status) {
    case 'LOADING':
      return (
        <Panel flush>
          <SkeletonRows rows={SKELETON_ROWS} />
        </Panel>
      );
    case 'ERROR':
      return (
        <Panel>
          <ErrorState title={t('failed')} onRetry={() => void store.reload()} />
        </Panel>
      );
    case 'EMPTY':
      return (
        <Panel>
          <EmptyState icon="shield" title={t('empty.title')} text={t('empty.text')} />
        </Panel>
      );
    case 'LOADED':
      return (
        <Panel>
          <EmptyState icon="shield" title={t('missing.title')} text={t('missing.text')} />
        </Panel>
      );
    default:
      return store.status satisfies never;
  }
});
