import type { BankDay } from '../time/Instant';
import type { Card } from './Card';

/** Why a card cannot be used; the first that holds. */
export type CardRefusal = 'CARD_LOCKED' | 'CARD_EXPIRED';

/**
 * Why a card cannot be used on a day, or `undefined` when it can: a hard lock of the bank or of the network, a soft lock of the
 * network (specification 1, section 4), or the end of its time. A soft lock of the bank alone is lifted by its owner.
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
