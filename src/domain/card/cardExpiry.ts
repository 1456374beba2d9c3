import { identifierText } from '../text/identifiers';
import type { BankDay } from '../time/Instant';

/** Parses the expiry of a card as typed or pasted (`8/29`, `0829`, `08 / 29`) into the form `MM/YY`; `undefined` for anything else. */
export function readExpiry(typed: string): string | undefined {
  const text = identifierText(typed);
  const [, month = '', year = ''] =
    /^(\d{1,2}) ?[/.\- ] ?(?:20)?(\d{2})$/.exec(text) ?? /^(\d{2})(\d{2})$/.exec(text) ?? [];
  const padded = month.padStart(2, '0');
  return padded >= '01' && padded <= '12' && year !== '' ? `${padded}/${year}` : undefined;
}

/** True when the expiry month `MM/YY` of a card is over on a day; years are of this century. */
export function isPastExpiry(expiry: string, today: BankDay): boolean {
  return `20${expiry.slice(3)}-${expiry.slice(0, 2)}` < today.slice(0, 7);
}

/** Expiry of a card as printed on it, `MM/YY`. */
export function expiryWithSlash(day: BankDay): string {
  return `${day.slice(5, 7)}/${day.slice(2, 4)}`;
}
