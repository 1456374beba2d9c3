import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { assertBooksBalance } from '../../bank/ledger/invariants';
import type { RequestOf } from '../../src/application/operations/catalogue';
import type { Result } from '../../src/domain/result/Result';
import { startOfBankDay } from '../../src/domain/time/Instant';
import { nextBusinessDay } from '../bank/movements/kindMakers';
import { MOVEMENT_KINDS } from '../bank/movements/kinds';
import type { Fate, MoneyCode, MovementKind, Request } from '../bank/movements/MovementKind';
import { Desk } from '../support/Desk';
import { RawClient } from '../support/RawClient';
import { letTimePass } from '../support/realTime';
import { StartedBank } from '../support/StartedBank';
import { usableAccounts } from '../support/usableAccounts';
import { seededRandom, seedOfRun } from './seededRandom';

const AMOUNT = 6_000n;
const TEN_HOURS_MS = 10 * 60 * 60 * 1000;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Advance of the clock at each kill of a process, in milliseconds; the last ones cover what arrives from abroad days later. */
const JUMPS_MS = [2, 2, 2, 61, 61, 61]
  .map((minutes) => minutes * MINUTE_MS)
  .concat(Array.from({ length: 10 }, () => DAY_MS));
const KILLED_IN_JUMPS = 8;
const KILLED_WITHIN_MS = 250;
const MAX_WAIT_MS = 30_000;
const LOOK_MS = 100;
/** Number of consecutive polls without a change after which nothing is pending at a network. */
const QUIET_LOOKS = 8;

/** By which legs of the bank's own accounts an order of an amount is booked until its end. */
const LEGS: Readonly<Record<Fate, readonly string[]>> = {
  settles: ['RAIL_TRANSIT +', 'RAIL_TRANSIT -', 'SETTLEMENT +'],
  lost: ['RAIL_TRANSIT +', 'RAIL_TRANSIT -', 'SETTLEMENT +'],
  refused: ['RAIL_TRANSIT +', 'RAIL_TRANSIT -'],
  rejected: ['RAIL_TRANSIT +', 'RAIL_TRANSIT -'],
  returned: ['RAIL_TRANSIT +', 'RAIL_TRANSIT -', 'SETTLEMENT +', 'SETTLEMENT -'],
};

/** A network that records every order it receives: the demonstration network treats a known key as the same order. */
const LISTEN = `
  create table received (key text not null);
  create function record_received() returns trigger language plpgsql security definer as $$
    begin insert into public.received values (new.key); return new; end $$;
  create trigger received before insert on sandbox_payment for each row execute function record_received();
  create trigger received before insert on sandbox_remittance for each row when (new.key is not null) execute function record_received();
  update money_transfer_system set payout_days = 5`;

/** Has a money transfer wait for whom an account belongs to. */
const AWAIT = `
  insert into sandbox_remittance (system, control_number, amount, currency, sender, recipient, sent_at, expires_at)
    select 'Ak Kerben', $2, $3, 'KGS', 'Серикова Асель', c.name ->> 'ru', $4::timestamptz, $4::timestamptz + interval '30 days'
      from account a join customer c on c.id = a.customer_id where a.id = $1`;

const seed = seedOfRun();
const random = seededRandom(seed);

let first: StartedBank;
let second: StartedBank;
let database: Client;

