import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';

import { AccountWords } from '../../components/AccountWords';
import { Amount } from '../../components/Amount';
import { Badge } from '../../components/Badge';
import { ButtonLink } from '../../components/Button';
import { Disclosure } from '../../components/Disclosure';
import { FailureAlert } from '../../components/FailureAlert';
import { PageHeader } from '../../components/PageHeader';
import { ResultPanel } from '../../components/ResultPanel';
import { WhenFound } from '../../components/WhenLoaded';
import { ApplicationCase } from '../../objects/cases/ApplicationCase';
import { OpenedDepositLink } from '../../objects/deposits/OpenedDepositLink';
import type { HistoryRow } from '../../objects/operations/historyRow';
import { STATUS_TONES } from '../../objects/operations/OperationRow';
import { TransferTimeline } from '../../objects/operations/TransferTimeline';
import { ReceiptButton } from '../../objects/operations/ReceiptButtons';
import { ShareButton } from '../../objects/operations/ShareButton';
import { RepeatButton } from './RepeatButton';
import { SwiftWayPanel } from '../../objects/operations/SwiftWayPanel';
import { TransactionDetailsViewModel } from '../../objects/operations/TransactionDetailsViewModel';
import { TransactionFacts } from '../../objects/operations/TransactionFacts';
import { useTransactionTitle } from '../../objects/operations/useTransactionTitle';
import { useService } from '../../kernel/ServicesContext';
import { KeepTemplate } from './KeepTemplate';
import { BalanceNow } from './BalanceNow';
import type { OpenPayment } from './OpenPayment';
import styles from './Payment.module.css';
import type { PaymentAct } from './PaymentDefinition';

const SKELETON_ROWS = 5;

const TEXTS = { done: 'result.text', waiting: 'result.textWaiting' } as const;
const TEXTS_OF_ORDER = { ...TEXTS, waiting: 'result.textOrdered' } as const;

/** True for what the bank works on after it was confirmed. */
function isOrder(act: PaymentAct): boolean {
  return act === 'order' || act === 'apply';
}

interface PaymentProps {
  readonly payment: OpenPayment;
}

/** Result of the payment: the mark, the way out and the way to share it, everything else folded. Its address can be opened again later. */
export const PaymentResultScreen = observer(function PaymentResultScreen({ payment }: PaymentProps) {
  const { t } = useTranslation('transfer');
  const model = useService(TransactionDetailsViewModel);
  const { transactionId = '' } = useParams();

  useEffect(() => {
    void model.load(transactionId);
  }, [model, transactionId]);

  const { row } = model;
  const { kind } = payment;
  return (
    <>
      {row === undefined ? (
        <PageHeader title={t(`kinds.${kind.name}.title`)} />
      ) : (
        <PageHeader
          key="result"
          title={t(`acts.${kind.act}.${row.tone}`)}
          lead={row.tone === 'failed' ? undefined : t((isOrder(kind.act) ? TEXTS_OF_ORDER : TEXTS)[row.tone])}
        />
      )}
      <WhenFound
        value={row}
        status={model.status}
        rows={SKELETON_ROWS}
        failed={t('result.failed')}
        onRetry={() => void model.retry()}
      >
        {(found) => <Result payment={payment} model={model} row={found} />}
      </WhenFound>
    </>
  );
});

interface ResultProps extends PaymentProps {
  readonly model: TransactionDetailsViewModel;
  readonly row: HistoryRow;
}

const Result = observer(function Result({ payment: { kind }, model, row }: ResultProps) {
  const { t } = useTranslation(['transfer', 'operations']);
  const leadsOn = row.kind === 'depositOpening' || isOrder(kind.act);
  return (
    <div className={styles['fields']}>
      {model.receiptFailure !== undefined && <FailureAlert failure={model.receiptFailure} />}
      <ResultPanel
        done={row.tone === 'done'}
        facts={<TransactionFacts row={row} debitAccount={model.debitAccount} creditAccount={model.creditAccount} />}
      >
        {kind.act !== 'apply' && (
          <p>
            <Amount amount={row.amount} size="large" always />
          </p>
        )}
        <Whom row={row} />
        <p>
          <Badge tone={STATUS_TONES[row.tone]}>{t(`operations:statuses.${row.transaction.status}`)}</Badge>
        </p>
        {model.ownAccount !== undefined && <BalanceNow account={model.ownAccount} />}
      </ResultPanel>
      {isOrder(kind.act) && <ApplicationCase kind="productOrder" id={row.id} />}
      <TransferTimeline transaction={row.transaction} />
      {row.kind === 'swift' && <SwiftWayPanel transaction={row.transaction} />}
      <div className={styles['buttons']}>
        {row.kind === 'depositOpening' && <OpenedDepositLink number={row.transaction.credit.accountNumber} />}
        {isOrder(kind.act) && <ButtonLink to="/market/applications">{t('acts.order.follow')}</ButtonLink>}
        <ButtonLink tone={leadsOn ? 'secondary' : 'primary'} to="/">
          {t('result.done')}
        </ButtonLink>
        <ShareButton key={row.id} model={model} row={row} />
        {model.receiptNotShared && <p role="status">{t('operations:notShared')}</p>}
      </div>
      <Disclosure title={t('result.more')}>
        <div className={styles['fields']}>
          <div className={styles['buttons']}>
            <ReceiptButton model={model} tone="secondary" />
            <RepeatButton transaction={row.transaction} />
            <ButtonLink tone="secondary" to={kind.path}>
              {t(`acts.${kind.act}.another`)}
            </ButtonLink>
            <ButtonLink tone="quiet" to="/history">
              {t('result.toHistory')}
            </ButtonLink>
          </div>
          <KeepTemplate transaction={row.transaction} />
        </div>
      </Disclosure>
    </div>
  );
});

/** Counterparty as the history names it, and the account or the card the money went to. */
function Whom({ row }: Pick<ResultProps, 'row'>) {
  const titleOf = useTransactionTitle();
  const { title, sign, transaction } = row;
  const number = title.names === 'counterparty' && sign !== 'positive' ? transaction.credit.accountNumber : undefined;
  return (
    <div className={styles['whom']}>
      <p>{titleOf(row)}</p>
      {number !== undefined && <AccountWords number={number} />}
    </div>
  );
}
