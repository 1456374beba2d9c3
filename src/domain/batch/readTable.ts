import { plainText } from '../text/plainText';
import { writtenDay } from '../time/format';
import type { BankDay } from '../time/Instant';
import type { ReadFile, ReadLine, WrittenFields } from './BatchOrder';
import { MAX_BATCH_LINES } from './batchFormats';
import { readPayment } from './paymentPlt';
import { readSalaryLine } from './salaryCsv';
import { cellsOf, declaredSeparator, numberedLines, onOneLine, SEPARATORS, wholeRows } from './tableCells';
import type { Separator, TableLine } from './tableCells';
import {
  FIELDS_OF_TABLE,
  fieldsBy,
  isComplete,
  layoutKey,
  missingFields,
  recognizedFields,
  suggestedFields,
} from './tableFields';
import type { TableKind } from './tableFields';
import type { TableField, TableLayout, TableSample } from './tableLayout';

/** Choices for a table that its cells do not contain. */
export interface TableReading {
  /** Purpose code of lines without one. */
  readonly purposeCode?: string | undefined;
  /** Day of lines of a table without a column of dates. */
  readonly today?: BankDay | undefined;
  /** Layout given for this reading. */
  readonly columns?: TableLayout | undefined;
  /** Layouts that were given before. */
  readonly layouts?: readonly TableLayout[] | undefined;
  /** True when the columns are to be shown even if they are known. */
  readonly asksColumns?: boolean | undefined;
  /** True when the company has a list of people, which has the accounts that a salary leaves out. */
  readonly knowsPeople?: boolean | undefined;
}

/** Rows of a table that a person is shown to name its columns. */
export const SAMPLE_ROWS = 5;
/** Rows in which the headings are looked for: titles of a document stand above them. */
const HEAD_ROWS = 25;
/** Recognized headings that make a row the one of headings. */
const MIN_RECOGNIZED = 2;
const MIN_COLUMNS = 2;
export const MAX_TABLE_COLUMNS = 60;

const TOTAL = /^(?:итого|всего|жыйынтык|жыйынтыгы|баары|total|grand total)(?!\p{L})/iu;

interface TableRow {
  readonly row: number;
  readonly text: string;
  readonly cells: readonly string[] | undefined;
}

interface Table {
  readonly headings: readonly string[];
  /** Rows below the headings. */
  readonly rows: readonly TableRow[];
}

/** Reads a table with columns in any order; one whose columns are unknown is answered as a sample, without lines. */
export function readTable(text: string, kind: TableKind, reading: TableReading = {}): ReadFile {
  const table = tableIn(text, kind);
  if (table === undefined) {
    const row = declaredSeparator(numberedLines(text)[0]) === undefined ? 1 : 2;
    return { debitAccountNumber: '', lines: [], faults: [{ row, field: 'line', code: 'WRONG_COLUMNS' }] };
  }
  const sample = sampleOf(table, kind, reading);
  const isGiven = isOf(reading.columns, table);
  if (!isComplete(kind, sample) || !(sample.isSure || isGiven) || (reading.asksColumns === true && !isGiven)) {
    const { isSure: _isSure, ...shown } = sample;
    return { debitAccountNumber: '', lines: [], faults: [], table: shown };
  }
  const rows = paymentRows(table, sample.fields);
  const beyond = rows[MAX_BATCH_LINES[kind]];
  if (beyond !== undefined) {
    return { debitAccountNumber: '', lines: [], faults: [{ row: beyond.row, field: 'file', code: 'TOO_MANY_LINES' }] };
  }
  if (rows.length === 0) {
    return { debitAccountNumber: '', lines: [], faults: [{ row: 1, field: 'file', code: 'NO_LINES' }] };
  }
  const lines = rows.map(({ row, text: whole, cells }, index) =>
    cells === undefined
      ? { row, written: { line: whole }, faults: [{ row, field: 'line' as const, code: 'WRONG_COLUMNS' as const }] }
      : readTableRow({ row, cells }, { kind, number: index + 1, layout: sample, reading }),
  );
  return { debitAccountNumber: '', lines, faults: [], layout: layoutOf(sample) };
}

