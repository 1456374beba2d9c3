import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { nextStepOf } from '../../../../domain/history/operationState';
import { Amount } from '../../../components/Amount';
import { Badge } from '../../../components/Badge';
import { Button } from '../../../components/Button';
import { Disclosure } from '../../../components/Disclosure';
import { FailureAlert } from '../../../components/FailureAlert';
import { Panel } from '../../../components/Panel';
import { Stack } from '../../../components/Stack';
import { usePartyName } from '../../../components/usePartyName';
import { usePrinting } from '../../../components/usePrinting';
import { WhenFound } from '../../../components/WhenLoaded';
import { CategoryChoice } from '../spending';
import { KeepTemplate } from '../../../flow/payment/KeepTemplate';
import type { HistoryRow } from '../../../objects/operations/historyRow';
import { OperationCase, WrongLink } from './OperationCase';
import { OperationSigners } from './OperationSigners';
import { OperationNote } from './OperationNote';
import { OperationBadge, STATUS_TONES } from '../../../objects/operations/OperationRow';
import { OrderButtons } from './OrderButtons';
import { PaymentProgress } from './PaymentProgress';
import { RecallQuestion } from '../../../objects/operations/RecallQuestion';
import { ReceiptButtons } from '../../../objects/operations/ReceiptButtons';
import { RepeatButton } from '../../../flow/payment/RepeatButton';
import styles from './OperationDetails.module.css';
import { SwiftWayPanel } from '../../../objects/operations/SwiftWayPanel';
import type { TransactionDetailsViewModel } from '../../../objects/operations/TransactionDetailsViewModel';
import { FurtherFacts, MainFacts } from '../../../objects/operations/TransactionFacts';
import { TransferTimeline } from '../../../objects/operations/TransferTimeline';

const SKELETON_ROWS = 5;

interface ModelProps {
  readonly model: TransactionDetailsViewModel;
}

interface PrintProps {
  readonly onPrint: () => void;
}

/** Everything of an operation below its title: facts, receipt, buttons to repeat and recall it, note, case. */
export const OperationDetails = observer(function OperationDetails({ model, onPrint }: ModelProps & PrintProps) {
  const { t } = useTranslation('history');
  return model.failure?.code === 'TRANSACTION_NOT_FOUND' ? (
    <FailureAlert failure={model.failure} />
  ) : (
    <WhenFound
      value={model.row}
      status={model.status}
      rows={SKELETON_ROWS}
      failed={t('details.failed')}
      onRetry={() => void model.retry()}
    >
      {(found) => <Details model={model} row={found} onPrint={onPrint} />}
    </WhenFound>
  );
});

interface RowProps extends ModelProps {
  readonly row: HistoryRow;
}

const Details = observer(function Details({ model, row, onPrint }: RowProps & PrintProps) {
  const { t } = useTranslation(['operations', 'history']);
  const printing = usePrinting();
  const { transaction } = row;
  return (
    <Stack>
      {model.recallFailure !== undefined && <FailureAlert failure={model.recallFailure} />}
      {model.receiptFailure !== undefined && <FailureAlert failure={model.receiptFailure} />}
      <Panel>
        <OperationFigure row={row} />
        <MainFacts row={row} debitAccount={model.debitAccount} creditAccount={model.creditAccount} />
      </Panel>
      <OperationCase transactionId={transaction.id} />
      <CategoryChoice transactionId={row.id} />
      <TransferTimeline transaction={transaction} />
      {row.kind === 'swift' ? (
        <SwiftWayPanel transaction={transaction} />
      ) : (
        <PaymentProgress transaction={transaction} />
      )}
      <OperationSigners transaction={transaction} />
      <OperationActs model={model} row={row} />
      <KeepTemplate transaction={transaction} />
      <OperationNote key={transaction.id} model={model} note={transaction.note ?? ''} />
      <Panel>
        <Disclosure title={t('further')} open={printing}>
          <FurtherFacts row={row} />
          <Button tone="secondary" size="small" icon="print" onClick={onPrint}>
            {t('print')}
          </Button>
        </Disclosure>
      </Panel>
      <WrongLink transactionId={transaction.id} />
      <RecallQuestion model={model} />
    </Stack>
  );
});

/** Counterparty, amount and state. */
function OperationFigure({ row }: Pick<RowProps, 'row'>) {
  const { t } = useTranslation(['operations', 'history']);
  const party = usePartyName();
  const { tone, sign, transaction } = row;
  const next = nextStepOf(transaction);
  return (
    <div className={styles['figure']}>
      <OperationBadge row={row} party={party} />
      <div className={styles['said']}>
        {!row.isFree && (
          <p className={styles['amount']}>
            <Amount amount={row.amount} sign={tone === 'failed' ? 'neutral' : sign} size="large" />
            <span className={styles['word']}>{t(`signs.${sign}`)}</span>
          </p>
        )}
        <p className={styles['state']}>
          <Badge tone={STATUS_TONES[tone]}>{t(`statuses.${transaction.status}`)}</Badge>
          {next !== undefined && !row.isFree && <span>{t(`next.${next}`)}</span>}
        </p>
      </div>
    </div>
  );
}

/** Repeat, the receipt, the recall while it is possible. */
const OperationActs = observer(function OperationActs({ model, row }: RowProps) {
  const { t } = useTranslation(['operations', 'history']);
  return (
    <div className={styles['buttons']}>
      <ReceiptButtons model={model} row={row} />
      <OrderButtons model={model} />
      <RepeatButton transaction={row.transaction} />
      {model.canRecall && (
        <Button tone="secondary" icon="close" onClick={model.ask}>
          {t('history:recall.button')}
        </Button>
      )}
    </div>
  );
});
