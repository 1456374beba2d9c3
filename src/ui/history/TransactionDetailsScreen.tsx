import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';

import { Amount } from '../components/Amount';
import { Button } from '../components/Button';
import { FailureAlert } from '../components/FailureAlert';
import { PageHeader } from '../components/PageHeader';
import { Panel } from '../components/Panel';
import { QuestionDialog } from '../components/QuestionDialog';
import { Stack } from '../components/Stack';
import { WhenFound } from '../components/WhenLoaded';
import { useService } from '../shell/ServicesContext';
import { CategoryChoice } from '../spending/CategoryChoice';
import { KeepTemplate } from '../templates/KeepTemplate';
import type { HistoryRow } from './historyRow';
import { TransferTimeline } from './TransferTimeline';
import { PaymentProgress } from './PaymentProgress';
import { RepeatButton } from './RepeatButton';
import styles from './TransactionDetailsScreen.module.css';
import { SwiftWayPanel } from './SwiftWayPanel';
import { TransactionDetailsViewModel } from './TransactionDetailsViewModel';
import { TransactionFacts } from './TransactionFacts';

const SKELETON_ROWS = 5;

/** One operation with its receipt and the button to repeat it. */
export const TransactionDetailsScreen = observer(function TransactionDetailsScreen() {
  const { t } = useTranslation(['history', 'operations']);
  const model = useService(TransactionDetailsViewModel);
  const { transactionId = '' } = useParams();

  useEffect(() => {
    void model.load(transactionId);
  }, [model, transactionId]);

  const { row } = model;
  const title = row === undefined ? t('details.title') : t(`operations:kinds.${row.kind}`);
  return (
    <>
      <PageHeader title={title} back={{ to: '/history', label: t('details.back') }} />
      {model.failure?.code === 'TRANSACTION_NOT_FOUND' ? (
        <FailureAlert failure={model.failure} />
      ) : (
        <WhenFound
          value={row}
          status={model.status}
          rows={SKELETON_ROWS}
          failed={t('details.failed')}
          onRetry={() => void model.retry()}
        >
          {(found) => <Details model={model} row={found} />}
        </WhenFound>
      )}
    </>
  );
});

interface ModelProps {
  readonly model: TransactionDetailsViewModel;
}

const Details = observer(function Details({ model, row }: ModelProps & { readonly row: HistoryRow }) {
  const { t } = useTranslation('operations');
  return (
    <Stack>
      {model.recallFailure !== undefined && <FailureAlert failure={model.recallFailure} />}
      {model.receiptFailure !== undefined && <FailureAlert failure={model.receiptFailure} />}
      <Panel>
        <p className={styles['figure']}>
          <Amount amount={row.amount} sign={row.tone === 'failed' ? 'neutral' : row.sign} size="large" />
          <span className={styles['word']}>{t(`signs.${row.sign}`)}</span>
        </p>
        <TransactionFacts row={row} debitAccount={model.debitAccount} creditAccount={model.creditAccount} />
      </Panel>
      <CategoryChoice transactionId={row.id} />
      <TransferTimeline transaction={row.transaction} />
      {row.kind === 'swift' ? (
        <SwiftWayPanel transaction={row.transaction} />
      ) : (
        <PaymentProgress transaction={row.transaction} />
      )}
      <div className={styles['buttons']}>
        <Button icon="download" busy={model.receiptBusy} onClick={() => void model.downloadReceipt()}>
          {t('receipt')}
        </Button>
        <Button tone="secondary" icon="print" onClick={() => window.print()}>
          {t('print')}
        </Button>
        <RepeatButton transaction={row.transaction} />
        {model.canRecall && (
          <Button tone="secondary" icon="close" onClick={model.ask}>
            {t('recall.button')}
          </Button>
        )}
      </div>
      <KeepTemplate transaction={row.transaction} />
      <QuestionDialog
        open={model.asking}
        title={t('recall.title')}
        yes={t('recall.button')}
        no={t('recall.keep')}
        busy={model.recalling}
        onYes={() => void model.recall()}
        onNo={model.leave}
      >
        {t(model.hasLeft ? 'recall.textLeft' : 'recall.text')}
      </QuestionDialog>
    </Stack>
  );
});
