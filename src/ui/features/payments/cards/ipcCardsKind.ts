import type { CardTransferDraft } from '../../../../domain/transfer/CardTransferDraft';
import { toCards } from './toCards';
import { formOf } from '../../../flow/payment/formOf';
import { PaymentKind } from '../../../flow/payment/PaymentKind';

/** Money to a card of the local scheme. */
export const ipcCards = new PaymentKind<'MAKE_IPC_CARD_TRANSFER', CardTransferDraft>({
  ...toCards('elcart', 'cardToCard'),
  ...formOf('ipcCards'),
});
