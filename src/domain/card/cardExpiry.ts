import type { BankDay } from '../time/Instant';

/** Whether the last month of a card, `08/29`, is over on a day; years are of this century. */
export function isPastExpiry(expiry: string, today: BankDay): boolean {
  return `20${expiry.slice(3)}-${expiry.slice(0, 2)}` < today.slice(0, 7);
}
