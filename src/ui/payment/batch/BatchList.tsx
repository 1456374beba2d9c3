import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { BatchesStore } from '../../../application/corporate/BatchesStore';
import { linesOfBatch } from '../../../domain/batch/Batch';
import type { Batch } from '../../../domain/batch/Batch';
import { localized } from '../../../domain/language/localized';
import { formatDateTime } from '../../../domain/time/format';
import { EmptyState } from '../../components/EmptyState';
import { ErrorState } from '../../components/ErrorState';
import { Panel } from '../../components/Panel';
import { SkeletonRows } from '../../components/Skeleton';
import { useLanguage } from '../../locales/useLanguage';
import styles from './Batch.module.css';
import { BatchTotals } from './BatchTotals';
import { batchPath } from './batchPaths';

const SKELETON_ROWS = 3;

interface BatchListProps {
  readonly store: BatchesStore;
}

/** Files the company has handed in, with how far they are. */
export const BatchList = observer(function BatchList({ store }: BatchListProps) {
  const { t } = useTranslation('batch');
  return (
    <Panel title={t('earlier.title')} flush>
      <Batches store={store} />
    </Panel>
  );
});

const Batches = observer(function Batches({ store }: BatchListProps) {
  const { t } = useTranslation('batch');
  switch (store.status) {
    case 'LOADING':
      return <SkeletonRows rows={SKELETON_ROWS} />;
    case 'ERROR':
      return <ErrorState title={t('earlier.failed')} onRetry={() => void store.reload()} />;
    case 'EMPTY':
      return <EmptyState icon="upload" title={t('earlier.emptyTitle')} text={t('earlier.emptyText')} />;
    case 'LOADED':
      return (
        <ul>
          {store.batches.map((batch) => (
            <BatchItem key={batch.operationId} batch={batch} />
          ))}
        </ul>
      );
    default:
      return store.status satisfies never;
  }
});

function BatchItem({ batch }: { readonly batch: Batch }) {
  const { t } = useTranslation('batch');
  const language = useLanguage();
  return (
    <li className={styles['item']}>
      <div className={styles['words']}>
        <Link className={styles['name']} to={batchPath(batch.operationId)}>
          {batch.fileNames.join(', ')}
        </Link>
        <p className={styles['note']}>
          {t(`kinds.${batch.kind}`)} · {t('linesNumber', { number: linesOfBatch(batch) })}
        </p>
        <p className={styles['note']}>
          {formatDateTime(batch.createdAt)} · {localized(batch.madeBy, language)}
        </p>
        <BatchTotals totals={batch.totals} />
      </div>
    </li>
  );
}
