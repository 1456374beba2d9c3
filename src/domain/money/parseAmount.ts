import { refusal, success } from '../result/Result';
import type { Result } from '../result/Result';
import { CURRENCY_SYMBOLS } from './Currency';
import type { Currency } from './Currency';
import { money } from './Money';
import type { Money } from './Money';

/** Why a text is not an amount that can be moved. */
export type AmountProblem =
  'REQUIRED' | 'NOT_AN_AMOUNT' | 'TOO_MANY_DECIMALS' | 'TOO_LONG' | 'NOT_POSITIVE' | 'NEGATIVE';

/** Digits before the decimal sign (specification 1, section 5). */
export const LONGEST_INTEGER_PART = 10;

const DECIMALS = 2;

/** Ordinary, no-break, thin, narrow no-break and figure spaces: all of them group digits in texts people paste. */
const SPACES = /[ \u00a0\u2007\u2009\u202f]/g;

/** A hyphen, a minus or a dash before the digits or after them, or brackets around them, as ledgers and spreadsheets write less than nothing. */
const LESS_THAN_NOTHING = /^[-\u2212\u2010-\u2014].+|.+[-\u2212\u2010-\u2014]$|^\(.+\)$/;
const SIGNS_OF_LESS = /[-\u2212\u2010-\u2014()]/g;

const DIGITS_AND_SEPARATOR = /^(\d+)(?:[.,](\d+))?$/;

const SOM_SIGNS = ['сом', 'сома', 'сомов', 'som', 'soms', '索姆', '\u20c0'];

/** An amount as written: digits before and after the decimal sign, spaces already gone. */
export interface WrittenAmount {
  readonly integerDigits: string;
  readonly decimalDigits: string;
}

/** Splits a text into the digits of an amount; `undefined` when it has anything but digits, spaces and one decimal sign. */
export function readWrittenAmount(text: string): WrittenAmount | undefined {
  if (/[.,]\d*[ \u00a0\u2007\u2009\u202f]+\d/.test(text)) {
    return undefined;
  }
  const match = DIGITS_AND_SEPARATOR.exec(text.replace(SPACES, ''));
  return match?.[1] === undefined ? undefined : { integerDigits: match[1], decimalDigits: match[2] ?? '' };
}

/**
 * Reads what a customer typed or pasted as an amount above zero of the given currency (specification 1, section 5): comma or
 * dot, at most two decimals and ten digits before them, any spaces between digits, the sign or code of that currency on either
 * side. The sign of another currency is refused, since the customer meant another amount.
 */
export function parseAmount(text: string, currency: Currency): Result<Money, AmountProblem> {
  const trimmed = text.trim();
  if (trimmed === '') {
    return refusal('REQUIRED');
  }
  const bare = withoutSign(trimmed, currency);
  const written = readWrittenAmount(bare);
  if (written === undefined) {
    return refusal(isNegative(trimmed, currency) ? 'NEGATIVE' : 'NOT_AN_AMOUNT');
  }
  if (written.decimalDigits.length > DECIMALS) {
    return refusal('TOO_MANY_DECIMALS');
  }
  if (written.integerDigits.length > LONGEST_INTEGER_PART) {
    return refusal('TOO_LONG');
  }
  const minor = BigInt(written.integerDigits + written.decimalDigits.padEnd(DECIMALS, '0'));
  return minor === 0n ? refusal('NOT_POSITIVE') : success(money(minor, currency));
}

/** True for an amount below zero: refused by its name, and never read as the amount without its sign. */
function isNegative(text: string, currency: Currency): boolean {
  const digits = withoutSign(text.replace(SIGNS_OF_LESS, '').trim(), currency);
  return LESS_THAN_NOTHING.test(withoutSign(text, currency)) && readWrittenAmount(digits) !== undefined;
}

function withoutSign(text: string, currency: Currency): string {
  const lowered = text.toLowerCase();
  const signs = signsOf(currency);
  const trailing = signs.find((sign) => lowered.endsWith(sign));
  if (trailing !== undefined) {
    return text.slice(0, text.length - trailing.length).trim();
  }
  const leading = signs.find((sign) => lowered.startsWith(sign));
  return leading === undefined ? text : text.slice(leading.length).trim();
}

function signsOf(currency: Currency): readonly string[] {
  const common = [CURRENCY_SYMBOLS[currency], currency].filter((sign) => sign !== '').map((sign) => sign.toLowerCase());
  return currency === 'KGS' ? [...common, ...SOM_SIGNS] : common;
}
