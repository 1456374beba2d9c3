/** Currencies the bank holds money in, in the order the bank lists them (specification 2, section 9). */
export const CURRENCIES = ['KGS', 'USD', 'EUR', 'RUB', 'KZT', 'GBP', 'CHF', 'CNY', 'TRY', 'AED', 'TJS'] as const;

export type Currency = (typeof CURRENCIES)[number];

/** Minor units in one major unit. Every currency of the bank has two decimals (ISO 4217). */
export const MINOR_UNITS_PER_MAJOR = 100n;

/** Symbol shown after an amount. The som has no symbol and is shown by the localized text for it (specification 2, section 9). */
export const CURRENCY_SYMBOLS: Readonly<Record<Currency, string>> = {
  KGS: '',
  USD: '$',
  EUR: '€',
  RUB: '₽',
  KZT: '₸',
  GBP: '£',
  CHF: '₣',
  CNY: '¥',
  TRY: '₺',
  AED: 'AED',
  TJS: 'ċ',
};

export function isCurrency(text: string): text is Currency {
  return CURRENCIES.some((currency) => currency === text);
}
