import { money } from '../money/Money';
import type { BatchFile, ReadFile, ReadLine } from './BatchOrder';
import type { BatchViolation, BatchField } from './batchFaults';
import { MAX_BATCH_LINES } from './batchFormats';
import { linesOf } from './decodeBatchText';
import { accountOf, amountOf, FieldsOfLine, innOf, nameOf, purposeOf, writtenAmount } from './readFields';

/** Header line of a salary file: the titles of its columns. */
export const SALARY_HEADER = 'npp;fullName;inn;account;amount;purpose';

const COLUMNS: readonly BatchField[] = ['number', 'recipientName', 'inn', 'account', 'amount', 'purpose'];

/** Separators of columns in spreadsheets; the first line says which of them a file does. */
const SEPARATORS = [';', ',', '\t'] as const;

type Separator = (typeof SEPARATORS)[number];

/**
 * Reads a salary as spreadsheets save it: any of their separators, cells in quotes, empty columns and lines after the
 * last one.
 */
export function readSalary(text: string): ReadFile {
  const [header = '', ...all] = linesOf(text);
  const rows = all.slice(0, all.findLastIndex((row) => /[^\s;,"]/.test(row)) + 1);
  const faults: BatchViolation[] = [];
  const separator = SEPARATORS.find((each) => isHeader(cellsOf(header, each)));
  if (separator === undefined) {
    faults.push({ row: 1, field: 'line', code: 'WRONG_COLUMNS' });
  }
  if (rows.length === 0) {
    faults.push({ row: 1, field: 'file', code: 'NO_LINES' });
  }
  if (rows.length > MAX_BATCH_LINES.salary) {
    faults.push({ row: MAX_BATCH_LINES.salary + 2, field: 'file', code: 'TOO_MANY_LINES' });
  }
  if (separator === undefined || faults.length > 0) {
    return { debitAccountNumber: '', faults, lines: [] };
  }
  return { debitAccountNumber: '', faults, lines: rows.map((row, index) => readRow(row, index, separator)) };
}

function isHeader(cells: readonly string[] | undefined): boolean {
  return cells?.map((cell) => cell.trim().toLowerCase()).join(';') === SALARY_HEADER.toLowerCase();
}

export function printSalary({ orders }: Pick<BatchFile, 'orders'>): string {
  const rows = orders.map(({ recipientName, inn, accountNumber, amount, purpose }, index) =>
    [(index + 1).toString(), quoted(recipientName), inn, accountNumber, writtenAmount(amount), quoted(purpose)].join(
      ';',
    ),
  );
  return [SALARY_HEADER, ...rows, ''].join('\r\n');
}

function readRow(text: string, index: number, separator: Separator): ReadLine {
  const row = index + 2;
  const cells = cellsOf(text, separator);
  if (cells?.length !== COLUMNS.length) {
    return { row, written: { line: text }, faults: [{ row, field: 'line', code: 'WRONG_COLUMNS' }] };
  }
  const written = Object.fromEntries(COLUMNS.map((column, place) => [column, cells[place] ?? '']));
  const fields = new FieldsOfLine(row, written);
  if (written['number']?.trim() !== (index + 1).toString()) {
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

/** Columns nobody filled, beyond those there are. */
function withoutEmptyEnd(cells: readonly string[]): readonly string[] {
  return cells.slice(COLUMNS.length).every((cell) => cell.trim() === '') ? cells.slice(0, COLUMNS.length) : cells;
}

function quoted(text: string): string {
  return /[";]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
