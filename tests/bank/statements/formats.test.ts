import fc from 'fast-check';
import iconv from 'iconv-lite';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it, test } from 'vitest';

import { LANGUAGES } from '../../../src/domain/language/Language';
import { CAMT_053, schemaViolations } from './support/camtSchema';
import { aLedger, anyLedger, fileOf } from './support/statementBuilders';
import type { EntryRequest, Ledger } from './support/statementBuilders';
import { messagesOf, readCamt, readCsv, readMt940, readOneC, readXlsx } from './support/statementParsers';
import type { ReadLedger } from './support/statementParsers';
import { runs } from '../../support/propertyRuns';

const RUNS = runs({ cost: 'medium' });

/** Content that every file format must carry: the account, both balances, every amount in order, and whether they add up. */
function moneyOf({ account, opening, closing, entries }: ReadLedger) {
  const minors = entries.map(({ minor }) => minor);
  return {
    account,
    opening,
    closing,
    minors,
    adds: opening + minors.reduce((sum, minor) => sum + minor, 0n) === closing,
  };
}

function expectedOf({ facts: { statement }, entries }: Ledger) {
  return {
    account: statement.accountNumber,
    opening: statement.opening.minor,
    closing: statement.closing.minor,
    minors: entries.map(({ amount }) => amount.minor),
    adds: true,
  };
}

type Field = 'counterpartyName' | 'counterpartyAccount' | 'purpose';

/** The words of the entries as a format that has all letters must carry them, by what it does to blanks and controls. */
function wordsOf(ledger: Ledger, kept: (text: string, field: Field) => string) {
  return ledger.entries.map((entry) => ({
    name: kept(entry.counterpartyName, 'counterpartyName'),
    account: kept(entry.counterpartyAccount, 'counterpartyAccount'),
    purpose: kept(entry.purpose, 'purpose'),
  }));
}

function readWords({ entries }: ReadLedger) {
  return entries.map(({ name, account, purpose }) => ({ name, account, purpose }));
}

const LONE_SURROGATES = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

