import { isBetweenOwnProducts } from '../movements/movesOwnMoney';
import { MOVEMENTS } from '../movements/movements';

/**
 * Name of the recipient as readers see it; empty for a movement between products of one customer: nobody is named as recipient of their own
 * money. What heads such a movement is `transactionTitle`.
 */
export function shownRecipient(txnCode: string, recipientName: string, movements = MOVEMENTS): string {
  return isBetweenOwnProducts(movements.paymentOf(txnCode) ?? movements.movementLike(txnCode) ?? {})
    ? ''
    : recipientName;
}
