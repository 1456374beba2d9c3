import { randomUUID } from 'node:crypto';

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { assertBooksBalance } from '../../bank/ledger/invariants';
import { SALARY_HEADER } from '../../src/domain/batch/salaryCsv';
import { expectCounted } from '../bank/batches/support';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { accountsOf, isOrdinary, only } from './support/transferStory';
import type { WireAccount } from './support/transferStory';
import type { WireClient } from './support/WireClient';

/** Monday, 23 November 2026, 10:00 in Bishkek. */
const MONDAY_TEN = Date.UTC(2026, 10, 23, 4);
const HOUR_MS = 60 * 60 * 1000;

let server: TestServer;
let maker: WireClient;
let from: WireAccount;
let employee: string;

beforeAll(async () => {
  server = await startTestServer({ now: MONDAY_TEN });
  maker = await server.signedIn('saltanat');
  const soms = (await accountsOf(maker)).filter((account) => isOrdinary(account) && account.ccy === 'KGS');
  const [first] = soms.toSorted(
    (left, right) => Number(right.acyWithdrawableBalance) - Number(left.acyWithdrawableBalance),
  );
  from = first ?? only(soms, () => true);
  const person = await server.signedIn('aibek');
  employee = only(
    (await accountsOf(person)).filter((account) => isOrdinary(account) && account.ccy === 'KGS').slice(0, 1),
    () => true,
  ).accountNo;
});
afterEach(async () => {
  await assertBooksBalance(server.bank.database.owner);
  await expectCounted(server.bank.database.owner);
});
afterAll(() => server.close());

interface WireLine {
  readonly number: number;
  readonly status: string;
  readonly faults: readonly object[];
  readonly operationId?: string;
}

interface WireAnswer {
  readonly batch?: object;
  readonly batches?: readonly { readonly operationId: string }[];
  readonly transactions?: readonly WireLine[];
  readonly sent?: number;
  readonly refused?: number;
}

const textOf = (text: string): string => Buffer.from(text).toString('base64');

interface Upload {
  readonly operationId: string;
  readonly batchType: string;
}

function salary(amount: string, operationId = randomUUID()): Upload & Readonly<Record<string, unknown>> {
  const text = [
    SALARY_HEADER,
    `1;Асанов Айбек Маратович;20101199000001;${employee};${amount};Заработная плата`,
    '',
  ].join('\r\n');
  return {
    operationId,
    batchType: 'salary',
    accountDebitId: from.id,
    files: [{ name: 'salary.csv', content: textOf(text) }],
  };
}

/** Lines to a customer of the bank, or by clearing, each with a purpose of its own. */
function payments(
  batchType: 'internal' | 'clearing',
  lines: readonly { readonly day?: string; readonly purpose: string }[],
): Upload & Readonly<Record<string, unknown>> {
  const rows = lines.map(({ day = '23.11.2026', purpose }, index) => {
    const to =
      batchType === 'internal'
        ? ['', employee, 'Асанов Айбек', '', '']
        : ['109022', '1091820000077759', 'ОсОО Пример Связь', '', '42122700'];
    return ['D', index + 1, 700 + index, ...to, '5.00', day, purpose].join('|');
  });
  const sum = (lines.length * 5).toFixed(2);
  const head = ['H', 'PLT1', batchType.toUpperCase(), from.accountNo, '23.11.2026', lines.length, sum].join('|');
  const text = [head, ...rows, ['T', lines.length, sum].join('|'), ''].join('\r\n');
  return { operationId: randomUUID(), batchType, files: [{ name: 'payments.plt', content: textOf(text) }] };
}

const upload = (request: object) => maker.operation('TransferService', 'UPLOAD_BATCH_FILE', request);
const send = (request: object) => maker.operation('TransferService', 'SEND_TXNS_TO_PROCESSING_CORP', request);

async function select(request: object): Promise<WireAnswer> {
  const answer = await maker.operation('TransferService', 'SELECT_BATCH_TXNS', request);
  expect(answer.code).toBe('');
  return answer.data as WireAnswer;
}

/** Waits in the database until all have asked whether somebody was here before: then nobody was. */
async function atOnce<Answer>(calls: readonly (() => Promise<Answer>)[]): Promise<readonly Answer[]> {
  const { owner } = server.bank.database;
  await owner.query('begin');
  await owner.query('lock table batch in exclusive mode');
  const answers = Promise.all(calls.map((call) => call()));
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const waitingNow = async () => {
    // A transaction keeps the first picture of the others that it was given.
    await owner.query('select pg_stat_clear_snapshot()');
    return (await owner.query(waiting)).rowCount;
  };
  await expect.poll(waitingNow, { timeout: 15_000 }).toBe(calls.length);
  await owner.query('commit');
  return answers;
}

