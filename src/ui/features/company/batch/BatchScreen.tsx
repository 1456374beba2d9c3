import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';

import { groupAccountNumber } from '../../../../domain/account/accountNumber';
import type { Batch } from '../../../../domain/batch/Batch';
import { localized } from '../../../../domain/language/localized';
import { checkedToOperationId } from '../../../../domain/operation/OperationId';
import type { OperationId } from '../../../../domain/operation/OperationId';
import { formatDateTime } from '../../../../domain/time/format';
import { joinedParts, listed } from '../../../../domain/language/punctuation';
import { Button } from '../../../components/Button';
import { FailureAlert } from '../../../components/FailureAlert';
import { PageHeader } from '../../../components/PageHeader';
import { Panel } from '../../../components/Panel';
import { SkeletonRows } from '../../../components/Skeleton';
import { SummaryList } from '../../../components/SummaryList';
import { useLanguage } from '../../../language/useLanguage';
import { NotFoundScreen } from '../../../kernel/NotFoundScreen';
import { useService } from '../../../kernel/ServicesContext';
import { AddPeople } from './AddPeople';
import styles from './Batch.module.css';
import { BatchAside } from './BatchAside';
import { BatchLines } from './BatchLines';
import { BATCH_PATH } from '../../../objects/qr/batchPaths';
import { BatchSent } from './BatchSent';
import { BatchTotals } from './BatchTotals';
import { BatchViewModel } from './BatchViewModel';
import { DeleteBatch } from './DeleteBatch';
import { DeleteBatchViewModel } from './DeleteBatchViewModel';
import { SendQuestion } from './SendQuestion';

const SKELETON_ROWS = 6;

/** One batch: what is wrong with which line, which are chosen to be sent, and later what became of each. */
export function BatchScreen() {
  const { batchId = '' } = useParams();
  const id = checkedToOperationId(batchId);
  return id === undefined ? <NotFoundScreen /> : <OpenBatch key={id} id={id} />;
}

const OpenBatch = observer(function OpenBatch({ id }: { readonly id: OperationId }) {
  const { t } = useTranslation('batch');
  const language = useLanguage();
  const model = useService(BatchViewModel);
  const { deleted } = useService(DeleteBatchViewModel);

  useEffect(() => {
    model.open(id);
    return () => model.leave();
  }, [model, id]);

  const { batch } = model;
  if (deleted === id) {
    return <Navigate to={BATCH_PATH} replace />;
  }
  return (
    <>
      <PageHeader
        title={batch === undefined ? t('batchTitle') : listed(batch.fileNames, language)}
        back={{ to: BATCH_PATH, label: t('title') }}
      />
      <div className={styles['stack']}>
        {model.failure !== undefined && <FailureAlert failure={model.failure} />}
        {model.loadFailure !== undefined && (
          <>
            <FailureAlert failure={model.loadFailure} />
            <div className={styles['buttons']}>
              <Button tone="secondary" onClick={() => model.open(id)}>
                {t('again')}
              </Button>
            </div>
          </>
        )}
        {model.sending !== undefined && <BatchSent sending={model.sending} />}
        {batch === undefined && model.loadFailure === undefined && <SkeletonRows rows={SKELETON_ROWS} />}
        {batch !== undefined && (
          <>
            <BatchFacts batch={batch} model={model} />
            <BatchLines model={model} />
          </>
        )}
      </div>
      <SendQuestion model={model} />
    </>
  );
});

const BatchFacts = observer(function BatchFacts({
  batch,
  model,
}: {
  readonly batch: Batch;
  readonly model: BatchViewModel;
}) {
  const { t } = useTranslation('batch');
  const language = useLanguage();
  return (
    <Panel>
      <div className={styles['stack']}>
        <SummaryList
          rows={[
            { key: 'kind', term: t('kind'), value: t(`kinds.${batch.kind}`) },
            { key: 'account', term: t('account'), value: groupAccountNumber(batch.debitAccountNumber) },
            {
              key: 'made',
              term: t('madeBy'),
              value: joinedParts(
                [localized(batch.madeBy, language), formatDateTime(batch.createdAt, language)],
                language,
              ),
            },
          ]}
        />
        <BatchTotals totals={model.totals} />
        {batch.isMine && model.aside.toMend.length > 0 && <BatchAside model={model.aside} />}
        <AddPeople />
        <DeleteBatch />
      </div>
    </Panel>
  );
});
