import { money } from '../money/Money';
import type { BatchFile, ReadFile, ReadLine } from './BatchOrder';
import type { BatchViolation, BatchField } from './batchFaults';
import { MAX_BATCH_LINES } from './batchFormats';
import { accountOf, amountOf, FieldsOfLine, innOf, nameOf, purposeOf, writtenAmount } from './readFields';
import { cellsOf, declaredSeparator, numberedLines, onOneLine, quoted, SEPARATORS, wholeRows } from './tableCells';
import type { Separator, TableLine } from './tableCells';

/** Header line of a salary file: the titles of its columns. */
export const SALARY_HEADER = 'npp;fullName;inn;account;amount;purpose';

const COLUMNS: readonly BatchField[] = ['number', 'recipientName', 'inn', 'account', 'amount', 'purpose'];

/**
 * Reads a salary as spreadsheets save it: any of their separators, declared or not, cells in quotes, empty columns, and rows without content
 * anywhere.
 */
export function readSalary(text: string): ReadFile {
  const { header, below, separator } = headOf(text);
  const faults: BatchViolation[] = [];
  if (separator === undefined) {
    faults.push({ row: header?.row ?? 1, field: 'line', code: 'WRONG_COLUMNS' });
  }
  const rows = wholeRows(below, separator ?? ';', (cells) => withoutEmptyEnd(cells).length === COLUMNS.length).filter(
    (row) => /[^\s;,"]/.test(row.text),
  );
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

/** True for a text that begins with the header line of a salary file. */
export function isSalaryFile(text: string): boolean {
  return headOf(text).separator !== undefined;
}

interface Head {
  readonly header: TableLine | undefined;
  readonly below: readonly TableLine[];
  /** Absent when the first line is not the header. */
  readonly separator: Separator | undefined;
}

function headOf(text: string): Head {
  const all = numberedLines(text);
  const declared = declaredSeparator(all[0]);
  const [header, ...below] = declared === undefined ? all : all.slice(1);
  const separator = SEPARATORS.filter((each) => declared === undefined || each === declared).find((each) =>
    isHeader(cellsOf(header?.text ?? '', each)),
  );
  return { header, below, separator };
}

function isHeader(cells: readonly string[] | undefined): boolean {
  const titles = cells && withoutEmptyEnd(cells);
  return (
    titles?.length === COLUMNS.length &&
    titles.map((cell) => cell.trim().toLowerCase()).join(';') === SALARY_HEADER.toLowerCase()
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

function readRow({ text, row }: TableLine, number: number, separator: Separator): ReadLine {
  const found = cellsOf(text, separator);
  const cells = found && withoutEmptyEnd(found);
  if (cells?.length !== COLUMNS.length) {
    return { row, written: { line: text }, faults: [{ row, field: 'line', code: 'WRONG_COLUMNS' }] };
  }
  const written = Object.fromEntries(COLUMNS.map((column, place) => [column, onOneLine(cells[place] ?? '')]));
  const line = readSalaryLine({ row, written });
  if (written['number']?.trim() === number.toString()) {
    return line;
  }
  return { row, written, faults: [{ row, field: 'number', code: 'OUT_OF_SEQUENCE' }, ...line.faults] };
}

/** Parses a payment of a salary from its fields, in whatever table they were written. */
export function readSalaryLine({ row, written }: Pick<ReadLine, 'row' | 'written'>): ReadLine {
  const fields = new FieldsOfLine(row, written);
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

/** Empty surplus columns. */
function withoutEmptyEnd(cells: readonly string[]): readonly string[] {
  return cells.slice(COLUMNS.length).every((cell) => cell.trim() === '') ? cells.slice(0, COLUMNS.length) : cells;
}