interface RowReading {
  readonly kind: TableKind;
  /** Number of the line among the payments, from 1. */
  readonly number: number;
  readonly layout: Omit<TableLayout, 'headings'>;
  readonly reading?: TableReading | undefined;
}

/** Parses one row of a table by its layout. */
export function readTableRow(
  { row, cells }: { readonly row: number; readonly cells: readonly string[] },
  { kind, number, layout, reading = {} }: RowReading,
): ReadLine {
  const written = writtenBy(cells, layout);
  if (kind === 'salary') {
    return readSalaryLine({ row, written });
  }
  const day = reading.today === undefined ? '' : writtenDay(reading.today);
  const filled: WrittenFields = {
    ...written,
    ...(!layout.fields.includes('documentNumber') && { documentNumber: number.toString() }),
    ...(!layout.fields.includes('valueDate') && { valueDate: day }),
    ...(kind !== 'internal' && { knp: (written.knp ?? '').trim() || (reading.purposeCode ?? '') }),
  };
  return readPayment(kind, { row, written: filled });
}

function writtenBy(cells: readonly string[], { fields, purpose }: Omit<TableLayout, 'headings'>): WrittenFields {
  const written: Partial<Record<TableField, string>> = fields.includes('purpose') ? {} : { purpose };
  fields.forEach((field, place) => {
    const cell = cellText(field, cells[place] ?? '');
    if (field !== '') {
      written[field] = [written[field] ?? '', cell].filter((text) => text !== '').join(' ');
    }
  });
  return written;
}

/** Digits of an INN without its first zero, which a spreadsheet drops from a number. */
const ZERO_DROPPED = /^\d{13}$/;
/** An apostrophe by which a spreadsheet keeps digits as text. */
const MARKED_AS_TEXT = /^'(?=\d+$)/;

function cellText(field: TableField | '', cell: string): string {
  const text = onOneLine(cell).trim().replace(MARKED_AS_TEXT, '');
  return field === 'inn' && ZERO_DROPPED.test(text) ? `0${text}` : text;
}

function layoutOf({ headings, fields, purpose }: TableLayout): TableLayout {
  return { headings, fields, purpose };
}

function isOf(layout: TableLayout | undefined, { headings }: Pick<Table, 'headings'>): layout is TableLayout {
  return layout !== undefined && layoutKey(layout.headings) === layoutKey(headings);
}

/** Headings, first rows and fields of a table: given, remembered, recognized or suggested, in this order. */
function sampleOf(
  { headings, rows }: Table,
  kind: TableKind,
  { columns, layouts = [], knowsPeople }: TableReading,
): TableSample & { readonly isSure: boolean } {
  const first = rows.flatMap(({ cells }) => (cells === undefined ? [] : [cells])).slice(0, SAMPLE_ROWS);
  const shown = first.map((cells) => headings.map((_heading, place) => shortened(onOneLine(cells[place] ?? ''))));
  const known = [columns, ...layouts].find((layout) => isOf(layout, { headings }));
  if (known !== undefined) {
    return {
      headings,
      rows: shown,
      fields: fieldsBy(known, headings),
      purpose: known.purpose,
      knowsPeople,
      isSure: true,
    };
  }
  const { fields, isSure } = recognizedFields(kind, headings);
  const isKnown = isSure && missingFields(kind, { fields, purpose: '', knowsPeople }).length === 0;
  return {
    headings,
    rows: shown,
    fields: isKnown ? fields : suggestedFields(kind, headings, shown),
    purpose: '',
    knowsPeople,
    isSure: isKnown,
  };
}

/** Rows that are payments: without empty ones, numbers of columns, totals, and signatures below a total. */
function paymentRows({ rows }: Table, fields: TableLayout['fields']): readonly TableRow[] {
  let isBelowTotal = false;
  return rows.filter(({ cells }) => {
    if (cells === undefined) {
      return true;
    }
    const textOf = (field: TableField) =>
      fields.some((each, place) => each === field && (cells[place] ?? '').trim() !== '');
    const isTotal = !textOf('account') && cells.some((cell) => TOTAL.test(cell.trim()));
    isBelowTotal ||= isTotal;
    const isPayment = textOf('account') || textOf('amount') || (!isBelowTotal && textOf('recipientName'));
    return !isTotal && isPayment && !areColumnNumbers(cells);
  });
}

