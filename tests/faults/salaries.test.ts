import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { assertBooksBalance } from '../../bank/ledger/invariants';
import { printSalary } from '../../src/domain/batch/salaryCsv';
import type { OperationId } from '../../src/domain/operation/OperationId';
import type { Result } from '../../src/domain/result/Result';
import { bytesOf, expectCounted, numberOf, orderFor } from '../bank/batches/support';
import { RawClient } from '../support/RawClient';
import { firstFound, letTimePass } from '../support/realTime';
import { StartedBank } from '../support/StartedBank';
import { usableAccount } from '../support/usableAccounts';
import { seededRandom, seedOfRun } from './seededRandom';
import { newOperationId } from './TransferLoad';

/** Every employee stands in both registers, which two processes can pay at once. */
const EMPLOYEES = 4000;
const REGISTERS = 2;
/** The account of this one is closed after the registers were sent. */
const GONE = 77;
const CHUNK_SECONDS = 0.7;
const KILLED_WITHIN_MS = 700;
const MAX_WAIT_MS = 60_000;
const LOOK_MS = 40;

/** Processes killed in turn, each at a random moment while lines are being paid. */
const VICTIMS = ['both', 'database', 'both', 'database', 'second', 'first'] as const;
/** Least number of kills that must happen before everything is paid. */
const IN_THE_MIDDLE = 3;

const seed = seedOfRun();
const random = seededRandom(seed);

let first: StartedBank;
let second: StartedBank;

beforeAll(async () => {
  const environment = { RATE_SESSION: '100000/100000' };
  first = await StartedBank.start({ environment });
  second = await StartedBank.start({ environment: { ...environment, DATABASE_URL: first.databaseUrl() } });
});

afterAll(async () => {
  await second.remove();
  await first.remove();
});

function valueOf<Value>(result: Result<Value, { readonly code: string }>): Value {
  if (!result.ok) {
    throw new Error(`Refused: ${result.failure.code}`);
  }
  return result.value;
}

/** The database is killed as well, so nobody stays connected. */
async function inDatabase<Answer>(work: (database: Client) => Promise<Answer>): Promise<Answer> {
  const database = new Client(first.connection());
  database.on('error', () => undefined);
  await database.connect();
  try {
    return await work(database);
  } finally {
    await database.end().catch(() => undefined);
  }
}

/** Employees with an empty account each; and so long takes what is paid in one transaction that it can be hit in its middle. */
function prepare(): Promise<unknown> {
  return inDatabase(async (database) => {
    await database.query(`
      create function take_time() returns trigger language plpgsql as $$ begin perform pg_sleep(${CHUNK_SECONDS}); return null; end $$;
      create trigger take_time after insert on txn for each statement execute function take_time();
      insert into customer (customer_no, kind, name, inn, phone, created_at)
        values ('EMPLOYEES', 'I', '{"ru":"Клиент employee","en":"employee","kg":"employee","cn":"employee"}', '20101199000001', '+996555000000', now())`);
    await database.query(
      `insert into account (number, customer_id, account_class, class_group, currency, lowest_balance, opened_at)
        select unnest($1::text[]), id, '1010', '1', 'KGS', 0, now() from customer where customer_no = 'EMPLOYEES'`,
      [Array.from({ length: EMPLOYEES }, (_, index) => numberOf(index + 1))],
    );
  });
}

const amountOf = (register: number, employee: number): bigint => BigInt(10_000 * (register + 1) + employee);

/** Hands a register in and sends it; returns the document. The second one pays in the opposite order. */
async function send(maker: RawClient, debitAccountId: string, register: number): Promise<OperationId> {
  const employees = Array.from({ length: EMPLOYEES }, (_, index) => (register === 0 ? index + 1 : EMPLOYEES - index));
  const orders = employees.map((employee) => orderFor(employee, amountOf(register, employee)));
  const files = [{ name: 'salary.csv', bytes: bytesOf(printSalary({ orders })) }];
  const batch = newOperationId();
  expect(
    valueOf(await maker.execute('UPLOAD_BATCH_FILE', { operationId: batch, kind: 'salary', debitAccountId, files }))
      .faults,
  ).toEqual([]);
  const operationId = newOperationId();
  const { sent } = valueOf(await maker.execute('SEND_TXNS_TO_PROCESSING_CORP', { operationId, batch }));
  expect(sent).toBe(EMPLOYEES);
  return operationId;
}

async function sign(client: RawClient, login: string, documents: readonly OperationId[]): Promise<void> {
  const known = new Set((await client.messages(login)).map(({ text }) => text));
  const operationId = newOperationId();
  valueOf(await client.execute('CREATE_CONFIRM_OPERATION', { operationId, documents }));
  const news = async () => (await client.messages(login)).find(({ text }) => !known.has(text))?.code;
  await expect.poll(news, { timeout: MAX_WAIT_MS }).toMatch(/^\d{6}$/);
  const signed = valueOf(await client.execute('CONFIRM_CONFIRM_OPERATION', { operationId, otp: (await news()) ?? '' }));
  expect(signed.map(({ refusal }) => refusal)).toEqual(documents.map(() => undefined));
}

/** Number of unpaid lines; `undefined` while the database is down. */
function waitingLines(): Promise<number | undefined> {
  return inDatabase(async (database) => {
    const { rows } = await database.query<{ lines: number }>(
      'select count(*)::int as lines from batch_line where outcome is null',
    );
    return rows[0]?.lines;
  }).catch(() => undefined);
}

