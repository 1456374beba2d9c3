import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { Button } from '../../components/Button';
import type { HistoryRow } from './historyRow';
import { ShareButton } from './ShareButton';
import type { SharingModel } from './ShareMenu';
import type { TransactionDetailsViewModel } from './TransactionDetailsViewModel';

interface ReceiptButtonsProps {
  readonly model: SharingModel & Pick<TransactionDetailsViewModel, 'receiptNotShared' | 'downloadReceipt'>;
  readonly row: HistoryRow;
  /** `secondary` where another button leads on. */
  readonly tone?: 'primary' | 'secondary';
}

/** Button that saves the receipt of an operation. */
export const ReceiptButton = observer(function ReceiptButton({
  model,
  tone = 'primary',
}: Pick<ReceiptButtonsProps, 'model' | 'tone'>) {
  const { t } = useTranslation('operations');
  return (
    <Button tone={tone} icon="download" busy={model.receiptBusy} onClick={() => void model.downloadReceipt()}>
      {t('receipt')}
    </Button>
  );
});

/** Buttons that save the receipt of an operation, or show it to somebody else. */
export const ReceiptButtons = observer(function ReceiptButtons({ model, row, tone = 'primary' }: ReceiptButtonsProps) {
  const { t } = useTranslation('operations');
  return (
    <>
      <ReceiptButton model={model} tone={tone} />
      <ShareButton key={row.id} model={model} row={row} />
      {model.receiptNotShared && <p role="status">{t('notShared')}</p>}
    </>
  );
});
