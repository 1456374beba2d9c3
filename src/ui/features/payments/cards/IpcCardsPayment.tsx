import { observer } from 'mobx-react-lite';

import type { CardTransferDraft } from '../../../../domain/transfer/CardTransferDraft';
import { CardTransferFields } from './CardTransferFields';
import { PaymentRoutes } from '../../../flow/payment/PaymentRoutes';
import type { PaymentFieldsProps } from '../../../flow/payment/PaymentRoutes';
import { usePaymentFields } from '../../../flow/payment/usePaymentFields';
import { ipcCards } from './ipcCardsKind';

const Fields = observer(function IpcCardsFields({
  model,
}: PaymentFieldsProps<'MAKE_IPC_CARD_TRANSFER', CardTransferDraft>) {
  const field = usePaymentFields(model);
  return <CardTransferFields scheme="elcart" draft={model.draft} field={field} change={model.change} />;
});

export function IpcCardsPayment() {
  return <PaymentRoutes kind={ipcCards} Fields={Fields} />;
}
