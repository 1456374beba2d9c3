import type { Currency } from '../money/Currency';

/** Characters of a SWIFT message (character set x). */
const LATIN = /^[A-Za-z0-9/\-?:().,'+ ]*$/;

/** Characters of a message in roubles or tenge: set x and the letters of the Russian alphabet. */
const CYRILLIC = /^[A-Za-z0-9/\-?:().,'+ А-Яа-яЁё№]*$/;

const CYRILLIC_LETTER = /[А-Яа-яЁё]/;

/** True for roubles and tenge, whose banks read Russian (specification 1, section 5). */
export function isCyrillicCurrency(currency: Currency): boolean {
  return currency === 'RUB' || currency === 'KZT';
}

/** True when a text can be sent in a transfer in this currency. */
export function isCarried(text: string, currency: Currency): boolean {
  return (isCyrillicCurrency(currency) ? CYRILLIC : LATIN).test(text);
}

export function hasCyrillic(text: string): boolean {
  return CYRILLIC_LETTER.test(text);
}