// eslint-disable-next-line no-control-regex -- no XML can carry these
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
// eslint-disable-next-line no-control-regex -- a value of 1C ends with its line
const LINE_ENDS = /[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g;
// eslint-disable-next-line no-control-regex -- camt.053 shows one blank for these
const CONTROLS = /[\u0000-\u001f\u007f\ufffe\uffff]+/g;

describe('any statement with any texts', () => {
  it('is read back from CSV', async () => {
    await fc.assert(
      fc.asyncProperty(anyLedger, async (ledger) => {
        const read = readCsv(await fileOf(ledger, 'csv'));
        expect(moneyOf(read)).toEqual(expectedOf(ledger));
        expect(readWords(read)).toEqual(wordsOf(ledger, (text) => text.replace(LONE_SURROGATES, '\ufffd')));
      }),
      RUNS,
    );
  });

  it('is read back from XLSX', async () => {
    await fc.assert(
      fc.asyncProperty(anyLedger, async (ledger) => {
        const read = await readXlsx(await fileOf(ledger, 'xlsx'));
        expect(moneyOf(read)).toEqual(expectedOf(ledger));
        const kept = (text: string) => text.replace(NOT_IN_XML, '').replace(LONE_SURROGATES, '');
        expect(readWords(read)).toEqual(wordsOf(ledger, kept));
      }),
      RUNS,
    );
  });

  it.each([
    ['oneC', 'Windows', 'win1251'],
    ['oneCUtf8', 'UTF-8', 'utf8'],
  ] as const)('is read back from %s', async (format, said, encoding) => {
    await fc.assert(
      fc.asyncProperty(anyLedger, async (ledger) => {
        const bytes = await fileOf(ledger, format);
        const read = readOneC(iconv.decode(Buffer.from(bytes), encoding));
        expect(read.encoding).toBe(said);
        expect(moneyOf(read)).toEqual(expectedOf(ledger));
        if (format === 'oneCUtf8') {
          const kept = (text: string) => text.replace(LINE_ENDS, ' ').trim().replace(LONE_SURROGATES, '\ufffd');
          expect(readWords(read)).toEqual(wordsOf(ledger, kept));
        }
      }),
      RUNS,
    );
  });

  it('is read back from camt.053, and is of its schema', async () => {
    await fc.assert(
      fc.asyncProperty(anyLedger, async (ledger) => {
        const read = readCamt(await fileOf(ledger, 'camt053'));
        expect(schemaViolations(read.document, CAMT_053)).toEqual([]);
        expect(read.document.namespaceURI).toBe('urn:iso:std:iso:20022:tech:xsd:camt.053.001.02');
        expect(moneyOf(read)).toEqual(expectedOf(ledger));
        const clean = (text: string) => text.replace(CONTROLS, ' ').replace(LONE_SURROGATES, '').trim();
        expect(read.entries.map(({ purpose }) => purpose)).toEqual(ledger.entries.map(({ purpose }) => clean(purpose)));
      }),
      RUNS,
    );
  });

  it('is well formed as camt.053 with markup and pictures in its purposes', async () => {
    const purposes = [']]>', '<b>жирно</b>', 'a & b', '😀 оплата'];
    const read = readCamt(await fileOf(aLedger(purposes.map((purpose) => ({ minor: -100n, purpose }))), 'camt053'));
    expect(schemaViolations(read.document, CAMT_053)).toEqual([]);
    expect(read.entries.map(({ purpose }) => purpose)).toEqual(purposes);
  });

  it('is read back from MT940, in messages of the allowed size and letters', async () => {
    await fc.assert(
      fc.asyncProperty(anyLedger, async (ledger) => {
        const text = Buffer.from(await fileOf(ledger, 'mt940')).toString('latin1');
        expect(moneyOf(readMt940(text))).toEqual(expectedOf(ledger));
        for (const [index, { length, fields }] of messagesOf(text).entries()) {
          expect(length).toBeLessThanOrEqual(2000);
          expect(fields.slice(0, 3).map(([tag]) => tag)).toEqual(['20', '25', '28C']);
          expect(fields[2]?.[1]).toBe(`7/${index + 1}`);
          for (const line of fields.flatMap(([, value]) => value.split('\r\n'))) {
            expect(line).toMatch(/^[A-Za-z0-9/\-?:().,'+ ]{1,65}$/);
            expect(line).toBe(line.trim());
          }
        }
      }),
      RUNS,
    );
  });

  it('is drawn as a PDF with every balance', async () => {
    await fc.assert(
      fc.asyncProperty(anyLedger, fc.constantFrom(...LANGUAGES), async (ledger, language) => {
        const text = await textOfPdf(await fileOf(ledger, 'pdf', language));
        const figure = (minor: bigint) => (minor < 0n ? `−${digits(-minor)}` : digits(minor));
        const figures = text.replace(/[\s.,]/g, '');
        for (const { balanceAfter } of ledger.entries) {
          expect(figures).toContain(figure(balanceAfter.minor));
        }
      }),
      runs({ cost: 'heavy' }),
    );
  });
});

/** Minor units as a page writes them without its points: at least one digit before the two of the tyiyn. */
function digits(minor: bigint): string {
  return minor.toString().padStart(3, '0');
}

async function textOfPdf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  return text.replace(/\s+/g, ' ');
}

const USUAL: readonly EntryRequest[] = [
  { minor: 150_050n, counterpartyName: 'ОсОО «Өмүр Үй»', purpose: 'Оплата по договору № 5' },
  { minor: -28_000n, counterpartyName: '深圳市贸易有限公司', purpose: '服务费', documentNumber: '101' },
];

describe('the PDF', () => {
  test.each([
    [
      'ru',
      [
        'Выписка по счёту',
        'Входящий остаток',
        '1 000,00 сом',
        'Исходящий остаток',
        '2 220,50 сом',
        'в течение 14 дней',
        'Страница 1 из 1',
      ],
    ],
    ['en', ['Account statement', 'Opening balance', '1,000.00 KGS', '2,220.50 KGS', 'within 14 days', 'Page 1 of 1']],
    ['kg', ['Эсеп боюнча көчүрмө', 'Баштапкы калдык', '2 220,50 сом', '14 күндүн ичинде', '1 барактын 1-барагы']],
    ['cn', ['账户对账单', '期初余额', '2,220.50 索姆', '14 天内', '第 1 页，共 1 页']],
  ] as const)('in %s names what it shows', async (language, words) => {
    const text = await textOfPdf(await fileOf(aLedger(USUAL), 'pdf', language));
    const compact = text.replace(/\s/g, '');
    for (const word of [
      ...words,
      '0123-4567-89AB-CDEF-GHJK',
      'https://bank.example/excerpt',
      'ОсОО «Өмүр Үй»',
      '深圳市贸易有限公司',
    ]) {
      expect(compact).toContain(word.replace(/\s/g, ''));
    }
  });

  it('groups account numbers everywhere and keeps a phone number on one line', async () => {
    const entry = {
      minor: -59_500n,
      counterpartyAccount: '1280016000000316',
      purpose: 'Пополнение номера +996 555 000 101',
    };
    const ledger = aLedger([entry]);
    const page = await (await getDocumentProxy(await fileOf(ledger, 'pdf'))).getPage(1);
    const { items } = await page.getTextContent();
    const lines = items.flatMap((item) => ('str' in item ? [item.str.replaceAll('\u00a0', ' ')] : []));
    expect(lines).toContain('1280 0160 0000 0316');
    expect(lines).toContain('+996 555 000 101');
    expect(lines.join(' ')).not.toContain(ledger.facts.statement.accountNumber);
  });

  it('of many entries repeats the titles and counts its pages', async () => {
    const ledger = aLedger(
      Array.from({ length: 200 }, (_, index) => ({ minor: BigInt(index + 1), purpose: `Платёж ${index}` })),
    );
    const { text, totalPages } = await extractText(await getDocumentProxy(await fileOf(ledger, 'pdf')));
    expect(totalPages).toBeGreaterThan(4);
    text.forEach((page, index) => {
      const compact = page.replace(/\s/g, '');
      expect(compact).toContain(`Страница${index + 1}из${totalPages}`);
      expect(compact).toContain('ДебетКредитОстаток');
    });
  });

  it('has words and figures of both alphabets on one line', async () => {
    const page = await (await getDocumentProxy(await fileOf(aLedger(USUAL), 'pdf', 'cn'))).getPage(1);
    const { items } = await page.getTextContent();
    const baselineOf = (text: string): number => {
      const found = items.find((item) => 'str' in item && item.str.replaceAll(/\s/g, '') === text);
      if (found === undefined || !('transform' in found)) {
        throw new Error(`The page does not show ${text}`);
      }
      return Number(found.transform[5]);
    };
    expect(baselineOf('期初余额')).toBeCloseTo(baselineOf('1,000.00'), 3);
    expect(baselineOf('序号')).toBeCloseTo(baselineOf('日期和时间'), 3);
  });

  it('of an empty period says so', async () => {
    expect(await textOfPdf(await fileOf(aLedger([]), 'pdf'))).toContain('За период операций нет.');
  });
});

describe('MT940', () => {
  it('writes names in Latin letters', async () => {
    const text = Buffer.from(await fileOf(aLedger(USUAL), 'mt940')).toString('latin1');
    expect(text).toContain(':86:OsOO Omur Ui / 1280016000000215 / Oplata po dogovoru No 5');
    expect(text).toContain(':60F:C260801KGS1000,00');
    expect(text).toContain(':62F:C261031KGS2220,50');
  });

  it('continues in further messages, each with the balance of the previous one', async () => {
    const text = Buffer.from(
      await fileOf(aLedger(Array.from({ length: 100 }, () => ({ minor: -5n, purpose: 'Оплата' }))), 'mt940'),
    ).toString('latin1');
    const tags = messagesOf(text).map(({ fields }) => [fields[3]?.[0], fields.at(-1)?.[0]]);
    expect(tags.length).toBeGreaterThan(3);
    expect(tags[0]).toEqual(['60F', '62M']);
    expect(tags.at(-1)).toEqual(['60M', '62F']);
  });
});
