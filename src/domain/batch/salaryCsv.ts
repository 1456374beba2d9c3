import { money } from '../money/Money';
import type { BatchFile, ReadFile, ReadLine } from './BatchOrder';
import type { BatchViolation, BatchField } from './batchFaults';
import { MAX_BATCH_LINES } from './batchFormats';
import { linesOf } from './batchText';
import { accountOf, amountOf, FieldsOfLine, innOf, nameOf, purposeOf, writtenAmount } from './readFields';

/** Header line of a salary file: the titles of its columns. */
export const SALARY_HEADER = 'npp;fullName;inn;account;amount;purpose';

const COLUMNS: readonly BatchField[] = ['number', 'recipientName', 'inn', 'account', 'amount', 'purpose'];

/** Separators of columns in spreadsheets; the first line says which of them a file does. */
const SEPARATORS = [';', ',', '\t'] as const;

type Separator = (typeof SEPARATORS)[number];

/** The line `sep=;`, by which Excel opens a file in any locale. */
const DECLARATION = /^"?sep=(.)"?$/i;

/** Largest number of lines in one row; a quote that is closed by none of them is a fault of its own line. */
const MAX_LINES_OF_ROW = 10;

/** Row of a file and the number of its first line, from 1. */
interface Row {
  readonly text: string;
  readonly row: number;
}

/**
 * Reads a salary as spreadsheets save it: any of their separators, declared or not, cells in quotes, empty columns, and rows without content
 * anywhere.
 */
export function readSalary(text: string): ReadFile {
  const all = linesOf(text).map((line, index): Row => ({ text: line, row: index + 1 }));
  const declared = DECLARATION.exec(all[0]?.text.trimEnd() ?? '')?.[1];
  const [header, ...below] = declared === undefined ? all : all.slice(1);
  const faults: BatchViolation[] = [];
  const separator = SEPARATORS.filter((each) => declared === undefined || each === declared).find((each) =>
    isHeader(cellsOf(header?.text ?? '', each)),
  );
  if (separator === undefined) {
    faults.push({ row: header?.row ?? 1, field: 'line', code: 'WRONG_COLUMNS' });
  }
  const rows = wholeRows(below, separator ?? ';').filter((row) => /[^\s;,"]/.test(row.text));
  if (rows.length === 0) {
    faults.push({ row: 1, field: 'file', code: 'NO_LINES' });
  }
  const beyond = rows[MAX_BATCH_LINES.salary];
  if (beyond !== undefined) {
    faults.push({ row: beyond.row, field: 'file', code: 'TOO_MANY_LINES' });
  }
  if (separator === undefined || faults.length > 0) {
    return { debitAccountNumber: '', faults, lines: [] };
  }
  return { debitAccountNumber: '', faults, lines: rows.map((row, index) => readRow(row, index + 1, separator)) };
}

/** Rows of a file: a line break within quotes belongs to its cell. */
function wholeRows(lines: readonly Row[], separator: Separator): readonly Row[] {
  const rows: Row[] = [];
  for (let index = 0; index < lines.length;) {
    const [row, count] = wholeRow(lines, index, separator);
    rows.push(row);
    index += count;
  }
  return rows;
}

/** Row that begins at a line, and the number of its lines. */
function wholeRow(lines: readonly Row[], start: number, separator: Separator): readonly [row: Row, count: number] {
  const [first = { text: '', row: 0 }, ...further] = lines.slice(start, start + MAX_LINES_OF_ROW);
  let { text } = first;
  for (const [index, line] of further.entries()) {
    if (isBalanced(text)) {
      break;
    }
    text = `${text}\n${line.text}`;
    if (isBalanced(text) && cellsOf(text, separator)?.length === COLUMNS.length) {
      return [{ text, row: first.row }, index + 2];
    }
  }
  return [first, 1];
}

function isBalanced(text: string): boolean {
  return text.split('"').length % 2 === 1;
}

function isHeader(cells: readonly string[] | undefined): boolean {
  return (
    cells?.length === COLUMNS.length &&
    cells.map((cell) => cell.trim().toLowerCase()).join(';') === SALARY_HEADER.toLowerCase()
  );
}

export function printSalary({ orders }: Pick<BatchFile, 'orders'>): string {
  const rows = orders.map(({ recipientName, inn, accountNumber, amount, purpose }, index) =>
    [(index + 1).toString(), quoted(recipientName), inn, accountNumber, writtenAmount(amount), quoted(purpose)].join(
      ';',
    ),
  );
  return [SALARY_HEADER, ...rows, ''].join('\r\n');
}

function readRow({ text, row }: Row, number: number, separator: Separator): ReadLine {
  const cells = cellsOf(text, separator);
  if (cells?.length !== COLUMNS.length) {
    return { row, written: { line: text }, faults: [{ row, field: 'line', code: 'WRONG_COLUMNS' }] };
  }
  const written = Object.fromEntries(COLUMNS.map((column, place) => [column, onOneLine(cells[place] ?? '')]));
  const fields = new FieldsOfLine(row, written);
  if (written['number']?.trim() !== number.toString()) {
    fields.note('number', 'OUT_OF_SEQUENCE');
  }
  const order = {
    documentNumber: '',
    bic: '',
    purposeCode: '',
    recipientName: fields.take('recipientName', nameOf, ''),
    inn: fields.take('inn', innOf, ''),
    accountNumber: fields.take('account', accountOf, ''),
    amount: fields.take('amount', amountOf('KGS'), money(0n, 'KGS')),
    purpose: fields.take('purpose', purposeOf, ''),
  };
  const { faults } = fields;
  return { row, written, faults, ...(faults.length === 0 && { order }) };
}

function onOneLine(cell: string): string {
  return cell.replace(/\s*\n\s*/g, ' ');
}

const CELLS: Readonly<Record<Separator, RegExp>> = {
  ';': /^(?:"((?:[^"]|"")*)"|([^";]*))(;|$)/,
  ',': /^(?:"((?:[^"]|"")*)"|([^",]*))(,|$)/,
  '\t': /^(?:"((?:[^"]|"")*)"|([^"\t]*))(\t|$)/,
};

/**
 * The cells of a line; one in quotes may have separators, and its own quotes twice. `undefined` where quotes do not
 * end.
 */
function cellsOf(text: string, separator: Separator): readonly string[] | undefined {
  const cells: string[] = [];
  let rest = text;
  for (;;) {
    const match = CELLS[separator].exec(rest);
    if (match === null) {
      return undefined;
    }
    const [whole, inQuotes, plain = '', end] = match;
    cells.push(inQuotes === undefined ? plain : inQuotes.replaceAll('""', '"'));
    if (end === '') {
      return withoutEmptyEnd(cells);
    }
    rest = rest.slice(whole.length);
  }
}

/** Empty surplus columns. */
function withoutEmptyEnd(cells: readonly string[]): readonly string[] {
  return cells.slice(COLUMNS.length).every((cell) => cell.trim() === '') ? cells.slice(0, COLUMNS.length) : cells;
}

function quoted(text: string): string {
  return /[";]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
