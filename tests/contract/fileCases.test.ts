import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { projectRoot } from '../../bank/kernel/projectRoot';
import { readAccountNumber } from '../../src/domain/text/identifiers';
import cases from '../cases/files.json';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { accountsOf, isOrdinary, only } from './support/transferStory';
import type { WireAccount } from './support/transferStory';
import type { WireClient } from './support/WireClient';

/** Monday, 23 November 2026, 10:00 in Bishkek; the open payment day the files name. */
const MONDAY_TEN = Date.UTC(2026, 10, 23, 4);
const OPEN_DAY = '23.11.2026';

/** Contents read from a file: faults of the whole file, and each line with its faults. */
interface Reading {
  readonly faults: readonly string[];
  readonly lines: readonly (readonly [name: string, account: string, purpose: string, faults: readonly string[]])[];
}

const SALARY: Reading = {
  faults: [],
  lines: [['Асанов Айбек Маратович', '1280016000000114', 'Заработная плата за ноябрь', []]],
};
const PAYEE = ['ОсОО Пример Связь', '1091820000077759'] as const;

/** Right value of each case. */
const RIGHT: Readonly<Record<string, Reading>> = {
  A05: SALARY,
  A06: SALARY,
  A07: { faults: [], lines: [[...PAYEE, 'услуги мобильной связи', []]] },
  A08: { faults: [], lines: [[...PAYEE, 'услуги связи', ['17 amount REPEATED']]] },
  A09: SALARY,
};

let server: TestServer;
let maker: WireClient;
let payer: WireAccount;

beforeAll(async () => {
  server = await startTestServer({ now: MONDAY_TEN });
  maker = await server.signedIn('saltanat');
  payer = only(await accountsOf(maker), (account) => isOrdinary(account) && account.ccy === 'KGS');
});
afterAll(() => server.close());

/** Bytes of a file with the open day in them; the other bytes stay in whatever encoding they are. */
function contentOf(file: string): string {
  const text = readFileSync(join(projectRoot(), 'tests/cases/files', file), 'latin1').replaceAll('@DAY@', OPEN_DAY);
  return Buffer.from(text, 'latin1').toString('base64');
}

interface WireFault {
  readonly row: number;
  readonly field: string;
  readonly code: string;
}

async function read(file: string, kind: string, content = contentOf(file)): Promise<Reading> {
  const { data } = await maker.operation('TransferService', 'UPLOAD_BATCH_FILE', {
    operationId: randomUUID(),
    batchType: kind,
    ...(kind === 'salary' && { accountDebitId: payer.id }),
    files: [{ name: file, content }],
  });
  const { faults = [], transactions = [] } = Object(data) as {
    readonly faults?: readonly WireFault[];
    readonly transactions?: readonly {
      readonly written: Readonly<Record<string, string>>;
      readonly faults: readonly WireFault[];
    }[];
  };
  const said = ({ row, field, code }: WireFault) => `${row} ${field} ${code}`;
  return {
    faults: faults.map(said),
    lines: transactions.map(({ written, faults: ofLine }) => [
      written['recipientName'] ?? '',
      // The list shows the number as the file has it; without a fault, its digits are what is paid to.
      readAccountNumber(written['account'] ?? ''),
      written['purpose'] ?? '',
      ofLine.map(said),
    ]),
  };
}

describe('a file from public reports', () => {
  it('has a right value in every case', () => {
    expect(Object.keys(RIGHT)).toEqual(cases.map(({ id }) => id));
  });

  it.each(cases)('$id, $file: $right', async ({ id, file, kind }) => {
    expect(await read(file, kind)).toEqual(RIGHT[id]);
  });

  it.each([
    ['1,500.00', []],
    ['45.000,00', []],
    ['1 500,00', []],
    ['1\u00a0500,00', []],
    ['1’500.00', []],
    ['1.500', ['2 amount NOT_AN_AMOUNT']],
  ])('with the amount %s is read as a form reads it, or refused by its field', async (amount, faults) => {
    const row = [
      '1',
      'Асанов Айбек Маратович',
      '21503198500123',
      '1280016000000114',
      amount,
      'Заработная плата за ноябрь',
    ].join(';');
    const content = Buffer.from(`npp;fullName;inn;account;amount;purpose\r\n${row}\r\n`, 'utf8').toString('base64');
    const [name, account, purpose] = SALARY.lines[0] ?? [];
    expect(await read('salary.csv', 'salary', content)).toEqual({
      faults: [],
      lines: [[name, account, purpose, faults]],
    });
  });
});
