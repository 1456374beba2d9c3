import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { assertBooksBalance } from '../../bank/ledger/invariants';
import { addDays } from '../../src/domain/time/days';
import { bankDayOf, startOfBankDay } from '../../src/domain/time/Instant';
import { Desk } from '../support/Desk';
import { activateMandate, invoiceToAibek, mandateOfAibek } from '../support/directDebits';
import { RawClient } from '../support/RawClient';
import { letTimePass } from '../support/realTime';
import { StartedBank } from '../support/StartedBank';

const INVOICES = 16;
const PRICE = 1_00n;
const DAYS = 3;
const TEN_HOURS_MS = 10 * 60 * 60 * 1000;
const TEN_MINUTES_MS = 10 * 60 * 1000;
/** Moments after a day has come at which a process is killed: before, while and after debits are made. */
const KILLED_AFTER_MS = [20, 120, 350] as const;
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

interface Made {
  readonly announced: number;
  readonly paid: number;
  readonly lines: number;
  readonly debited: string;
}

/** Number of debits announced and made, of lines of history they became, and the sum that left the account. */
async function made(): Promise<Made> {
  const { rows } = await database.query<Made>(`
    select (select count(*)::int from direct_debit where state = 'announced') as announced,
      (select count(*)::int from direct_debit where state = 'paid') as paid,
      (select count(*)::int from txn where txn_code = 'DIRECT_DEBIT') as lines,
      (select coalesce(sum(-e.amount), 0)::text from entry e join txn t on t.posting_id = e.posting_id
        where t.txn_code = 'DIRECT_DEBIT' and e.account_id = t.debit_account_id) as debited`);
  return rows[0] ?? { announced: 0, paid: 0, lines: 0, debited: '0' };
}

describe('direct debits, made by two processes of the bank on one database', () => {
  it('are announced and made once each, although one of the processes is killed in the middle of it', async () => {
    const desk = new Desk(first.origin);
    const start = bankDayOf(await desk.now());
    const director = new RawClient(first.origin);
    await director.signIn('daniyar');
    await desk.moveClock({ to: new Date(startOfBankDay(addDays(start, 1)) + TEN_HOURS_MS).toISOString() });
    await director.signIn('daniyar');
    const payer = new RawClient(first.origin);
    await payer.signIn('aibek');
    for (let day = 0; day < DAYS; day += 1) {
      for (let index = 0; index < INVOICES; index += 1) {
        const dueOn = addDays(start, 3 + day);
        await invoiceToAibek(director, { number: `Д-${day}-${index}`, total: PRICE, dueOn });
      }
    }
    await mandateOfAibek(payer);
    await activateMandate(first.origin);

    for (const [index, killedAfterMs] of [0, ...KILLED_AFTER_MS].entries()) {
      // Each day a little later than the day before, so that what was announced then is due.
      const at = startOfBankDay(addDays(start, 2 + index)) + TEN_HOURS_MS + index * TEN_MINUTES_MS;
      await desk.moveClock({ to: new Date(at).toISOString() });
      await letTimePass(killedAfterMs);
      // The other one keeps the database, so it lives on.
      await second.kill();
      await second.launch();
      const whole = { announced: index < DAYS ? INVOICES : 0, paid: index * INVOICES, lines: index * INVOICES };
      await expect.poll(made, { timeout: MAX_WAIT_MS, interval: LOOK_MS }).toMatchObject(whole);
    }
    expect(await made()).toEqual({
      announced: 0,
      paid: DAYS * INVOICES,
      lines: DAYS * INVOICES,
      debited: (PRICE * BigInt(DAYS * INVOICES)).toString(),
    });
    const { rows } = await database.query(
      'select i.id from direct_debit d join invoice i on i.id = d.invoice_id group by i.id having count(*) <> 1 or bool_or(i.paid <> i.total)',
    );
    expect(rows).toEqual([]);
    await assertBooksBalance(database);
  });
});