/** The row `1 2 3 4 5`, which printed forms have below their headings. */
function areColumnNumbers(cells: readonly string[]): boolean {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  return filled.length > MIN_COLUMNS && filled.every((cell, place) => cell === (place + 1).toString());
}

/** The table of a text by the separator with which most of it is understood; `undefined` for a text without columns. */
function tableIn(text: string, kind: TableKind): Table | undefined {
  const all = numberedLines(text);
  const declared = declaredSeparator(all[0]);
  const lines = declared === undefined ? all : all.slice(1);
  const head = lines.slice(0, HEAD_ROWS);
  const [best] = SEPARATORS.filter((separator) => declared === undefined || separator === declared)
    .map((separator) => {
      const rows = splitRows(head, separator);
      const widest = Math.max(0, ...rows.map(({ cells }) => widthOf(cells)));
      return { separator, widest, recognized: Math.max(0, ...rows.map((row) => recognizedIn(row, kind))) };
    })
    .toSorted((left, right) => right.recognized - left.recognized || right.widest - left.widest);
  if (best === undefined || best.widest < MIN_COLUMNS) {
    return undefined;
  }
  const rows = splitRows(lines, best.separator).filter(
    ({ cells }) => cells?.some((cell) => cell.trim() !== '') !== false,
  );
  return tableOf(rows, kind);
}

function splitRows(lines: readonly TableLine[], separator: Separator): readonly TableRow[] {
  const whole = wholeRows(lines, separator, (cells) => cells.length >= MIN_COLUMNS);
  return whole.map(({ row, text }) => ({ row, text, cells: cellsOf(text, separator) }));
}

function tableOf(rows: readonly TableRow[], kind: TableKind): Table {
  const head = rows.slice(0, HEAD_ROWS);
  const counts = head.map((row) => recognizedIn(row, kind));
  const most = Math.max(...counts);
  const width = Math.min(MAX_TABLE_COLUMNS, Math.max(...rows.map(({ cells }) => widthOf(cells))));
  const place = most >= MIN_RECOGNIZED ? counts.indexOf(most) : head.findIndex(({ cells }) => looksLikeHeadings(cells));
  const titles = Array.from({ length: width }, (_, column) => rows[place]?.cells?.[column] ?? '');
  return { headings: distinct(titles), rows: rows.slice(place + 1) };
}

function recognizedIn({ cells = [] }: TableRow, kind: TableKind): number {
  const { fields } = recognizedFields(kind, cells);
  return FIELDS_OF_TABLE[kind].filter((field) => fields.includes(field)).length;
}

function looksLikeHeadings(cells: readonly string[] = []): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '');
  return filled.length > MIN_COLUMNS && filled.every((cell) => !/\d{4}/.test(cell));
}

/** Number of columns up to the last one with a text. */
function widthOf(cells: readonly string[] = []): number {
  return cells.findLastIndex((cell) => cell.trim() !== '') + 1;
}

/** Longest heading or cell of a sample, in characters. */
const MAX_CELL = 150;

function shortened(text: string): string {
  return plainText(text).slice(0, MAX_CELL);
}

const LETTERS = 26;

/** Headings of which no two are alike; columns without one have the letters of a spreadsheet. */
function distinct(titles: readonly string[]): readonly string[] {
  const seen = new Map<string, number>();
  return titles.map((title, place) => {
    const heading = shortened(onOneLine(title).replace(/\s+/g, ' ')) || letterOf(place);
    const count = (seen.get(heading) ?? 0) + 1;
    seen.set(heading, count);
    return count === 1 ? heading : `${heading} (${count})`;
  });
}

function letterOf(place: number): string {
  const last = String.fromCodePoint('A'.charCodeAt(0) + (place % LETTERS));
  return place < LETTERS ? last : `${letterOf(Math.floor(place / LETTERS) - 1)}${last}`;
}
