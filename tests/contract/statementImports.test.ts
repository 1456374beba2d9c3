import { parseCamt053 } from 'camt-parser';
import { parse as parseCsv } from 'csv-parse/sync';
import { XMLParser } from 'fast-xml-parser';
import { Parser } from 'mt940js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { Importer, READERS } from './support/statementImporters';
import type { ImportedFormat } from './support/statementImporters';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { isFile, minor, statementOf } from './support/statementStory';
import type { WireStatement } from './support/statementStory';
import { accountsOf } from './support/transferStory';
import type { WireClient } from './support/WireClient';

/** Saturday, 21 November 2026, 12:30 in Bishkek. */
const NOW = Date.UTC(2026, 10, 21, 6, 30);
const PERIOD = { dateFrom: '2026-08-22', dateTo: '2026-11-21' };
const FORMATS = Object.keys(READERS) as ImportedFormat[];

interface NumberedStatement extends WireStatement {
  readonly number: number;
}

let server: TestServer;
let person: WireClient;
let company: WireClient;
let statements: readonly OwnedStatement[];

/** A statement, and who may read it. */
interface OwnedStatement extends NumberedStatement {
  readonly client: WireClient;
  readonly accountId: string;
}

beforeAll(async () => {
  server = await startTestServer({ now: NOW });
  person = await server.signedIn('aibek');
  company = await server.signedIn('saltanat');
  const made: OwnedStatement[] = [];
  for (const client of [person, company]) {
    for (const { id } of await accountsOf(client)) {
      made.push(await generated(client, id));
    }
  }
  statements = made;
});
afterAll(() => server.close());

async function generated(client: WireClient, accountId: string, period = PERIOD): Promise<OwnedStatement> {
  const { data } = await client.operation('AccountService', 'GENERATE_ACCOUNT_STATEMENT', { accountId, ...period });
  return { ...(statementOf(data) as NumberedStatement), client, accountId };
}

async function fileOf({ statementId, client }: OwnedStatement, format: ImportedFormat): Promise<Buffer> {
  const { data, code } = await client.operation('AccountService', 'GET_STATEMENT_FILE', { statementId, format });
  if (!isFile(data)) {
    throw new Error(`No file: ${code}`);
  }
  return Buffer.from(data.content, 'base64');
}

describe.each(FORMATS)('an accounting program that reads %s', (format) => {
  it('loses no entry of any account, and adds nothing when it imports all of them again', async () => {
    const program = new Importer(format);
    for (const statement of statements) {
      const change = minor(statement.outgoingBalance) - minor(statement.incomingBalance);
      const { entryCount } = statement;
      const first = await program.take(await fileOf(statement, format));
      expect(first).toEqual({ lines: entryCount, added: entryCount, minor: Number(change) });
    }
    for (const statement of statements) {
      expect((await program.take(await fileOf(statement, format))).added).toBe(0);
    }
    expect(statements.reduce((sum, { entryCount }) => sum + entryCount, 0)).toBeGreaterThan(300);
  });

  it('adds nothing from a statement of a part of the period', async () => {
    const program = new Importer(format);
    for (const statement of statements) {
      await program.take(await fileOf(statement, format));
      const part = await generated(statement.client, statement.accountId, {
        dateFrom: '2026-10-01',
        dateTo: '2026-11-10',
      });
      expect((await program.take(await fileOf(part, format))).added).toBe(0);
    }
  });
});

/** The statement of a customer with the most entries. */
function busiest(client: WireClient): OwnedStatement {
  const [found] = statements
    .filter((statement) => statement.client === client)
    .toSorted((left, right) => right.entryCount - left.entryCount);
  if (found === undefined) {
    throw new Error('No statement');
  }
  return found;
}

