import cn from '../../locales/cn/domain/money.json';
import en from '../../locales/en/domain/money.json';
import kg from '../../locales/kg/domain/money.json';
import ru from '../../locales/ru/domain/money.json';
import type { Language } from '../language/Language';
import { localizedTexts } from '../language/localizedTexts';
import { CURRENCY_SYMBOLS, MINOR_UNITS_PER_MAJOR } from './Currency';
import type { Currency } from './Currency';
import type { Money } from './Money';
import { readWrittenAmount } from './parseAmount';

/** No-break space: keeps the digits of a number, and a number with its symbol, on one line. */
export const NO_BREAK_SPACE = '\u00a0';

/** Placeholder for an unknown amount (specification 2, section 10). */
export const MISSING_AMOUNT = '—';

const MINUS = '\u2212';

const DECIMAL_SIGNS: Readonly<Record<Language, string>> = { ru: ',', kg: ',', en: '.', cn: '.' };

const SOM = localizedTexts({ ru, en, kg, cn }).som;

/** Decimal separator of a language. */
export function decimalSign(language: Language): string {
  return DECIMAL_SIGNS[language];
}

/** Groups a run of digits by thousands: `12500` becomes `12 500` with no-break spaces. */
export function groupDigits(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, NO_BREAK_SPACE);
}

/** Text shown after an amount: the symbol of the currency, its code when it has none, the localized text for the som. */
export function currencySign(currency: Currency, language: Language): string {
  return currency === 'KGS' ? SOM[language] : CURRENCY_SYMBOLS[currency];
}

/** The number alone, with two decimals and spaces between thousands, e.g. `12 500,00`; a dash when there is no amount. */
export function formatAmount(amount: Money | undefined, language: Language): string {
  if (amount === undefined) {
    return MISSING_AMOUNT;
  }
  const negative = amount.minor < 0n;
  const absolute = negative ? -amount.minor : amount.minor;
  const major = groupDigits((absolute / MINOR_UNITS_PER_MAJOR).toString());
  const minor = (absolute % MINOR_UNITS_PER_MAJOR).toString().padStart(2, '0');
  return `${negative ? MINUS : ''}${major}${DECIMAL_SIGNS[language]}${minor}`;
}

/** The number and its currency in one order for every language, e.g. `12 500,00 сом`; a dash when there is no amount. */
export function formatMoney(amount: Money | undefined, language: Language): string {
  if (amount === undefined) {
    return MISSING_AMOUNT;
  }
  return `${formatAmount(amount, language)}${NO_BREAK_SPACE}${currencySign(amount.currency, language)}`;
}

/**
 * Drops from a keystroke everything an amount cannot contain. Only for what is typed key by key: dropping characters from
 * pasted text would turn `1e3` into another amount, so pasted text goes to `parseAmount` whole.
 */
export function amountKeyFilter(text: string): string {
  return text.replace(/[^\d.,()\-\u2212\u2010-\u2014 \u00a0\u2007\u2009\u202f]/g, '');
}

/**
 * Groups the digits of a typed amount when the field loses focus, keeping its decimals as typed; text that is not an amount stays as it is.
 */
export function groupAmountText(text: string, language: Language): string {
  const written = readWrittenAmount(text.trim());
  if (written === undefined) {
    return text;
  }
  const integerPart = groupDigits(written.integerDigits.replace(/^0+(?=\d)/, ''));
  return written.decimalDigits === ''
    ? integerPart
    : `${integerPart}${DECIMAL_SIGNS[language]}${written.decimalDigits}`;
}
