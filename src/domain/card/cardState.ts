import { addDays } from '../time/days';
import type { BankDay } from '../time/Instant';
import type { Card } from './Card';

/** State of a card as shown to the customer. */
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

/** State of a card on a day. A request of the cardholder is known to the bank at once and takes effect when the network has applied it. */
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

/** True for cards of an account class that starts with 3: they are archived (specification 1, section 5). */
export function isArchived({ accountClass }: Pick<Card, 'accountClass'>): boolean {
  return accountClass.startsWith(ARCHIVED_CLASS);
}

/** Number of days before expiry at which the customer is notified: a new card takes 5 to 7 working days (specification 2, section 9). */
const NOTICE_DAYS = 60;

/** True for a valid card that expires soon. */
export function endsSoon({ expiresOn }: Pick<Card, 'expiresOn'>, today: BankDay): boolean {
  return expiresOn >= today && expiresOn <= addDays(today, NOTICE_DAYS);
}
