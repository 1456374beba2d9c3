import type { BankDay } from '../time/Instant';
import type { Card } from './Card';
import type { CardRefusal } from './usability';
import { cardRefusal } from './usability';

type Changed = Pick<Card, 'customStatus' | 'ipcStatus' | 'expiresOn' | 'request'>;

/** Why a card cannot be blocked: it is locked already, or over. A wish to unblock it that is under way gives way. */
export function blockRefusal(card: Changed, today: BankDay): CardRefusal | undefined {
  if (card.request?.kind === 'unblock') {
    return undefined;
  }
  return card.customStatus === 'softLock' ? 'CARD_LOCKED' : cardRefusal(card, today);
}

/** Why the owner cannot lift a lock: only a lock of the owner's own, which the network has followed, is lifted. */
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

/** Why limits and the PIN of a card cannot be changed: a card that cannot be used, or is being locked, stays as it is. */
export function changeRefusal(card: Changed, today: BankDay): CardRefusal | undefined {
  return cardRefusal(card, today) ?? (card.customStatus === 'softLock' ? 'CARD_LOCKED' : undefined);
}

/** Why money cannot be made to arrive at a card by the owner's telephone number. */
export function aliasRefusal(
  card: Changed & Pick<Card, 'scheme'>,
  today: BankDay,
): CardRefusal | 'CARD_NOT_VISA' | undefined {
  return card.scheme === 'visa' ? changeRefusal(card, today) : 'CARD_NOT_VISA';
}
