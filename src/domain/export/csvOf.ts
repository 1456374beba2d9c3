import { groupAccountNumber } from '../account/accountNumber';
import { MINOR_UNITS_PER_MAJOR } from '../money/Currency';
import type { Money } from '../money/Money';
import { writtenMoment } from '../time/format';
import type { ExportCell, ExportTable } from './ExportTable';

/** Spreadsheets in this region use the comma as the decimal separator, so cells are separated by semicolons. */
const SEPARATOR = ';';
/** Byte order mark, by which spreadsheets recognize UTF-8 and keep Cyrillic intact. */
export const BYTE_ORDER_MARK = '\ufeff';
const DECIMALS = 2;

/**
 * A table as CSV for people: UTF-8 with its mark, semicolons, CRLF, texts in quotes where they need them, and account numbers in groups, of
 * which a spreadsheet keeps every digit.
 */
export function csvOf({ titles, rows }: ExportTable): string {
  return BYTE_ORDER_MARK + lineOf(titles.map(quoted)) + rows.map((row) => csvLine(row.map(keptWhole))).join('');
}

/** More digits than a number of a spreadsheet has. */
const LONG_NUMBER = /^\d{16,}$/;

function keptWhole(cell: ExportCell): ExportCell {
  return 'text' in cell && LONG_NUMBER.test(cell.text) ? { text: groupAccountNumber(cell.text) } : cell;
}

/** One line of a CSV, its digits as they are. */
export function csvLine(cells: readonly ExportCell[]): string {
  return lineOf(cells.map(csvCell));
}

function lineOf(cells: readonly string[]): string {
  return `${cells.join(SEPARATOR)}\r\n`;
}

/** An amount with a comma and without spaces, so that spreadsheets take it for a number: `-1500,07`. */
export function plainAmount({ minor }: Money, decimalSign: ',' | '.'): string {
  const size = minor < 0n ? -minor : minor;
  const decimals = (size % MINOR_UNITS_PER_MAJOR).toString().padStart(DECIMALS, '0');
  return `${minor < 0n ? '-' : ''}${size / MINOR_UNITS_PER_MAJOR}${decimalSign}${decimals}`;
}

function csvCell(cell: ExportCell): string {
  if ('text' in cell) {
    return quoted(withoutFormula(cell.text));
  }
  if ('moment' in cell) {
    return writtenMoment(cell.moment);
  }
  return cell.amount === undefined ? '' : plainAmount(cell.amount, ',');
}

/** Characters before the first visible one. Spreadsheets trim some of them, others are of the width of nothing. */
const INVISIBLE_START = /^[\p{Z}\p{Cc}\p{Cf}]+/u;
/** The minus sign becomes no hyphen by normalising, unlike the wide, the small and the superscript characters of a formula. */
const FORMULA_START = /^[=+\-@\u2212]/;

/**
 * A text that begins like a formula would be computed by a spreadsheet: what a stranger wrote as a purpose must not be. Blanks before the
 * sign and its other widths (`＝`, `﹣`, `⁺`) are read the same; a control character at the start is neutralized whatever follows.
 */
function withoutFormula(text: string): string {
  const first = text.replace(INVISIBLE_START, '').charAt(0).normalize('NFKC');
  return /^\p{Cc}/u.test(text) || FORMULA_START.test(first) ? `'${text}` : text;
}

function quoted(text: string): string {
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
