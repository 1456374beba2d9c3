import { refusal, success } from '../result/Result';
import type { Result } from '../result/Result';
import { CURRENCY_SYMBOLS } from './Currency';
import type { Currency } from './Currency';
import { money } from './Money';
import type { Money } from './Money';
import { identifierText } from '../text/identifiers';

/** Reason a text is not a valid positive amount. */
export type AmountViolation =
  'REQUIRED' | 'NOT_AN_AMOUNT' | 'TOO_MANY_DECIMALS' | 'TOO_LONG' | 'NOT_POSITIVE' | 'NEGATIVE';

/** Largest number of digits before the decimal separator (specification 1, section 5). */
export const MAX_INTEGER_PART = 10;

const DECIMALS = 2;

/**
 * Matches notations of negative amounts in ledgers and spreadsheets: a hyphen, a minus or a dash before or after the digits, or brackets
 * around them.
 */
const LESS_THAN_NOTHING = /^-.+|.+-$|^\(.+\)$/;
const MINUS_CHARACTERS = /[-()]/g;

const DIGITS_AND_SEPARATOR = /^(\d+)(?:[.,](\d+))?$/;

/** Thousands grouped by a mark that cannot be the decimal separator: decimals follow after the other mark, or it is repeated. */
const GROUPED_BY_COMMAS = /^[1-9]\d{0,2}(?:(?:,\d{3})+\.\d+|(?:,\d{3}){2,})$/;
/** Apostrophes are no decimal separator anywhere (Swiss notation). */
const GROUPED_BY_APOSTROPHES = /^[1-9]\d{0,2}(?:['’]\d{3})+(?:[.,]\d+)?$/;
const GROUPED_BY_DOTS = /^[1-9]\d{0,2}(?:(?:\.\d{3})+,\d+|(?:\.\d{3}){2,})$/;

const SOM_SYMBOLS = ['сом', 'сома', 'сомов', 'som', 'soms', '索姆', '\u20c0'];

/** Parts of a written amount: digits before and after the decimal separator, without spaces. */
export interface WrittenAmount {
  readonly integerDigits: string;
  readonly decimalDigits: string;
}

/**
 * Splits a text into the digits of an amount; `undefined` when it has anything but digits, spaces and one decimal separator, or commas,
 * dots or apostrophes between thousands as in `1,500.00`, `1.500,00` and `1’500.00`.
 */
export function readWrittenAmount(text: string): WrittenAmount | undefined {
  const written = identifierText(text);
  if (/[.,]\d* +\d/.test(written)) {
    return undefined;
  }
  const match = DIGITS_AND_SEPARATOR.exec(withoutThousands(written.replaceAll(' ', '')));
  return match?.[1] === undefined ? undefined : { integerDigits: match[1], decimalDigits: match[2] ?? '' };
}

function withoutThousands(text: string): string {
  if (GROUPED_BY_COMMAS.test(text)) {
    return text.replaceAll(',', '');
  }
  if (GROUPED_BY_APOSTROPHES.test(text)) {
    return text.replaceAll(/['’]/g, '');
  }
  return GROUPED_BY_DOTS.test(text) ? text.replaceAll('.', '') : text;
}

/**
 * Parses an amount above zero of the given currency, as typed or pasted by a customer (specification 1, section 5): comma or dot, at most
 * two decimals and ten digits before them, any spaces between digits, the symbol or code of that currency on either side. The symbol of
 * another currency is rejected, since the customer meant another amount.
 */
export function parseAmount(text: string, currency: Currency): Result<Money, AmountViolation> {
  const trimmed = identifierText(text);
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
  if (written.integerDigits.length > MAX_INTEGER_PART) {
    return refusal('TOO_LONG');
  }
  const minor = BigInt(written.integerDigits + written.decimalDigits.padEnd(DECIMALS, '0'));
  return minor === 0n ? refusal('NOT_POSITIVE') : success(money(minor, currency));
}

/** True for a negative amount, which has a failure of its own and is never parsed as the amount without its sign. */
function isNegative(text: string, currency: Currency): boolean {
  const digits = withoutSign(text.replace(MINUS_CHARACTERS, '').trim(), currency);
  return LESS_THAN_NOTHING.test(withoutSign(text, currency)) && readWrittenAmount(digits) !== undefined;
}

function withoutSign(text: string, currency: Currency): string {
  const lowered = text.toLowerCase();
  const symbols = symbolsOf(currency);
  const trailing = symbols.find((symbol) => lowered.endsWith(symbol));
  if (trailing !== undefined) {
    return text.slice(0, text.length - trailing.length).trim();
  }
  const leading = symbols.find((symbol) => lowered.startsWith(symbol));
  return leading === undefined ? text : text.slice(leading.length).trim();
}

function symbolsOf(currency: Currency): readonly string[] {
  const common = [CURRENCY_SYMBOLS[currency], currency].filter((sign) => sign !== '').map((sign) => sign.toLowerCase());
  return currency === 'KGS' ? [...common, ...SOM_SYMBOLS] : common;
}
