import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { Button } from '../components/Button';
import type { TransactionDetailsViewModel } from './TransactionDetailsViewModel';

interface ReceiptButtonsProps {
  readonly model: Pick<
    TransactionDetailsViewModel,
    'receiptBusy' | 'canShareReceipt' | 'receiptNotShared' | 'downloadReceipt' | 'shareReceipt'
  >;
}

/** Buttons that save the receipt of an operation and, where the device can, hand it to another application. */
export const ReceiptButtons = observer(function ReceiptButtons({ model }: ReceiptButtonsProps) {
  const { t } = useTranslation('operations');
  return (
    <>
      <Button icon="download" busy={model.receiptBusy} onClick={() => void model.downloadReceipt()}>
        {t('receipt')}
      </Button>
      {model.canShareReceipt && (
        <Button tone="secondary" icon="share" disabled={model.receiptBusy} onClick={() => void model.shareReceipt()}>
          {t('share')}
        </Button>
      )}
      {model.receiptNotShared && <p role="status">{t('notShared')}</p>}
    </>
  );
});
