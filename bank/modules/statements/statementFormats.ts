import iconv from 'iconv-lite';

import type { Language } from '../../../src/domain/language/Language';
import type { StatementEntry, StatementFormat } from '../../../src/domain/statement/Statement';
import { renderStatement } from '../documents';
import { camt053Writer } from './formats/camt053';
import { csvWriter } from './formats/csv';
import { mt940Writer } from './formats/mt940';
import { oneCWriter, WINDOWS } from './formats/oneC';
import type { StatementFacts } from '../documents';
import type { MakeWriter } from './formats/StatementWriter';
import { worksheetWriter } from './formats/worksheet';
import { workbook } from './workbook';

/** The entries of a statement, a page after a page. */
export type Pages = AsyncIterable<readonly StatementEntry[]>;

interface Format {
  readonly ending: string;
  readonly contentType: string;
  readonly make: (facts: StatementFacts, pages: Pages, language: Language) => AsyncIterable<Uint8Array>;
}

/** Renderer, content type and file extension of each format of a statement. */
export const STATEMENT_FILES: Readonly<Record<StatementFormat, Format>> = {
  pdf: { ending: 'pdf', contentType: 'application/pdf', make: renderStatement },
  xlsx: {
    ending: 'xlsx',
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    make: (facts, pages, language) =>
      workbook(written(worksheetWriter)(facts, pages, language), new Date(facts.statement.madeAt)),
  },
  csv: { ending: 'csv', contentType: 'text/csv; charset=utf-8', make: written(csvWriter) },
  oneC: {
    ending: '1c.txt',
    contentType: 'text/plain; charset=windows-1251',
    make: written(oneCWriter('Windows'), inWindows),
  },
  oneCUtf8: { ending: '1c-utf8.txt', contentType: 'text/plain; charset=utf-8', make: written(oneCWriter('UTF-8')) },
  camt053: { ending: 'camt053.xml', contentType: 'application/xml', make: written(camt053Writer) },
  mt940: { ending: 'mt940.sta', contentType: 'text/plain; charset=us-ascii', make: written(mt940Writer) },
};

function inWindows(text: string): Uint8Array {
  return iconv.encode(text, WINDOWS);
}

/** Makes a file from a text writer: each page of entries becomes a piece of it. */
function written(
  writer: MakeWriter,
  encode: (text: string) => Uint8Array = (text) => Buffer.from(text),
): Format['make'] {
  return async function* pieces(facts, pages, language) {
    const { begin, entries, end } = bound(writer(facts, language));
    yield encode(begin());
    for await (const page of pages) {
      yield encode(entries(page));
    }
    yield encode(end());
  };
}

function bound(writer: ReturnType<MakeWriter>): ReturnType<MakeWriter> {
  return { begin: () => writer.begin(), entries: (page) => writer.entries(page), end: () => writer.end() };
}
