import cn from '../../locales/cn/domain/money.json';
import en from '../../locales/en/domain/money.json';
import kg from '../../locales/kg/domain/money.json';
import ru from '../../locales/ru/domain/money.json';
import type { Language } from '../language/Language';
import { localizedTexts } from '../language/localizedTexts';
import { CURRENCY_SYMBOLS, MINOR_UNITS_PER_MAJOR } from './Currency';
import type { Currency } from './Currency';
import type { Money } from './Money';

/** No-break space: keeps the digits of a number, and a number with its symbol, on one line. */
export const NO_BREAK_SPACE = '\u00a0';

/** Placeholder for an unknown amount (specification 2, section 10). */
export const MISSING_AMOUNT = '—';

const MINUS = '\u2212';

/** Separators within a number, and the side of a one-character currency symbol. */
const CONVENTIONS = {
  ru: { decimal: ',', group: NO_BREAK_SPACE, symbolFirst: false },
  kg: { decimal: ',', group: NO_BREAK_SPACE, symbolFirst: false },
  en: { decimal: '.', group: ',', symbolFirst: true },
  cn: { decimal: '.', group: ',', symbolFirst: true },
} as const satisfies Readonly<Record<Language, unknown>>;

/** Symbols that are written before the number where a language does so; a code or a letter follows it everywhere. */
const LEADING_SYMBOLS: readonly string[] = ['$', '€', '£', '¥', '₽', '₸', '₺', '₣'];

const SOM = localizedTexts({ ru, en, kg, cn }).som;

/** Decimal separator of a language. */
export function decimalSign(language: Language): string {
  return CONVENTIONS[language].decimal;
}

/** Groups a run of digits by thousands: `12500` becomes `12 500` with a no-break space, in English and Chinese `12,500`. */
export function groupDigits(digits: string, language: Language): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, CONVENTIONS[language].group);
}

/** Sign of a currency: its symbol, its code when it has none, the localized text for the som. */
export function currencySign(currency: Currency, language: Language): string {
  return currency === 'KGS' ? SOM[language] : CURRENCY_SYMBOLS[currency];
}

/** The number alone with two decimals, `12 500,00` or `12,500.00`; a dash when there is no amount. */
export function formatAmount(amount: Money | undefined, language: Language): string {
  if (amount === undefined) {
    return MISSING_AMOUNT;
  }
  return `${amount.minor < 0n ? MINUS : ''}${magnitude(amount, language)}`;
}

/** The amount without decimals where it has none: `5 000 сом`, `5 000,50 сом`, `$5,000`. For offers, not for what is booked. */
export function formatShortMoney(amount: Money | undefined, language: Language): string {
  return withoutEmptyDecimals(formatMoney(amount, language), amount, language);
}

/** The number alone without decimals where it has none: `5 000`, `5 000,50`. */
export function formatShortAmount(amount: Money, language: Language): string {
  return withoutEmptyDecimals(formatAmount(amount, language), amount, language);
}

function withoutEmptyDecimals(text: string, amount: Money | undefined, language: Language): string {
  const isWhole = amount !== undefined && amount.minor % MINOR_UNITS_PER_MAJOR === 0n;
  return isWhole ? text.replace(new RegExp(`\\${decimalSign(language)}00(?!\\d)`), '') : text;
}

/** The number and its currency: `12 500,00 сом`, `12 500,00 $`, `12,500.00 KGS`, `$12,500.00`; a dash when there is no amount. */
export function formatMoney(amount: Money | undefined, language: Language): string {
  if (amount === undefined) {
    return MISSING_AMOUNT;
  }
  const { before, number, after } = moneyParts(amount, language);
  return `${before}${number}${after}`;
}

/** The number of an amount and what stands before and after it, spaces included, for a page that sets the currency apart. */
export function moneyParts(
  amount: Money,
  language: Language,
): { readonly before: string; readonly number: string; readonly after: string } {
  const sign = currencySign(amount.currency, language);
  if (CONVENTIONS[language].symbolFirst && LEADING_SYMBOLS.includes(sign)) {
    return { before: `${amount.minor < 0n ? MINUS : ''}${sign}`, number: magnitude(amount, language), after: '' };
  }
  return { before: '', number: formatAmount(amount, language), after: `${NO_BREAK_SPACE}${sign}` };
}

/** The number without its sign. */
function magnitude({ minor }: Money, language: Language): string {
  const absolute = minor < 0n ? -minor : minor;
  const decimals = (absolute % MINOR_UNITS_PER_MAJOR).toString().padStart(2, '0');
  return `${groupDigits((absolute / MINOR_UNITS_PER_MAJOR).toString(), language)}${decimalSign(language)}${decimals}`;
}

/**
 * Drops from a keystroke everything an amount cannot contain. Only for what is typed key by key: dropping characters from
 * pasted text would turn `1e3` into another amount, so pasted text goes to `parseAmount` whole.
 */
export function amountKeyFilter(text: string): string {
  return text.replace(/[^\d.,()\-\u2212\u2010-\u2014 \u00a0\u2007\u2009\u202f]/g, '');
}
