import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFailed } from 'vitest';

import { assertBooksBalance } from '../../bank/ledger/invariants';
import { EmbeddedPostgres } from '../../bank/db/EmbeddedPostgres';
import { RawClient } from '../support/RawClient';
import { letTimePass } from '../support/realTime';
import { StartedBank } from '../support/StartedBank';
import { usableAccounts } from '../support/usableAccounts';
import { AcknowledgedTransfers } from './AcknowledgedTransfers';
import { seededRandom, seedOfRun } from './seededRandom';
import { TransferLoad, newOperationId } from './TransferLoad';
import { transferViolations } from './transferViolations';
import type { LoadCustomer } from './TransferLoad';
import type { Expectation } from './transferViolations';

/** A bank takes seconds to start again; PostgreSQL alone is back in less than one, so it can be killed more often. */
const ROUNDS = { bank: 3, database: 8 };
const WORKERS = 6;
/** Acknowledged transfers between two faults, at least. */
const PROGRESS = 20;
const MAX_RUN_MS = 900;
const LOG_SHOWN = 4000;

/** A creation does not wait for the disk, so a crash of PostgreSQL may take one away that nobody has confirmed. */
const FORGIVEN = { bank: new Set<string>(), database: new Set(['OPERATION_NOT_FOUND']) };

/** The load comes from one session; how often that may call is not what is tested here. */
const GENEROUS_LIMITS = { RATE_SESSION: '100000/100000' };

const folder = mkdtempSync(join(tmpdir(), 'tulpar-acknowledged-'));
const seed = seedOfRun();
const random = seededRandom(seed);

let bank: StartedBank;
let customer: LoadCustomer;
/** Results known to the client after both series of faults; the checker itself is tested with them at the end. */
const known: { acknowledged: Expectation['acknowledged']; refused: Expectation['refused'] } = {
  acknowledged: [],
  refused: [],
};

beforeAll(async () => {
  bank = await StartedBank.start({ environment: GENEROUS_LIMITS });
  const client = new RawClient(bank.origin);
  await client.signIn('aibek');
  customer = { login: 'aibek', client, accounts: await usableAccounts(client, 'KGS') };
});

afterAll(async () => {
  await bank.remove();
  rmSync(folder, { recursive: true, force: true });
});

describe(`a load of transfers (seed ${seed})`, () => {
  it('loses nothing and doubles nothing when the bank is killed in the middle of it', async () => {
    await survives('bank', async () => {
      await bank.kill();
      await bank.launch();
    });
  });

  it('loses nothing and doubles nothing when PostgreSQL is killed under the living bank', async () => {
    const bankProcess = bank.processId;
    await survives('database', async () => {
      const killed = bank.databaseProcessId();
      if (killed === undefined) {
        throw new Error('There is no database to kill');
      }
      process.kill(killed, 'SIGKILL');
    });
    expect(bank.processId, 'the bank itself has lived through it').toBe(bankProcess);
  });
});

describe('the checker itself', () => {
  let server: EmbeddedPostgres;

  beforeAll(async () => {
    await bank.stop();
    server = await EmbeddedPostgres.start({ dataDirectory: bank.dataDirectory, durable: true });
  });

  afterAll(async () => {
    await server.stop();
  });

  it('is green on an untouched copy', async () => {
    expect(await violationsAfter('select 1')).toEqual({ transfers: [], books: undefined });
  });

  it('turns red when the bank does not know an acknowledged transfer', async () => {
    const invented = newOperationId();
    const found = await violationsAfter('select 1', { ...known, acknowledged: [...known.acknowledged, invented] });
    expect(found.transfers).toEqual([`${invented} was acknowledged and is not there`]);
  });

  it('turns red when the latest transfer and all its traces vanish, although the books still balance', async () => {
    const found = await violationsAfter(VANISH);
    expect(found.books).toBeUndefined();
    expect(found.transfers).toEqual([expect.stringMatching(/^\S+ was acknowledged and is not there$/)]);
  });

  it('turns red when a transfer is booked twice', async () => {
    const victim = lastAcknowledged();
    const found = await violationsAfter(DOUBLE.replaceAll('$ID', victim));
    expect(found.transfers).toContain(`${victim} is booked 2 times`);
  });

  it('turns red when half of a posting is missing', async () => {
    const victim = lastAcknowledged();
    const found = await violationsAfter(HALVE.replaceAll('$ID', victim));
    expect(found.transfers.join()).toContain(`${victim} has 1 entries`);
    expect(found.books).toContain('the entries of each posting sum to zero in each currency');
  });

  it('turns red when a refused transfer is booked', async () => {
    const victim = lastAcknowledged();
    const rest = known.acknowledged.filter((id) => id !== victim);
    const found = await violationsAfter('select 1', { acknowledged: rest, refused: [victim] });
    expect(found.transfers).toEqual([`${victim} was refused and is booked`]);
  });

  /** Breaks a copy of the database the faults have left and answers what the checker says of it. */
  async function violationsAfter(damage: string, expectation: Expectation = known) {
    const owner = new Client({ ...server.place, database: 'postgres' });
    await owner.connect();
    await owner.query('create database scratch template tulpar');
    const client = new Client({ ...server.place, database: 'scratch' });
    try {
      await client.connect();
      await client.query('set session_replication_role = replica');
      await client.query(damage);
      const transfers = await transferViolations(client, expectation);
      return { transfers, books: await assertBooksBalance(client).then(() => undefined, String) };
    } finally {
      await client.end();
      await owner.query('drop database scratch with (force)');
      await owner.end();
    }
  }
});

