import { searchable } from '../language/searchable';
import type { DetailName } from '../operation/details';
import { withoutGroups } from '../text/identifiers';

/** Longest text an operation is searched by, in characters. */
export const MAX_SOUGHT_LENGTH = 100;

/** Details whose words an operation is found by. */
export const SOUGHT_DETAILS = [
  'transferSystem',
  'subscriberName',
  'payerName',
  'taxpayer',
  'pupilName',
  'childName',
] as const satisfies readonly DetailName[];

/** Details that are numbers, by whose end an operation is found. */
export const SOUGHT_NUMBERS = [
  'transferCode',
  'networkReference',
  'recipientPhone',
  'cardNumber',
  'vehicleNumber',
  'taxpayerInn',
  'decisionNumber',
  'invoiceNumbers',
  'loanContract',
  'depositContract',
] as const satisfies readonly DetailName[];

/** Minimum length to match the end of a number, in characters; a shorter word must be the whole number. */
const SHORTEST_END = 4;

const ONLY_FIGURES = /^[+\d\s.,()-]*\d[+\d\s.,()-]*$/;
/** A phone as people write it at home: 0 and nine digits. */
const LOCAL_PHONE = /^0(?=\d{9}$)/;

/** One thing a text asks for. An operation has it as a part of a word, as a part of an amount, or as the end of a number. */
export interface SoughtWord {
  /** Spelled as `searchable` spells. */
  readonly part: string;
  /** Digits and a point, to be found within an amount written as `1250.50`; `undefined` for what is no amount. */
  readonly amount: string | undefined;
  /** To be found within numbers joined by {@link joinedNumbers}. */
  readonly number: string;
}

/**
 * Words of a text; an operation that is found has every one of them, in any order. Figures with spaces or brackets between them are one
 * word: an amount, or a phone. None for a text without a letter or a figure.
 */
export function soughtWords(text: string): readonly SoughtWord[] {
  const whole = searchable(text);
  const words = ONLY_FIGURES.test(whole) ? [whole] : whole.split(' ');
  return words.filter((word) => /[\p{L}\p{N}]/u.test(word)).map(soughtWord);
}

function soughtWord(word: string): SoughtWord {
  const bare = bareNumber(word).replace(LOCAL_PHONE, '');
  return { part: word, amount: amountIn(word), number: `${bare.length < SHORTEST_END ? '\n' : ''}${bare}\n` };
}

/** Numbers of an operation in one text, each between two line ends. */
export function joinedNumbers(numbers: readonly (string | undefined)[]): string {
  return `\n${numbers.map((number = '') => bareNumber(number)).join('\n')}\n`;
}

function bareNumber(number: string): string {
  return withoutGroups(number).toLowerCase();
}

function amountIn(word: string): string | undefined {
  const bare = word.replace(/\s/g, '');
  const plain = /,\d{3}/.test(bare) ? bare.replaceAll(',', '') : bare.replace(',', '.');
  return /^\d+(?:\.\d{0,2})?$/.test(plain) ? plain : undefined;
}
