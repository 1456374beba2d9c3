import { addDays } from '../time/format';
import type { BankDay } from '../time/Instant';
import type { Card } from './Card';

/** What a customer is told of a card in one word. */
export const CARD_STATES = [
  'active',
  'blocking',
  'blocked',
  'unblocking',
  'lockedByNetwork',
  'lockedByBank',
  'expired',
  'archived',
] as const;

export type CardState = (typeof CARD_STATES)[number];

type Stated = Pick<Card, 'accountClass' | 'customStatus' | 'ipcStatus' | 'expiresOn' | 'request'>;

/** How a card stands on a day. The owner's wish is known at the bank at once, and in force when the network has followed. */
export function cardState(card: Stated, today: BankDay): CardState {
  if (isArchived(card)) {
    return 'archived';
  }
  if (card.customStatus === 'hardLock' || card.ipcStatus === 'hardLock') {
    return 'lockedByBank';
  }
  if (card.expiresOn < today) {
    return 'expired';
  }
  if (card.request !== undefined) {
    return card.request.kind === 'block' ? 'blocking' : 'unblocking';
  }
  if (card.customStatus === 'softLock') {
    return 'blocked';
  }
  return card.ipcStatus === 'active' ? 'active' : 'lockedByNetwork';
}

const ARCHIVED_CLASS = '3';

/** Cards of accounts of a class that starts with 3 are archived (specification 1, section 5). */
export function isArchived({ accountClass }: Pick<Card, 'accountClass'>): boolean {
  return accountClass.startsWith(ARCHIVED_CLASS);
}

/** A new card takes 5 to 7 working days, so the customer is told well before (specification 2, section 9). */
const TOLD_DAYS_BEFORE = 60;

/** Whether a card that is still good ends soon. */
export function endsSoon({ expiresOn }: Pick<Card, 'expiresOn'>, today: BankDay): boolean {
  return expiresOn >= today && expiresOn <= addDays(today, TOLD_DAYS_BEFORE);
}
