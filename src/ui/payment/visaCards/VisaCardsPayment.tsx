import { observer } from 'mobx-react-lite';

import type { CardTransferDraft } from '../../../domain/transfer/CardTransferDraft';
import { CardTransferFields } from '../cardTransfer/CardTransferFields';
import { PaymentRoutes } from '../PaymentRoutes';
import type { PaymentFieldsProps } from '../PaymentRoutes';
import { usePaymentFields } from '../usePaymentFields';
import { visaCards } from './visaCards';

const Fields = observer(function VisaCardsFields({
  model,
}: PaymentFieldsProps<'MAKE_VISA_2_VISA_OCT', CardTransferDraft>) {
  const field = usePaymentFields(model);
  return <CardTransferFields scheme="visa" draft={model.draft} field={field} change={model.change} />;
});

export function VisaCardsPayment() {
  return <PaymentRoutes kind={visaCards} Fields={Fields} />;
}
