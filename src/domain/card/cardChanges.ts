import type { BankDay } from '../time/Instant';
import type { Card } from './Card';
import type { CardRefusal } from './usability';
import { cardRefusal } from './usability';

type Changed = Pick<Card, 'customStatus' | 'ipcStatus' | 'expiresOn' | 'request'>;

/** Reason a card cannot be blocked: it is locked already or expired. A pending request to unblock it is superseded. */
export function blockRefusal(card: Changed, today: BankDay): CardRefusal | undefined {
  if (card.request?.kind === 'unblock') {
    return undefined;
  }
  return card.customStatus === 'softLock' ? 'CARD_LOCKED' : cardRefusal(card, today);
}

/** Reason the cardholder cannot unblock a card: only a lock set by the cardholder and applied by the network can be lifted. */
export type UnblockRefusal = CardRefusal | 'CARD_NOT_LOCKED' | 'CARD_CHANGE_PENDING';

export function unblockRefusal(card: Changed, today: BankDay): UnblockRefusal | undefined {
  if (card.customStatus === 'hardLock' || card.ipcStatus === 'hardLock') {
    return 'CARD_LOCKED';
  }
  if (card.expiresOn < today) {
    return 'CARD_EXPIRED';
  }
  if (card.request !== undefined) {
    return 'CARD_CHANGE_PENDING';
  }
  if (card.customStatus === 'active') {
    return card.ipcStatus === 'active' ? 'CARD_NOT_LOCKED' : 'CARD_LOCKED';
  }
  return undefined;
}

/** Reason the limits and the PIN of a card cannot be changed: the card is unusable, or its lock is pending. */
export function changeRefusal(card: Changed, today: BankDay): CardRefusal | undefined {
  return cardRefusal(card, today) ?? (card.customStatus === 'softLock' ? 'CARD_LOCKED' : undefined);
}

/** Reason a card cannot receive money by the telephone number of its owner. */
export function aliasRefusal(
  card: Changed & Pick<Card, 'scheme'>,
  today: BankDay,
): CardRefusal | 'CARD_NOT_VISA' | undefined {
  return card.scheme === 'visa' ? changeRefusal(card, today) : 'CARD_NOT_VISA';
}