/** Waits until less lines wait than before, or none. */
async function somethingPaid(before: number): Promise<number> {
  const fewer = async (): Promise<number | undefined> => {
    const lines = await waitingLines();
    return lines !== undefined && (lines < before || lines === 0) ? lines : undefined;
  };
  const lines = await firstFound(fewer, { everyMs: LOOK_MS, withinMs: MAX_WAIT_MS });
  if (lines === undefined) {
    throw new Error('No line is paid any more');
  }
  return lines;
}

async function killAndRaise(victim: (typeof VICTIMS)[number]): Promise<void> {
  if (victim === 'database') {
    process.kill(first.databaseProcessId() ?? Number.NaN, 'SIGKILL');
    return;
  }
  const victims = victim === 'both' ? [first, second] : [victim === 'first' ? first : second];
  await Promise.all(victims.map((bank) => bank.kill()));
  // The first one brings the database with it.
  for (const bank of victims) {
    await bank.launch();
  }
}

const LINES_OF_EMPLOYEES = `
  select a.number, a.balance::text as balance, array_agg(e.amount::text order by e.amount) as entries, count(distinct t.id)::int as recorded
    from account a join customer c on c.id = a.customer_id and c.customer_no = 'EMPLOYEES'
      left join entry e on e.account_id = a.id left join txn t on t.posting_id = e.posting_id and t.txn_code = 'SALARY_RECEIVED'
    group by a.id`;

const STANDING = `
  select l.operation_id::text as document, l.outcome, l.refusal, count(*)::int as lines, count(distinct l.txn_id)::int as recorded
    from batch_line l group by 1, 2, 3 order by 1, 2`;

describe(`salaries, paid by two processes of the bank on one database (seed ${seed})`, () => {
  it('reach every employee once, although the processes and the database are killed again and again', async () => {
    await prepare();
    const maker = new RawClient(first.origin);
    const director = new RawClient(first.origin);
    await maker.signIn('saltanat');
    await director.signIn('daniyar');
    const debit = await usableAccount(maker, 'KGS');
    const documents: OperationId[] = [];
    for (let register = 0; register < REGISTERS; register += 1) {
      documents.push(await send(maker, debit.id, register));
    }
    await inDatabase((database) =>
      database.query(`update account set record_status = 'C' where number = $1`, [numberOf(GONE)]),
    );
    await sign(director, 'daniyar', documents);
    await sign(maker, 'saltanat', documents);

    let inTheMiddle = 0;
    let waiting = EMPLOYEES * REGISTERS;
    for (const victim of VICTIMS) {
      waiting = await somethingPaid(waiting);
      await letTimePass(random() * KILLED_WITHIN_MS);
      inTheMiddle += ((await waitingLines()) ?? waiting) > 0 ? 1 : 0;
      await killAndRaise(victim);
    }
    const ended = () =>
      inDatabase(
        async (database) => (await database.query('select from salary_run where ended_at is not null')).rowCount,
      ).catch(() => undefined);
    await expect.poll(ended, { timeout: MAX_WAIT_MS }).toBe(REGISTERS);
    expect(inTheMiddle).toBeGreaterThanOrEqual(IN_THE_MIDDLE);

    await inDatabase(async (database) => {
      await assertBooksBalance(database);
      await expectCounted(database);
      const { rows: standing } = await database.query(STANDING);
      expect(standing).toEqual(
        documents.toSorted().flatMap((document) => [
          { document, outcome: 'paid', refusal: null, lines: EMPLOYEES - 1, recorded: EMPLOYEES - 1 },
          { document, outcome: 'rejected', refusal: 'ACCOUNT_CREDIT_NOT_FOUND', lines: 1, recorded: 0 },
        ]),
      );
      const { rows } = await database.query<{
        number: string;
        balance: string;
        entries: readonly string[];
        recorded: number;
      }>(LINES_OF_EMPLOYEES);
      const byNumber = new Map(rows.map(({ number, ...row }) => [number, row]));
      const wrong = Array.from({ length: EMPLOYEES }, (_, index) => index + 1).filter((employee) => {
        const amounts =
          employee === GONE ? [] : Array.from({ length: REGISTERS }, (_, register) => amountOf(register, employee));
        const row = byNumber.get(numberOf(employee));
        const total = amounts.reduce((sum, amount) => sum + amount, 0n);
        return (
          row?.balance !== String(total) ||
          row.recorded !== amounts.length ||
          row.entries.filter((entry) => entry !== null).join() !== amounts.join()
        );
      });
      expect(wrong).toEqual([]);
      const { rows: recorded } = await database.query<{ code: string; status: string; lines: number }>(
        `select txn_code as code, status, count(*)::int as lines from txn where txn_code like 'MAKE_SALARY_BATCH%' group by 1, 2 order by 1`,
      );
      expect(recorded).toEqual([
        { code: 'MAKE_SALARY_BATCH', status: 'ACCEPTED', lines: REGISTERS },
        { code: 'MAKE_SALARY_BATCH_RETURN', status: 'ACCEPTED', lines: REGISTERS },
      ]);
    });
    const paid = Array.from({ length: REGISTERS }, (_, register) =>
      Array.from({ length: EMPLOYEES }, (_line, index) => (index + 1 === GONE ? 0n : amountOf(register, index + 1))),
    );
    const total = paid.flat().reduce((sum, amount) => sum + amount, 0n);
    expect((await usableAccount(maker, 'KGS')).available.minor).toBe(debit.available.minor - total);
  });
});
