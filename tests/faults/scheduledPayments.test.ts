import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { assertBooksBalance } from '../../bank/ledger/invariants';
import { money } from '../../src/domain/money/Money';
import type { Result } from '../../src/domain/result/Result';
import { setDaysOf } from '../../src/domain/schedule/Recurrence';
import { addDays } from '../../src/domain/time/days';
import { bankDayOf, startOfBankDay } from '../../src/domain/time/Instant';
import { Desk } from '../support/Desk';
import { RawClient } from '../support/RawClient';
import { letTimePass } from '../support/realTime';
import { StartedBank } from '../support/StartedBank';
import { usableAccounts } from '../support/usableAccounts';
import { newOperationId } from './TransferLoad';

const SCHEDULES = 24;
const PRICE = 1_00n;
const DAYS = 3;
const TEN_HOURS_MS = 10 * 60 * 60 * 1000;
const TWO_MINUTES_MS = 2 * 60 * 1000;
/** Moments after a day has come at which a process is killed: before, while and after payments are made. */
const KILLED_AFTER_MS = [40, 120, 350] as const;
const MAX_WAIT_MS = 60_000;
const LOOK_MS = 250;

let first: StartedBank;
let second: StartedBank;
let database: Client;

beforeAll(async () => {
  const environment = { RATE_SESSION: '100000/100000' };
  first = await StartedBank.start({ environment });
  second = await StartedBank.start({ environment: { ...environment, DATABASE_URL: first.databaseUrl() } });
  database = new Client(first.connection());
  await database.connect();
});

afterAll(async () => {
  await database.end();
  await second.remove();
  await first.remove();
});

function valueOf<Value>(result: Result<Value, { readonly code: string }>): Value {
  if (!result.ok) {
    throw new Error(`Refused: ${result.failure.code}`);
  }
  return result.value;
}

/** As many templates as wanted, each paid by itself on the same days. */
async function scheduleMany(client: RawClient): Promise<void> {
  const [from, to] = await usableAccounts(client, 'KGS');
  const tomorrow = addDays(bankDayOf(await new Desk(first.origin).now()), 1);
  const recurrence = setDaysOf(Array.from({ length: DAYS }, (_, index) => addDays(tomorrow, index)));
  for (let index = 0; index < SCHEDULES; index += 1) {
    const operationId = newOperationId();
    const transfer = {
      operationId,
      debitAccountId: from.id,
      creditAccountId: to.id,
      amount: money(PRICE, 'KGS'),
      purpose: '',
    };
    valueOf(await client.execute('MAKE_OWN_ACCOUNTS_TRANSFER', transfer));
    const template = valueOf(await client.execute('CREATE_TEMPLATE', { name: `Платёж ${index}`, operationId }));
    const consent = newOperationId();
    const waiting = valueOf(
      await client.execute('HANDLE_SCHEDULED_TRANSACTION', {
        operationId: consent,
        templateId: template.id,
        recurrence,
      }),
    );
    const otp = await client.codeFor('aibek', waiting.fingerprint);
    valueOf(await client.execute('CONFIRM_ACCOUNT_OPERATION', { operationId: consent, otp }));
  }
}

/** Number of completed schedule runs, of transactions they became, and of operations booked. */
async function made(): Promise<{ readonly runs: number; readonly lines: number; readonly booked: number }> {
  const { rows } = await database.query<{ runs: number; lines: number; booked: number }>(`
    select (select count(*)::int from schedule_run where state = 'done') as runs,
      (select count(distinct txn_id)::int from schedule_run where state = 'done') as lines,
      (select count(*)::int from operation o join template t on t.customer_id = o.customer_id
        and t.request - 'x' = o.request - 'operationId' and o.state = 'booked' and t.name = 'Платёж 0') as booked`);
  return rows[0] ?? { runs: 0, lines: 0, booked: 0 };
}

/** Until every run of the days that have come is over. What a killed process held is free again after a minute of the bank's time. */
async function untilMade(runs: number): Promise<void> {
  const madeByNow = async (): Promise<number> => {
    const now = await made();
    if (now.runs < runs) {
      await new Desk(first.origin).moveClock({ forwardMs: TWO_MINUTES_MS }).catch(() => undefined);
    }
    return now.runs;
  };
  await expect.poll(madeByNow, { timeout: MAX_WAIT_MS, interval: LOOK_MS }).toBeGreaterThanOrEqual(runs);
}

describe('payments of schedules, made by two processes of the bank on one database', () => {
  it('are made once each, although one of the processes is killed in the middle of it', async () => {
    const client = new RawClient(first.origin);
    await client.signIn('aibek');
    await scheduleMany(client);
    for (const [index, killedAfterMs] of KILLED_AFTER_MS.entries()) {
      const desk = new Desk(first.origin);
      const day = addDays(bankDayOf(await desk.now()), 1);
      await desk.moveClock({ to: new Date(startOfBankDay(day) + TEN_HOURS_MS).toISOString() });
      await letTimePass(killedAfterMs);
      // The other one keeps the database, so it lives on.
      await second.kill();
      await second.launch();
      await untilMade((index + 1) * SCHEDULES);
      expect(await made()).toMatchObject({ runs: (index + 1) * SCHEDULES, lines: (index + 1) * SCHEDULES });
    }
    expect((await made()).booked).toBe(DAYS * SCHEDULES);
    const { rows } = await database.query<{ schedule: string; runs: number }>(
      `
      select s.id::text as schedule, count(*)::int as runs from schedule s join schedule_run r on r.schedule_id = s.id
       group by s.id having count(*) <> $1 or bool_or(r.state <> 'done')`,
      [DAYS],
    );
    expect(rows).toEqual([]);
    await assertBooksBalance(database);
  });
});
