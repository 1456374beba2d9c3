import { linesOf } from './batchText';

/** Separators of columns in spreadsheets. */
export const SEPARATORS = [';', ',', '\t'] as const;

export type Separator = (typeof SEPARATORS)[number];

/** The line `sep=;`, by which Excel opens a file in any locale. */
const DECLARATION = /^"?sep=(.)"?$/i;

/** Largest number of lines in one row; a quote that is closed by none of them is a fault of its own line. */
const MAX_LINES_OF_ROW = 10;

/** Row of a file and the number of its first line, from 1. */
export interface TableLine {
  readonly text: string;
  readonly row: number;
}

export function numberedLines(text: string): readonly TableLine[] {
  return linesOf(text).map((line, index) => ({ text: line, row: index + 1 }));
}

/** Separator that the first line of a file declares; `undefined` when it declares none. */
export function declaredSeparator(first: TableLine | undefined): string | undefined {
  return DECLARATION.exec(first?.text.trimEnd() ?? '')?.[1];
}

/** Rows of a file: a line break within quotes belongs to its cell, where the row is whole with it. */
export function wholeRows(
  lines: readonly TableLine[],
  separator: Separator,
  isWhole: (cells: readonly string[]) => boolean,
): readonly TableLine[] {
  const rows: TableLine[] = [];
  for (let index = 0; index < lines.length;) {
    const [row, count] = wholeRow(lines.slice(index, index + MAX_LINES_OF_ROW), separator, isWhole);
    rows.push(row);
    index += count;
  }
  return rows;
}

/** Row that begins at the first of some lines, and the number of its lines. */
function wholeRow(
  [first = { text: '', row: 0 }, ...further]: readonly TableLine[],
  separator: Separator,
  isWhole: (cells: readonly string[]) => boolean,
): readonly [row: TableLine, count: number] {
  let { text } = first;
  for (const [index, line] of further.entries()) {
    if (isBalanced(text)) {
      break;
    }
    text = `${text}\n${line.text}`;
    const cells = isBalanced(text) ? cellsOf(text, separator) : undefined;
    if (cells !== undefined && isWhole(cells)) {
      return [{ text, row: first.row }, index + 2];
    }
  }
  return [first, 1];
}

function isBalanced(text: string): boolean {
  return text.split('"').length % 2 === 1;
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
export function cellsOf(text: string, separator: Separator): readonly string[] | undefined {
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
      return cells;
    }
    rest = rest.slice(whole.length);
  }
}

export function onOneLine(cell: string): string {
  return cell.replace(/\s*\n\s*/g, ' ');
}

/** A cell as it stands between semicolons. */
export function quoted(text: string): string {
  return /[";\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
