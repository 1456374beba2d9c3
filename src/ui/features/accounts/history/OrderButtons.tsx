import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../components/Button';
import type { TransactionDetailsViewModel } from '../../../objects/operations/TransactionDetailsViewModel';

interface OrderButtonsProps {
  readonly model: Pick<
    TransactionDetailsViewModel,
    'hasOrder' | 'hasMemorialOrder' | 'receiptBusy' | 'downloadOrder' | 'downloadMemorialOrder'
  >;
}

/** Buttons that save the payment order of a company, and the memorial order of what the bank took for itself. */
export const OrderButtons = observer(function OrderButtons({ model }: OrderButtonsProps) {
  const { t } = useTranslation('history');
  const button = (label: string, onClick: () => Promise<void>) => (
    <Button tone="secondary" icon="download" busy={model.receiptBusy} onClick={() => void onClick()}>
      {label}
    </Button>
  );
  return (
    <>
      {model.hasOrder && button(t('details.paymentOrder'), () => model.downloadOrder())}
      {model.hasMemorialOrder && button(t('details.memorialOrder'), () => model.downloadMemorialOrder())}
    </>
  );
});
