import { parseCamt053 } from 'camt-parser';
import { parse as parseCsv } from 'csv-parse/sync';
import iconv from 'iconv-lite';
import { Parser } from 'mt940js';
import { readSheet } from 'read-excel-file/node';

import { documentsOf } from '../../bank/statements/support/oneCReader';

/** Line of a statement as an accounting program takes it: its identity, by which the program knows a line it has, and its amount. */
export interface ImportedLine {
  readonly identity: string;
  /** Minor units, negative for a debit. */
  readonly minor: number;
}

type Reader = (bytes: Buffer) => Promise<readonly ImportedLine[]>;

/** Rows of a table by the titles of its columns. */
function fromRows(rows: readonly (readonly string[])[]): readonly ImportedLine[] {
  const head = rows.findIndex(([first]) => first === '№');
  const end = rows.findLastIndex(([first]) => first === 'Итого');
  const place = (title: string) => rows[head]?.indexOf(title) ?? -1;
  return rows.slice(head + 1, end).map((row) => ({
    identity: row[place('Проводка')] ?? '',
    minor: minorOf(row[place('Кредит')]) - minorOf(row[place('Дебет')]),
  }));
}

function minorOf(amount: string | undefined): number {
  return Math.round(Number((amount || '0').replace(',', '.')) * 100);
}

/** Readers of every format for programs, none of which knows the bank. */
export const READERS = {
  mt940: (bytes) =>
    Promise.resolve(
      new Parser().parse(bytes.toString('latin1')).flatMap(({ transactions }) =>
        transactions.map(({ bankReference, amount }) => ({
          identity: bankReference,
          minor: Math.round(amount * 100),
        })),
      ),
    ),
  camt053: async (bytes) => {
    const { statements } = await parseCamt053(bytes.toString('utf8'));
    return statements.flatMap(({ transactions }) =>
      transactions.map(({ accountServicerReference, amount, creditDebitIndicator }) => ({
        identity: accountServicerReference,
        minor: minorOf(amount.value) * (creditDebitIndicator === 'DBIT' ? -1 : 1),
      })),
    );
  },
  csv: (bytes) =>
    Promise.resolve(
      fromRows(parseCsv(bytes, { bom: true, delimiter: ';', relax_column_count: true, record_delimiter: '\r\n' })),
    ),
  xlsx: async (bytes) =>
    fromRows((await readSheet(bytes)).map((row) => row.map((cell) => (cell === null ? '' : String(cell))))),
  // 1C has no reference of an entry: it knows a document by its kind, number, day, amount and sides.
  oneC: (bytes) =>
    Promise.resolve(
      documentsOf(iconv.decode(bytes, 'win1251')).documents.map((document) => ({
        identity: ['СекцияДокумент', 'Номер', 'Дата', 'Сумма', 'ПлательщикСчет', 'ПолучательСчет']
          .map((key) => document[key])
          .join(),
        minor: minorOf(document['Сумма']) * (document['ДатаСписано'] === undefined ? 1 : -1),
      })),
    ),
} as const satisfies Readonly<Record<string, Reader>>;

export type ImportedFormat = keyof typeof READERS;

/** A program that keeps the lines of all statements it is given, and drops a line whose identity it has. */
export class Importer {
  private readonly kept = new Map<string, number>();

  constructor(private readonly format: ImportedFormat) {}

  /** Answers how many lines the file has, and how many of them were new. */
  async take(bytes: Buffer): Promise<{ readonly lines: number; readonly added: number; readonly minor: number }> {
    const lines = await READERS[this.format](bytes);
    const before = this.kept.size;
    lines.forEach(({ identity, minor }) => this.kept.set(identity, minor));
    return {
      lines: lines.length,
      added: this.kept.size - before,
      minor: lines.reduce((sum, { minor }) => sum + minor, 0),
    };
  }
}
