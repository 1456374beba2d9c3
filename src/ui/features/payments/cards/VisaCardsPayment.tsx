import { observer } from 'mobx-react-lite';

import type { CardTransferDraft } from '../../../../domain/transfer/CardTransferDraft';
import { CardTransferFields } from './CardTransferFields';
import { PaymentRoutes } from '../../../flow/payment/PaymentRoutes';
import type { PaymentFieldsProps } from '../../../flow/payment/PaymentRoutes';
import { usePaymentFields } from '../../../flow/payment/usePaymentFields';
import { visaCards } from './visaCardsKind';

const Fields = observer(function VisaCardsFields({
  model,
}: PaymentFieldsProps<'MAKE_VISA_2_VISA_OCT', CardTransferDraft>) {
  const field = usePaymentFields(model);
  return <CardTransferFields scheme="visa" draft={model.draft} field={field} change={model.change} />;
});

export function VisaCardsPayment() {
  return <PaymentRoutes kind={visaCards} Fields={Fields} />;
}