describe('a fee', () => {
  it('points at the entry of its payment in camt.053, apart from its own reference', async () => {
    const xml = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'Ntry' });
    const { Ntry: entries } = xml.parse((await fileOf(busiest(person), 'camt053')).toString()).Document.BkToCstmrStmt
      .Stmt;
    const references = new Set(entries.map((entry: CamtEntry) => entry.AcctSvcrRef));
    const fees: readonly CamtEntry[] = entries.filter((entry: CamtEntry) => entry.BkTxCd.Domn?.Fmly.Cd === 'MDOP');
    expect(fees.length).toBeGreaterThan(5);
    for (const fee of fees) {
      const pointer = fee.NtryDtls.TxDtls.Refs.Prtry;
      expect(pointer?.Tp).toBe('ChargedAcctSvcrRef');
      expect(pointer?.Ref).not.toBe(fee.AcctSvcrRef);
      expect(references).toContain(pointer?.Ref);
    }
  });

  it('points at the entry of its payment in the words of MT940 and in a column of CSV', async () => {
    const messages = new Parser().parse((await fileOf(busiest(person), 'mt940')).toString('latin1'));
    const lines = messages.flatMap(({ transactions }) => transactions);
    const references = new Set(lines.map(({ bankReference }) => bankReference));
    const fees = lines.filter(({ transactionType }) => transactionType === 'NCHG');
    expect(fees.length).toBeGreaterThan(5);
    for (const fee of fees) {
      const pointed = /REF (E\d+-\d+)/.exec(fee.details.replaceAll('\n', ''))?.[1];
      expect([references.has(pointed ?? ''), pointed === fee.bankReference]).toEqual([true, false]);
    }
    const rows: string[][] = parseCsv(await fileOf(busiest(person), 'csv'), {
      bom: true,
      delimiter: ';',
      relax_column_count: true,
    });
    const head = rows.find(([first]) => first === '№') ?? [];
    const column = (title: string) => rows.map((row) => row[head.indexOf(title)] ?? '');
    const pointers = column('Проводка платежа').filter((cell) => /^E\d/.test(cell));
    expect(pointers.length).toBeGreaterThanOrEqual(fees.length);
    expect(pointers.every((pointer) => column('Проводка').includes(pointer))).toBe(true);
  });
});

describe('the counterparty', () => {
  it('is named with INN, bank and BIC in CSV and in camt.053', async () => {
    const rows: string[][] = parseCsv(await fileOf(busiest(company), 'csv'), {
      bom: true,
      delimiter: ';',
      relax_column_count: true,
    });
    const head = rows.find(([first]) => first === '№') ?? [];
    const cells = (title: string) => rows.map((row) => row[head.indexOf(title)] ?? '').filter((cell) => cell !== title);
    const inns = cells('ИНН контрагента').filter((cell) => /^\d{14}$/.test(cell));
    const bics = cells('БИК банка контрагента').filter((cell) => /^\d{6}$/.test(cell));
    const banks = cells('Банк контрагента').filter((cell) => /\p{L}/u.test(cell));
    const xml = (await fileOf(busiest(company), 'camt053')).toString();
    const times = (pattern: RegExp) => xml.match(pattern)?.length ?? 0;
    expect([inns, bics, banks].every(({ length }) => length > 0)).toBe(true);
    expect(times(/<Id>\d{14}<\/Id><SchmeNm><Cd>TXID<\/Cd>/g)).toBe(inns.length);
    expect(times(/<ClrSysMmbId><MmbId>\d{6}<\/MmbId><\/ClrSysMmbId>/g)).toBe(bics.length);
  });
});

describe('the number of a statement', () => {
  it('counts the statements of an account, is the same in every format, and stays with the statement', async () => {
    const [account] = await accountsOf(person);
    const periods = ['2026-09-01', '2026-09-02', '2026-09-03'].map((day) => ({ dateFrom: day, dateTo: day }));
    const made: OwnedStatement[] = [];
    for (const period of [...periods, ...periods]) {
      made.push(await generated(person, account?.id ?? '', period));
    }
    const [first = 0] = made.map(({ number }) => number);
    expect(made.map(({ number }) => number - first)).toEqual([0, 1, 2, 0, 1, 2]);
    const [, second] = made;
    if (second === undefined) {
      throw new Error('No second statement');
    }
    const [mt940] = new Parser().parse((await fileOf(second, 'mt940')).toString('latin1'));
    const { statements: read } = await parseCamt053((await fileOf(second, 'camt053')).toString());
    expect([Number(mt940?.number.statement), Number(read[0]?.sequenceNumber)]).toEqual([second.number, second.number]);
  });

  it('is given once to statements that are made at the same moment', async () => {
    const [account] = await accountsOf(person);
    const days = ['2026-09-11', '2026-09-12'];
    const made = await Promise.all(
      days.map((day) => generated(person, account?.id ?? '', { dateFrom: day, dateTo: day })),
    );
    const numbers = made.map(({ number }) => number).toSorted((left, right) => left - right);
    expect(numbers.map((number) => number - (numbers[0] ?? 0))).toEqual([0, 1]);
  });
});

interface CamtEntry {
  readonly AcctSvcrRef: string;
  readonly BkTxCd: { readonly Domn?: { readonly Fmly: { readonly Cd: string } } };
  readonly NtryDtls: {
    readonly TxDtls: { readonly Refs: { readonly Prtry?: { readonly Tp: string; readonly Ref: string } } };
  };
}