/** As if the last commit before a crash had never reached the disk. */
const VANISH = `
  create temp table lost as select posting_id, id as txn_id, operation_id from txn order by posting_id desc limit 1;
  delete from notification where txn_id in (select txn_id from lost);
  delete from txn_of_customer where txn_id in (select txn_id from lost);
  delete from operation where operation_id in (select operation_id from lost);
  delete from txn where id in (select txn_id from lost);
  update account a set balance = a.balance - e.amount, data_version = a.data_version - 1
  from entry e where e.account_id = a.id and e.posting_id in (select posting_id from lost);
  delete from entry where posting_id in (select posting_id from lost)`;

const OF_VICTIM = "(select posting_id from txn where operation_id = '$ID')";

const DOUBLE = `
  with again as (select nextval('posting_id') as id)
  insert into txn (posting_id, operation_id, txn_code, status, created_at, sender_name, recipient_name, purpose)
  select again.id, t.operation_id, t.txn_code, t.status, t.created_at, t.sender_name, t.recipient_name, t.purpose
  from txn t, again where t.operation_id = '$ID'`;

const HALVE = `delete from entry where posting_id = ${OF_VICTIM} and amount > 0`;

function lastAcknowledged() {
  const last = known.acknowledged.at(-1);
  if (last === undefined) {
    throw new Error('Nothing was acknowledged; the checker has nothing to be tried on');
  }
  return last;
}

/** Runs the load, strikes several times in the middle of it, and compares the client's record with the bank's books. */
async function survives(name: keyof typeof ROUNDS, strike: () => Promise<void>): Promise<void> {
  const record = new AcknowledgedTransfers(join(folder, name));
  const before = await balances();
  const load = new TransferLoad(customer, record, WORKERS);
  onTestFailed(() => console.log(bank.log.slice(-LOG_SHOWN)));
  for (let round = 0; round < ROUNDS[name]; round += 1) {
    await load.progress(PROGRESS);
    await letTimePass(random() * MAX_RUN_MS);
    await strike();
  }
  await load.progress(PROGRESS);
  await load.finish();
  record.close();

  const expectation = { acknowledged: record.read(), refused: [...load.refused.keys()] };
  expect(load.uncertainAnswers, 'the faults struck calls on their way').toBeGreaterThan(0);
  expect(expectation.acknowledged.length).toBeGreaterThanOrEqual((ROUNDS[name] + 1) * PROGRESS);
  expect([...load.refused.values()].filter((code) => !FORGIVEN[name].has(code))).toEqual([]);
  await expectNothingLost(expectation);
  expect(await balances(), 'what has left one account has arrived at the other').toBe(before);
  known.acknowledged = [...known.acknowledged, ...expectation.acknowledged];
  known.refused = [...known.refused, ...expectation.refused];
}

async function expectNothingLost(expectation: Expectation): Promise<void> {
  const client = new Client(bank.connection());
  try {
    await client.connect();
    expect(await transferViolations(client, expectation)).toEqual([]);
    await assertBooksBalance(client);
  } finally {
    await client.end();
  }
}

/** Total available balance of both accounts of the customer, in minor units. */
async function balances(): Promise<bigint> {
  const [first, second] = await usableAccounts(customer.client, 'KGS');
  return first.available.minor + second.available.minor;
}
