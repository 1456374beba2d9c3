import type { Currency } from '../money/Currency';

/** Characters a SWIFT message carries (character set x). */
const LATIN = /^[A-Za-z0-9/\-?:().,'+ ]*$/;

/** What a message in roubles or tenge carries: the letters of the Russian alphabet besides. */
const CYRILLIC = /^[A-Za-z0-9/\-?:().,'+ А-Яа-яЁё№]*$/;

const CYRILLIC_LETTER = /[А-Яа-яЁё]/;

/** Roubles and tenge go to banks that read Russian (specification 1, section 5). */
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
