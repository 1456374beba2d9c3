import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { FailureAlert } from '../../../components/FailureAlert';
import { WhenFound } from '../../../components/WhenLoaded';
import { ReceiptButtons } from '../../../objects/operations/ReceiptButtons';
import { RepeatButton } from '../../../flow/payment/RepeatButton';
import { TransactionDetailsViewModel } from '../../../objects/operations/TransactionDetailsViewModel';
import { BalanceNow } from '../../../flow/payment/BalanceNow';
import { useService } from '../../../kernel/ServicesContext';
import styles from '../../../objects/documents/Signing.module.css';

const SKELETON_ROWS = 1;

/** A document the last signature has booked: balance of its account now, its receipt, and the form filled like it. */
export const BookedDocument = observer(function BookedDocument({ transactionId }: { readonly transactionId: string }) {
  const { t } = useTranslation('transfer');
  const model = useService(TransactionDetailsViewModel);
  useEffect(() => {
    void model.load(transactionId);
  }, [model, transactionId]);

  return (
    <WhenFound
      bare
      value={model.row}
      status={model.status}
      rows={SKELETON_ROWS}
      failed={t('result.failed')}
      onRetry={() => void model.retry()}
    >
      {(row) => (
        <>
          {model.receiptFailure !== undefined && <FailureAlert failure={model.receiptFailure} />}
          {model.ownAccount !== undefined && <BalanceNow account={model.ownAccount} />}
          <div className={styles['buttons']}>
            <ReceiptButtons model={model} row={row} />
            <RepeatButton transaction={row.transaction} />
          </div>
        </>
      )}
    </WhenFound>
  );
});