beforeAll(async () => {
  const environment = { RATE_SESSION: '100000/100000' };
  first = await StartedBank.start({ environment });
  second = await StartedBank.start({ environment: { ...environment, DATABASE_URL: first.databaseUrl() } });
  database = new Client(first.connection());
  await database.connect();
  await database.query(LISTEN);
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

interface Sent {
  readonly kind: MovementKind;
  readonly fate: Fate;
  /** Another one for each, so that its legs can be found. */
  readonly amount: bigint;
}

/** A movement of every kind that goes through a network, with every fate it can have there. */
async function sendEverything(client: RawClient, accounts: Request['accounts']): Promise<readonly Sent[]> {
  const now = await new Desk(first.origin).now();
  const nobody = { accountNumber: '', card: '', phone: '', code: '' };
  const make = async <Code extends MoneyCode>(code: Code, request: RequestOf<Code>): Promise<void> => {
    const { operationId } = request;
    const fingerprint = await fingerprintOf(client, code, request);
    valueOf(await client.execute('SEND_OTP_BY_SMS', { operationId }));
    valueOf(await client.confirm(operationId, await client.codeFor('aibek', fingerprint)));
  };
  const sent: Sent[] = [];
  for (const kind of MOVEMENT_KINDS.filter(({ once, scenarios }) => once === undefined && scenarios !== undefined)) {
    for (const fate of ['settles', 'lost', 'refused', 'rejected', 'returned'] as const) {
      const scenario = kind.scenarios?.[fate];
      if (scenario !== undefined) {
        const amount = AMOUNT + BigInt(sent.length);
        const awaited = async (): Promise<string> => {
          const code = `${sent.length.toString().padStart(7, '1')}${scenario}`;
          await database.query(AWAIT, [accounts.soms, code, amount, new Date(now)]);
          return code;
        };
        const invoiced = () => Promise.reject(new Error('A person has no invoices'));
        await kind.make(make, {
          accounts,
          friend: nobody,
          amount,
          scenario,
          day: nextBusinessDay(now),
          now,
          awaited,
          invoiced,
        });
        sent.push({ kind, fate, amount });
      }
    }
  }
  return sent;
}

async function fingerprintOf<Code extends MoneyCode>(
  client: RawClient,
  code: Code,
  request: RequestOf<Code>,
): Promise<string> {
  const created: Result<object, { readonly code: string }> = await client.execute(code, request);
  const preview = valueOf(created);
  if (!('fingerprint' in preview) || typeof preview.fingerprint !== 'string') {
    throw new Error(`${code} answered without a fingerprint`);
  }
  return preview.fingerprint;
}

/** Change of the balance of the ordering or receiving account, in minor units. */
function effectOf({ kind, fate, amount }: Sent): bigint {
  const isOver = fate === 'settles' || fate === 'lost';
  if (kind.comes !== undefined) {
    return isOver ? amount : 0n;
  }
  const fee = kind.fee?.(amount) ?? 0n;
  return isOver ? -(amount + fee) : fate === 'returned' ? -fee : 0n;
}

function nameOf({ kind, fate }: Sent): string {
  return `${kind.name}: ${fate}`;
}

/**
 * Money that comes by cards is claimed with its fee beside it, and settled together with it; the claim on what did not come is taken back.
 * What a money-transfer system pays out is claimed whole, and what it held and gives back was never settled.
 */
function legsOf({ kind, fate }: Sent): readonly string[] {
  if (kind.paidWhole === true) {
    return [
      'RAIL_CLAIM +',
      'RAIL_CLAIM -',
      ...LEGS.refused,
      ...(fate === 'refused' || fate === 'rejected' ? [] : ['SETTLEMENT -']),
    ];
  }
  if (kind.comes !== undefined) {
    return [...(fate === 'refused' || fate === 'rejected' ? ['RAIL_CLAIM +'] : []), 'RAIL_CLAIM -', ...LEGS.refused];
  }
  return kind.held === true && fate === 'returned' ? LEGS.refused : LEGS[fate];
}

async function accountsOf(client: RawClient): Promise<Request['accounts']> {
  const [soms] = await usableAccounts(client, 'KGS');
  const listed = valueOf(await client.execute('GET_ACCOUNTS_V2', { recordStatus: 'O' }));
  const dollars = listed.find(({ currency, available }) => currency === 'USD' && available.minor > 10n * AMOUNT);
  if (dollars === undefined) {
    throw new Error('The customer has no dollars');
  }
  return { soms: soms.id, savings: soms.id, dollars: dollars.id, deposit: soms.id, loan: soms.id };
}

async function balancesOf(accounts: Request['accounts']): Promise<readonly bigint[]> {
  const { rows } = await database.query<{ id: string; balance: string }>(
    'select id::text, balance::text from account where id = any ($1)',
    [[accounts.soms, accounts.dollars]],
  );
  return [accounts.soms, accounts.dollars].map((id) => BigInt(rows.find((row) => row.id === id)?.balance ?? 0));
}

/** Amounts that loan instalments debited from the accounts meanwhile: they fall due when the clock advances. */
async function instalmentsFrom(accounts: Request['accounts'], startedAfter: string): Promise<readonly bigint[]> {
  const { rows } = await database.query<{ id: string; taken: string }>(
    `select e.account_id::text as id, (-sum(e.amount))::text as taken from entry e join txn t on t.posting_id = e.posting_id
      where t.txn_code = 'LOAN_INSTALMENT' and e.account_id = any ($1) and e.posting_id > $2 group by 1`,
    [[accounts.soms, accounts.dollars], startedAfter],
  );
  return [accounts.soms, accounts.dollars].map((id) => BigInt(rows.find((row) => row.id === id)?.taken ?? 0));
}

/** Legs on accounts of the bank by their amount, whatever its sign. */
async function legsBy(
  amounts: readonly bigint[],
  startedAfter: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await database.query<{ amount: string; legs: readonly string[] }>(
    `select abs(e.amount)::text as amount, array_agg(a.account_class || case when e.amount > 0 then ' +' else ' -' end order by 1) as legs
      from entry e join account a on a.id = e.account_id
      where a.customer_id is null and abs(e.amount) = any ($1) and e.posting_id > $2 group by 1`,
    [amounts.map(String), startedAfter],
  );
  return new Map(rows.map(({ amount, legs }) => [amount, legs.toSorted()]));
}

/** Waits until no order is due and nothing has moved for a while: then no process has one in its hands. */
async function quiet(): Promise<void> {
  let before = '';
  let looks = 0;
  const quietLooks = async (): Promise<number> => {
    const now = new Date(await new Desk(first.origin).now());
    const { rows } = await database.query<{ due: number; state: string }>(
      `select count(*) filter (where not closed and next_attempt_at <= $1)::int as due,
          md5(string_agg(id::text || state || attempts::text || next_attempt_at::text || closed::text, ',' order by id)) as state from rail_order`,
      [now],
    );
    const [row] = rows;
    looks = row?.due === 0 && row.state === before ? looks + 1 : 0;
    before = row?.state ?? '';
    return looks;
  };
  await expect.poll(quietLooks, { timeout: MAX_WAIT_MS, interval: LOOK_MS }).toBe(QUIET_LOOKS);
}

describe(`orders of networks, carried by two processes of the bank on one database (seed ${seed})`, () => {
  it('are sent under one key and booked once each, although one of the processes is killed again and again', async () => {
    const desk = new Desk(first.origin);
    const monday = startOfBankDay(nextBusinessDay(await desk.now()));
    await desk.moveClock({ to: new Date(monday + TEN_HOURS_MS).toISOString() });
    const client = new RawClient(first.origin);
    await client.signIn('aibek');
    const accounts = await accountsOf(client);
    const before = await balancesOf(accounts);
    const { rows } = await database.query<{ last: string }>('select max(posting_id)::text as last from entry');
    const startedAfter = rows[0]?.last ?? '0';
    const sent = await sendEverything(client, accounts);
    for (const [index, forwardMs] of JUMPS_MS.entries()) {
      await quiet();
      // The notified process starts at once, the other within a second.
      await new Desk(second.origin).moveClock({ forwardMs });
      if (index < KILLED_IN_JUMPS) {
        await letTimePass(random() * KILLED_WITHIN_MS);
        await second.kill();
        await second.launch();
      }
    }
    await quiet();

    const orders = await database.query<{ amount: string; received: number }>(
      `select o.amount::text, (select count(*)::int from received h where h.key = r.key::text) as received
        from rail_order r join operation o on o.id = r.operation_id`,
    );
    const received = new Map(orders.rows.map((row) => [row.amount, row.received]));
    // What a network refuses at once it has never taken; everything else it has taken once.
    expect(sent.map((one) => [nameOf(one), received.get(String(one.amount))])).toEqual(
      sent.map((one) => [nameOf(one), one.fate === 'refused' ? 0 : 1]),
    );
    const strangers = await database.query(
      'select key from received where key not in (select key::text from rail_order)',
    );
    expect(strangers.rows).toEqual([]);
    const legs = await legsBy(
      sent.map(({ amount }) => amount),
      startedAfter,
    );
    expect(sent.map((one) => [nameOf(one), legs.get(String(one.amount))])).toEqual(
      sent.map((one) => [nameOf(one), legsOf(one)]),
    );
    const sum = (dollars: boolean): bigint =>
      sent
        .filter(({ kind }) => (kind.from === 'dollars') === dollars)
        .reduce((total, one) => total + effectOf(one), 0n);
    const taken = await instalmentsFrom(accounts, startedAfter);
    expect(await balancesOf(accounts)).toEqual(
      [false, true].map((dollars, place) => (before[place] ?? 0n) + sum(dollars) - (taken[place] ?? 0n)),
    );
    await assertBooksBalance(database);
  });
});
