import { searchable } from '../language/searchable';
import { isCurrency } from '../money/Currency';
import { add } from '../money/Money';
import type { Money } from '../money/Money';
import { OPEN_STATUSES } from './Batch';
import type { BatchLine, BatchLineStatus } from './Batch';
import type { BatchField } from './batchFaults';
import { amountOf } from './readFields';

/** Sort orders for the lines of a batch. */
export const BATCH_ORDERS = ['asWritten', 'name', 'largest', 'smallest'] as const;

export type BatchOrderOfLines = (typeof BATCH_ORDERS)[number];

/** Fields searched by {@link searchLines}. */
const SEARCHED: readonly BatchField[] = [
  'recipientName',
  'account',
  'inn',
  'purpose',
  'documentNumber',
  'amount',
  'line',
];

/** True for a line that can be selected for sending. */
export function isOpen({ status }: Pick<BatchLine, 'status'>): boolean {
  return OPEN_STATUSES.includes(status);
}

/** Lines that contain every word of the search text, in their order; an empty text matches all. */
export function searchLines<Line extends BatchLine>(lines: readonly Line[], text: string): readonly Line[] {
  const words = searchable(text)
    .split(' ')
    .filter((word) => word !== '');
  if (words.length === 0) {
    return lines;
  }
  return lines.filter(({ written, number }) => {
    const said = searchable([number.toString(), ...SEARCHED.map((field) => written[field] ?? '')].join(' '));
    return words.every((word) => spellingsOf(word).some((spelling) => said.includes(spelling)));
  });
}

/** A word as it may stand in a file: an amount with a dot for its comma, or without the commas between its thousands. */
function spellingsOf(word: string): readonly string[] {
  return [word, word.replace(',', '.'), word.replace(/,(?=\d{3}(?!\d))/g, '')];
}

/** Sorts lines; lines without an amount come last when sorted by amount. */
export function orderLines<Line extends BatchLine>(lines: readonly Line[], order: BatchOrderOfLines): readonly Line[] {
  switch (order) {
    case 'asWritten':
      return lines;
    case 'name':
      return lines.toSorted((left, right) =>
        byName(searchable(left.written.recipientName ?? ''), searchable(right.written.recipientName ?? '')),
      );
    case 'largest':
      return lines.toSorted((left, right) => byAmount(right.amount, left.amount));
    case 'smallest':
      return lines.toSorted(
        (left, right) =>
          Number(left.amount === undefined) - Number(right.amount === undefined) || byAmount(left.amount, right.amount),
      );
    default:
      return order satisfies never;
  }
}

/** Amount of a line, also of one with faults in other fields; `undefined` when its text is not an amount. */
export function statedAmount({ amount, written }: Pick<BatchLine, 'amount' | 'written'>): Money | undefined {
  // Only transfers abroad name a currency; all else is in soms.
  const currency = written.currency ?? 'KGS';
  if (amount !== undefined || !isCurrency(currency)) {
    return amount;
  }
  const read = amountOf(currency)((written.amount ?? '').trim());
  return read.ok ? read.value : undefined;
}

/** Sum of the amounts of lines; `undefined` when none has an amount. A batch is in one currency. */
export function sumOfLines(lines: readonly BatchLine[]): Money | undefined {
  return lines.reduce<Money | undefined>(
    (sum, { amount }) => (sum === undefined || amount === undefined ? (sum ?? amount) : add(sum, amount)),
    undefined,
  );
}

/** Sum of the amounts as they are written, also of faulty lines; `undefined` when none can be read. */
export function sumOfStated(lines: readonly BatchLine[]): Money | undefined {
  return sumOfLines(lines.map((line) => ({ ...line, amount: statedAmount(line) })));
}

/** True for a line that has to be corrected and uploaded again. */
export function isToMend({ status }: { readonly status: BatchLineStatus }): boolean {
  return status === 'faulty' || status === 'rejected';
}

/** Compares by code units: the result does not depend on the locale of the machine. */
function byName(left: string, right: string): number {
  if (left === right) {
    return 0;
  }
  return left < right ? -1 : 1;
}

function byAmount(left: Money | undefined, right: Money | undefined): number {
  const [less, more] = [left?.minor ?? -1n, right?.minor ?? -1n];
  if (less === more) {
    return 0;
  }
  return less < more ? -1 : 1;
}
