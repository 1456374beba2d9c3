import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { BatchesStore } from '../../../../application/corporate/BatchesStore';
import { linesOfBatch } from '../../../../domain/batch/Batch';
import type { Batch } from '../../../../domain/batch/Batch';
import { localized } from '../../../../domain/language/localized';
import { formatDateTime } from '../../../../domain/time/format';
import { listed } from '../../../../domain/language/punctuation';
import { SEPARATOR } from '../../../components/lineParts';
import { Panel } from '../../../components/Panel';
import { WhenLoaded } from '../../../components/WhenLoaded';
import { useLanguage } from '../../../language/useLanguage';
import styles from './Batch.module.css';
import { BatchTotals } from './BatchTotals';
import { batchPath } from '../../../objects/qr/batchPaths';

const SKELETON_ROWS = 3;

/** Files the company has handed in, with how far they are. */
export const BatchList = observer(function BatchList({ store }: { readonly store: BatchesStore }) {
  const { t } = useTranslation('batch');
  return (
    <Panel title={t('earlier.title')} flush>
      <WhenLoaded
        bare
        status={store.status}
        rows={SKELETON_ROWS}
        failed={t('earlier.failed')}
        onRetry={() => void store.reload()}
        empty={{ icon: 'upload', title: t('earlier.emptyTitle'), text: t('earlier.emptyText') }}
      >
        {() => (
          <ul>
            {store.batches.map((batch) => (
              <BatchItem key={batch.operationId} batch={batch} />
            ))}
          </ul>
        )}
      </WhenLoaded>
    </Panel>
  );
});

function BatchItem({ batch }: { readonly batch: Batch }) {
  const { t } = useTranslation('batch');
  const language = useLanguage();
  return (
    <li className={styles['item']}>
      <div className={styles['words']}>
        <Link className={styles['name']} to={batchPath(batch.operationId)}>
          {listed(batch.fileNames, language)}
        </Link>
        <p className={styles['note']}>
          {[t(`kinds.${batch.kind}`), t('linesNumber', { number: linesOfBatch(batch) })].join(SEPARATOR)}
        </p>
        <p className={styles['note']}>
          {[formatDateTime(batch.createdAt, language), localized(batch.madeBy, language)].join(SEPARATOR)}
        </p>
        <BatchTotals totals={batch.totals} />
      </div>
    </li>
  );
}
