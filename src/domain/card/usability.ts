import type { BankDay } from '../time/Instant';
import type { Card } from './Card';

/** Reason a card cannot be used; the first that applies. */
export type CardRefusal = 'CARD_LOCKED' | 'CARD_EXPIRED';

/**
 * Reason a card cannot be used on a day, or `undefined` when it can: a hard lock of the bank or of the network, a soft lock of the network
 * (specification 1, section 4), or expiry. A soft lock of the bank alone does not count: it can be lifted by the cardholder.
 */
export function cardRefusal(
  { customStatus, ipcStatus, expiresOn }: Pick<Card, 'customStatus' | 'ipcStatus' | 'expiresOn'>,
  today: BankDay,
): CardRefusal | undefined {
  if (customStatus === 'hardLock' || ipcStatus !== 'active') {
    return 'CARD_LOCKED';
  }
  return expiresOn < today ? 'CARD_EXPIRED' : undefined;
}
