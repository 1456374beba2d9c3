import type { CardTransferDraft } from '../../../../domain/transfer/CardTransferDraft';
import { toCards } from './toCards';
import { formOf } from '../../../flow/payment/formOf';
import { PaymentKind } from '../../../flow/payment/PaymentKind';

/** Money to a Visa card. */
export const visaCards = new PaymentKind<'MAKE_VISA_2_VISA_OCT', CardTransferDraft>({
  ...toCards('visa', 'visaOct'),
  ...formOf('visaCards'),
});
