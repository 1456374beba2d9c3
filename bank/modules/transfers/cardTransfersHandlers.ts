import type { cardTransferOperations } from '../../../src/application/operations/cardTransfers';
import { moneyHandler } from './createOperation';
import { planCardReplenishment } from './planCardReplenishment';
import { planIpcCard, planVisaOct } from './planCardTransfer';
import type { HandlersFor } from '../../kernel/Handler';

const TO_CARD = { hashed: 'accountCreditCardPan', forgotten: [] } as const;
const FROM_CARD = { hashed: 'accountDebitCardPan', forgotten: ['cvv2', 'expiryWithSlash'] } as const;

/** Handlers of transfers to cards and from cards. */
export const cardTransferHandlers: HandlersFor<typeof cardTransferOperations> = {
  MAKE_IPC_CARD_TRANSFER: moneyHandler('MAKE_IPC_CARD_TRANSFER', planIpcCard, TO_CARD),
  MAKE_VISA_2_VISA_OCT: moneyHandler('MAKE_VISA_2_VISA_OCT', planVisaOct, TO_CARD),
  MAKE_VISA_2_VISA_AFT: moneyHandler('MAKE_VISA_2_VISA_AFT', planCardReplenishment, FROM_CARD),
};