describe('UPLOAD_BATCH_FILE', () => {
  it('keeps one of two that come at the same moment under one id: the same twice is one answer, another is refused', async () => {
    const same = salary('10.00');
    const [one, two] = await atOnce([() => upload(same), () => upload(same)]);
    expect([one?.code, two?.code]).toEqual(['', '']);
    expect(one?.data).toEqual(two?.data);
    const operationId = randomUUID();
    const answers = await atOnce([
      () => upload(salary('11.00', operationId)),
      () => upload(salary('12.00', operationId)),
    ]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['', 'OPERATION_ID_REUSED']);
    const { rows } = await server.bank.database.owner.query<{ lines: number }>(
      `select count(*)::int as lines from batch_line l join batch b on b.id = l.batch_id where b.operation_id = any ($1) group by b.id`,
      [[same.operationId, operationId]],
    );
    expect(rows).toEqual([{ lines: 1 }, { lines: 1 }]);
  });

  it('pays a line to a customer of the bank when it is signed, and gives its document the number of the line', async () => {
    const request = payments('internal', [
      { purpose: 'Сегодня' },
      { purpose: 'Завтра', day: '24.11.2026' },
      { purpose: 'Давно', day: '12.11.2026' },
    ]);
    const { transactions = [] } = (await upload(request)).data as WireAnswer;
    expect(transactions.map(({ faults }) => faults)).toEqual([
      [],
      [{ row: 3, field: 'valueDate', code: 'DAY_CLOSED' }],
      [{ row: 4, field: 'valueDate', code: 'DAY_TOO_OLD' }],
    ]);
    expect((await send({ operationId: randomUUID(), batchId: request.operationId })).data).toMatchObject({
      sent: 1,
      refused: 0,
    });
    const [line] = (await select({ type: 'read', batchId: request.operationId })).transactions ?? [];
    const { data } = await maker.operation('AccountService', 'GET_TXNS_ON_CONFIRMATION', {});
    const documents = data as readonly { readonly preview: { readonly operationId: string } }[];
    expect(documents.find(({ preview }) => preview.operationId === line?.operationId)).toMatchObject({
      txnCode: 'MAKE_BANK_CLIENT_TRANSFER',
      preview: { terms: { documentNumber: '700' } },
    });
  });
});

describe('SELECT_BATCH_TXNS', () => {
  it('says what the chosen lines cost of the batch that is asked about, and in lists of none', async () => {
    const request = salary('3.00');
    await upload(request);
    const [listed] = (await select({ type: 'list' })).batches ?? [];
    const [read] = (await select({ type: 'read', batchId: request.operationId })).batches ?? [];
    expect(listed?.operationId).toBe(request.operationId);
    expect(read).toEqual({ ...listed, fee: { amount: expect.any(String), ccy: 'KGS' } });
  });
});

describe('SEND_TXNS_TO_PROCESSING_CORP', () => {
  /** The bank breaks off at this line of a batch, until it is mended. */
  async function breakAt(line: number): Promise<() => Promise<unknown>> {
    const { owner } = server.bank.database;
    await owner.query(`
      create or replace function break_off() returns trigger language plpgsql as $$ begin raise exception 'broken off'; end $$;
      create trigger break_off before update on batch_line for each row
        when (new.number = ${line} and new.operation_id is not null) execute function break_off()`);
    return () => owner.query('drop trigger break_off on batch_line');
  }

  /** Documents of a sending, with how often each was sent to be signed. */
  async function documentsOf(batchId: string): Promise<readonly { readonly state: string; readonly lines: number }[]> {
    const { rows } = await server.bank.database.owner.query<{ state: string; lines: number }>(
      `select o.state, count(*)::int as lines from operation o join batch_line l on l.operation_id = o.operation_id
        join batch b on b.id = l.batch_id where b.operation_id = $1 group by o.id order by 1`,
      [batchId],
    );
    return rows;
  }

  async function documents(): Promise<number> {
    const { rows } = await server.bank.database.owner.query<{ documents: number }>(
      'select count(*)::int as documents from operation',
    );
    return rows[0]?.documents ?? 0;
  }

  it.each([
    ['internal', 9],
    ['internal', 1],
    ['salary', 1],
  ] as const)('goes on with %s where it broke off at line %i, and does nothing twice', async (kind, line) => {
    server.bank.clock.advance(HOUR_MS);
    maker = await server.signedIn('saltanat');
    const day = `${new Date(server.bank.clock.now()).getUTCDate()}.11.2026`;
    const lines = Array.from({ length: 12 }, (_, index) => ({ day, purpose: `${kind} ${line} ${index}` }));
    const request = kind === 'salary' ? salary('4.00') : payments(kind, lines);
    await upload(request);
    await select({ type: 'chooseAll', batchId: request.operationId });
    const before = await documents();
    const mend = await breakAt(line);
    const sending = { operationId: randomUUID(), batchId: request.operationId };
    expect((await send(sending)).code).toBe('INTERNAL_SERVER_ERROR');
    await mend();
    const [again, twice] = await Promise.all([send(sending), send(sending)]);
    const count = kind === 'salary' ? 1 : lines.length;
    expect([again.code, twice.code]).toEqual(['', '']);
    expect((await send(sending)).data).toMatchObject({ sent: count, refused: 0 });
    expect(await documentsOf(request.operationId)).toEqual(
      Array.from({ length: count }, () => ({ state: 'signing', lines: 1 })),
    );
    expect(await documents()).toBe(before + count);
  });
});
