import { isAccountNumber } from '../account/accountNumber';
import type { Currency } from '../money/Currency';
import { parseDay } from '../time/days';
import { writtenDay } from '../time/format';
import type { BatchFile, ReadFile, ReadLine } from './BatchOrder';
import type { BatchViolation, BatchViolationCode, BatchField } from './batchFaults';
import { MAX_BATCH_LINES } from './batchFormats';
import type { BatchKind } from './batchFormats';
import { linesOf } from './batchText';
import { amountOf, readAccount, writtenAmount, writtenMinor } from './readFields';

const VERSION = 'PLT1';
export const PLT_SEPARATOR = '|';
/** Fields of the first and the last line, behind the letter that says which it is. */
export const HEADER_COLUMNS = [
  'version',
  'kind',
  'debitAccount',
  'date',
  'count',
  'sum',
] as const satisfies readonly BatchField[];
export const TRAILER_COLUMNS = ['count', 'sum'] as const satisfies readonly BatchField[];
/** Largest number of digits of a control sum: that of a thousand largest amounts, with some to spare. */
const MAX_SUM = 15;

/** A line of a file and its number there, from 1. */
interface Row {
  readonly text: string;
  readonly row: number;
}

/** Columns of the detail lines of a `.plt`, and the parser of one such line. */
interface DetailColumns {
  readonly columns: readonly BatchField[];
  readonly read: (row: number, written: Readonly<Partial<Record<BatchField, string>>>) => ReadLine;
}

/** Parses a `.plt`: a header, detail lines and a trailer that repeats the totals of the header. When they differ, no line is accepted. */
export function readEnvelope(text: string, kind: BatchKind, detail: DetailColumns): ReadFile {
  const rows = linesOf(text)
    .map((line, index): Row => ({ text: line, row: index + 1 }))
    .filter((row) => row.text.trim() !== '');
  const faults: BatchViolation[] = [];
  const [first = { text: '', row: 1 }] = rows;
  const last = rows.at(-1) ?? first;
  const header = first.text.split(PLT_SEPARATOR);
  const trailer = last.text.split(PLT_SEPARATOR);
  const details = rows.slice(1, -1);
  const fault = (row: number, field: BatchField, code: BatchViolationCode): void =>
    void faults.push({ row, field, code });
  if (header[0] !== 'H' || header.length !== HEADER_COLUMNS.length + 1) {
    fault(first.row, 'line', 'WRONG_HEADER');
    return { debitAccountNumber: '', lines: [], faults };
  }
  const [, version = '', named = '', debitAccount = '', madeOn = '', count = '', sum = ''] = header;
  const debitAccountNumber = readAccount(debitAccount.trim());
  if (version !== VERSION) {
    fault(first.row, 'version', 'WRONG_VALUE');
  }
  if (named !== kind.toUpperCase()) {
    fault(first.row, 'kind', 'DIFFERS');
  }
  if (!isAccountNumber(debitAccountNumber)) {
    fault(first.row, 'debitAccount', 'ACCOUNT_DIGITS');
  }
  if (parseDay(madeOn) === undefined) {
    fault(first.row, 'date', 'NOT_A_DAY');
  }
  if (trailer[0] !== 'T' || trailer.length !== TRAILER_COLUMNS.length + 1) {
    fault(last.row, 'line', 'WRONG_TRAILER');
    return { debitAccountNumber, lines: [], faults };
  }
  if (details.length === 0) {
    fault(last.row, 'file', 'NO_LINES');
  }
  const beyond = details[MAX_BATCH_LINES[kind]];
  if (beyond !== undefined) {
    fault(beyond.row, 'file', 'TOO_MANY_LINES');
    return { debitAccountNumber, lines: [], faults };
  }
  if (count !== details.length.toString()) {
    fault(first.row, 'count', 'DIFFERS');
  }
  if (trailer[1] !== count) {
    fault(last.row, 'count', 'DIFFERS');
  }
  if (!isSameSum(sum, sumOf(details, detail.columns))) {
    fault(first.row, 'sum', 'DIFFERS');
  }
  if (trailer[2] !== sum) {
    fault(last.row, 'sum', 'DIFFERS');
  }
  const lines = faults.length > 0 ? [] : details.map((line, index) => readDetail(line, index, detail));
  return { debitAccountNumber, lines, faults };
}

export function printEnvelope(
  file: BatchFile,
  cells: (order: BatchFile['orders'][number]) => readonly string[],
): string {
  const { kind, debitAccountNumber, madeOn, orders } = file;
  const count = orders.length.toString();
  const currency: Currency = orders[0]?.amount.currency ?? 'KGS';
  const sum = writtenAmount({ minor: orders.reduce((minor, { amount }) => minor + amount.minor, 0n), currency });
  const header = ['H', VERSION, kind.toUpperCase(), debitAccountNumber, writtenDay(madeOn), count, sum];
  const details = orders.map((order, index) => ['D', (index + 1).toString(), ...cells(order)]);
  return [header, ...details, ['T', count, sum]].map((line) => `${line.join(PLT_SEPARATOR)}\r\n`).join('');
}

function readDetail({ text, row }: Row, index: number, { columns, read }: DetailColumns): ReadLine {
  const cells = text.split(PLT_SEPARATOR);
  if (cells[0] !== 'D' || cells.length !== columns.length + 2) {
    return { row, written: { line: text }, faults: [{ row, field: 'line', code: 'WRONG_COLUMNS' }] };
  }
  const written = Object.fromEntries(columns.map((column, place) => [column, cells[place + 2] ?? '']));
  const line = read(row, { number: cells[1] ?? '', ...written });
  if (cells[1] === (index + 1).toString()) {
    return line;
  }
  return { row, written: line.written, faults: [{ row, field: 'number', code: 'OUT_OF_SEQUENCE' }, ...line.faults] };
}

/**
 * Sum of the amounts of the detail lines, in minor units; `undefined` when some amount is unreadable, so that only its line is at fault.
 */
function sumOf(details: readonly Row[], columns: readonly BatchField[]): bigint | undefined {
  const place = columns.indexOf('amount') + 2;
  let sum = 0n;
  for (const { text } of details) {
    const amount = amountOf('KGS')(text.split(PLT_SEPARATOR)[place]?.trim() ?? '');
    if (!amount.ok) {
      return undefined;
    }
    sum += amount.value.minor;
  }
  return sum;
}

function isSameSum(text: string, sum: bigint | undefined): boolean {
  const stated = writtenMinor(text, MAX_SUM);
  return stated !== undefined && (sum === undefined || stated === sum);
}
