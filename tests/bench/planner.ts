import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';

import { Client } from 'pg';
import type { ClientConfig } from 'pg';

import { EmbeddedPostgres } from '../../bank/db/EmbeddedPostgres';
import { migrate } from '../../bank/db/migrate';
import { asOwner } from '../../bank/db/openDatabase';
import { fastestTemporaryDisk, newTemporaryFolder } from '../support/temporaryFolder';
import { addLoadUsers } from './arrange';
import { processorSeconds } from './processorTime';
import { ratios, spread } from './report';
import type { LoadUser } from './arrange';
import type { Bench, Extent, Sized } from './Bench';
import type { Measurement } from './report';

const CUSTOMERS: Sized = { full: 64, short: 16 };
const GROUP = 16;
/** Enough for a few ticks of processor time. */
const CALLS_A_ROUND: Sized = { full: 1024, short: 192 };
/** The connection plans in the first round, over empty tables; the last round counts, over the rows of those before. */
const ROUNDS: Sized = { full: 4, short: 1 };
const EMPTY_BANK = 'planner_template';
const MS_PER_SECOND = 1000;
/** More messages than a story sends. */
const NO_CAPS = [1_000_000, 1_000_000, 1_000_000];

type Phase =
  | 'created alone'
  | 'code sent alone'
  | 'confirmed alone'
  | 'created in groups'
  | 'code sent in groups'
  | 'confirmed in groups';
/** Milliseconds of processor a call. */
type Costs = Readonly<Record<Phase, number>>;

/** A planner setting that a function of the ledger sets, or the same setting of all functions. */
interface Switch {
  readonly name: string;
  /** Statement that resets the setting; empty for the one of the connection. */
  readonly off: string;
  readonly phases: readonly Phase[];
}

const OF_CONNECTION: Switch = {
  name: 'connection enable_seqscan',
  off: '',
  phases: [
    'created alone',
    'code sent alone',
    'confirmed alone',
    'created in groups',
    'code sent in groups',
    'confirmed in groups',
  ],
};

/** The calls each function is called in. A function that sets a switch and is missing here fails the measurement. */
const PHASES_OF: Readonly<Record<string, readonly Phase[]>> = {
  book: ['confirmed alone', 'confirmed in groups'],
  check_code: ['confirmed alone'],
  confirm_operation: ['confirmed alone'],
  confirm_operations: ['confirmed in groups'],
  create_operations: ['created alone', 'created in groups'],
  issue_codes: ['code sent alone', 'code sent in groups'],
  issue_operation_codes: ['code sent alone', 'code sent in groups'],
};

/** Each with its identity and the settings of its definition: `book(bigint[], …)`, `enable_hashjoin=off`. */
const SWITCHES = `
  select p.proname as name, p.oid::regprocedure::text as signature, array_agg(split_part(c, '=', 1) order by c) as settings
    from pg_proc p cross join unnest(p.proconfig) c
    where c like 'plan_cache_mode=%' or c like 'enable\\_%'
    group by p.oid, p.proname, split_part(c, '_', 1) order by 1, 3`;

/**
 * Measures processor time of a call of the ledger without a planner setting against the same with it, for every setting of a function and
 * that of the connection; each over an empty database of its own. Above 1 the setting pays.
 */
export async function measurePlanner({ extent, pairs, note }: Bench): Promise<readonly Measurement[]> {
  const folder = newTemporaryFolder(fastestTemporaryDisk(), 'tulpar-planner-');
  const { place, stop } = await startEmpty(folder);
  try {
    const switches = [OF_CONNECTION, ...(await withDatabase(place, readSwitches))];
    const measurements: Measurement[] = [];
    for (const one of switches) {
      const [kept, taken]: [Costs[], Costs[]] = [[], []];
      for (let pair = 0; pair < pairs; pair += 1) {
        kept.push(await story(place, extent, undefined));
        taken.push(await story(place, extent, one));
      }
      for (const phase of one.phases) {
        const row = asMeasurement(
          `${phase}, by ${one.name}`,
          kept.map((costs) => costs[phase]),
          taken.map((costs) => costs[phase]),
        );
        note(`${row.subject}: ${row.ours} against ${row.against}, ratio ${row.ratio}`);
        measurements.push(row);
      }
    }
    return measurements;
  } finally {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function asMeasurement(subject: string, kept: readonly number[], taken: readonly number[]): Measurement {
  return {
    subject,
    ours: `${spread(kept, 2)} ms`,
    against: `${spread(taken, 2)} ms without`,
    ratio: spread(ratios(taken, kept), 2),
    mark: '',
    met: undefined,
  };
}

/** A PostgreSQL with the schema of the bank and no customer. */
async function startEmpty(
  folder: string,
): Promise<{ readonly place: ClientConfig; readonly stop: () => Promise<void> }> {
  const embedded = await EmbeddedPostgres.start({ dataDirectory: folder, durable: false });
  await asOwner(embedded.place, (owner) => owner.query(`create database ${EMPTY_BANK}`));
  await migrate({ ...embedded.place, database: EMPTY_BANK });
  return { place: embedded.place, stop: () => embedded.stop() };
}

/** Runs `use` with a connection to a new copy of the empty bank. */
async function withDatabase<Value>(place: ClientConfig, use: (database: Client) => Promise<Value>): Promise<Value> {
  await asOwner(place, (owner) => owner.query(`create database planner template ${EMPTY_BANK}`));
  const database = new Client({ ...place, database: 'planner' });
  try {
    await database.connect();
    return await use(database);
  } finally {
    await database.end();
    await asOwner(place, (owner) => owner.query('drop database planner with (force)'));
  }
}

async function readSwitches(database: Client): Promise<readonly Switch[]> {
  const { rows } = await database.query<{ name: string; signature: string; settings: string[] }>(SWITCHES);
  const ofFunctions = rows.map(({ name, signature, settings }) => {
    const phases = PHASES_OF[name];
    if (phases === undefined) {
      throw new Error(`PHASES_OF does not say in which calls ${signature} is called`);
    }
    const off = settings.map((setting) => `alter function ${signature} reset ${setting};`).join('');
    return { name: `${name} ${settings.join(' ')}`, off, phases };
  });
  const ofAll = ['plan_cache_mode', 'enable_'].map((kind) => {
    const same = ofFunctions.filter(({ name }) => name.includes(` ${kind}`));
    const phases = [...new Set(same.flatMap((one) => one.phases))];
    return { name: `every ${kind}`, off: same.map(({ off }) => off).join(''), phases };
  });
  return [...ofAll, ...ofFunctions];
}

function story(place: ClientConfig, extent: Extent, without: Switch | undefined): Promise<Costs> {
  return withDatabase(place, async (database) => {
    const customers = await addLoadUsers(database, CUSTOMERS[extent]);
    await database.query(without?.off ?? '');
    // Of a table that was analysed while it was empty the planner believes that reading all of it costs nothing.
    await database.query('analyze');
    await database.query(`set enable_seqscan = ${without === OF_CONNECTION ? 'on' : 'off'}`);
    const teller = await Teller.open(database, customers, CALLS_A_ROUND[extent]);
    let costs: Costs | undefined;
    for (let round = 0; round < ROUNDS[extent]; round += 1) {
      costs = await teller.round();
    }
    return costs ?? fail();
  });
}

function fail(): never {
  throw new Error('No round was made');
}

interface Made {
  readonly customer: string;
  readonly user: string;
  readonly operation: string;
}

/** One connection that calls the functions of the ledger, and the processor time its backend uses. */
class Teller {
  private at = 0;

  private constructor(
    private readonly connection: Client,
    private readonly process: number,
    private readonly payers: readonly LoadUser[],
    private readonly calls: number,
  ) {}

  static async open(connection: Client, payers: readonly LoadUser[], calls: number): Promise<Teller> {
    const { rows } = await connection.query<{ pid: number }>('select pg_backend_pid() as pid');
    return new Teller(connection, rows[0]?.pid ?? NaN, payers, calls);
  }

  async round(): Promise<Costs> {
    const alone = this.operations();
    const createdAlone = await this.cost(alone, 1, (group) => this.create(group));
    const sentAlone = await this.cost(alone, 1, (group) => this.sendCodes(group));
    const confirmedAlone = await this.cost(alone, 1, ([one]) => this.confirmAlone(one));
    const together = this.operations();
    const createdTogether = await this.cost(together, GROUP, (group) => this.create(group));
    const sentTogether = await this.cost(together, GROUP, (group) => this.sendCodes(group));
    const confirmedTogether = await this.cost(together, GROUP, (group) => this.confirmTogether(group));
    return {
      'created alone': createdAlone,
      'code sent alone': sentAlone,
      'confirmed alone': confirmedAlone,
      'created in groups': createdTogether,
      'code sent in groups': sentTogether,
      'confirmed in groups': confirmedTogether,
    };
  }

  private operations(): readonly Made[] {
    return Array.from({ length: this.calls }, () => {
      const payer = this.payers[this.at++ % this.payers.length] ?? fail();
      return { customer: payer.customerId, user: payer.userId, operation: randomUUID() };
    });
  }

  /** Milliseconds of processor for each of the calls, which are made in groups of `size`. */
  private async cost(
    calls: readonly Made[],
    size: number,
    make: (group: readonly Made[]) => Promise<number>,
  ): Promise<number> {
    const before = processorSeconds(this.process) ?? NaN;
    for (let start = 0; start < calls.length; start += size) {
      const group = calls.slice(start, start + size);
      if ((await make(group)) !== group.length) {
        throw new Error('The ledger has refused a call of the bench');
      }
    }
    return (((processorSeconds(this.process) ?? NaN) - before) * MS_PER_SECOND) / calls.length;
  }

  private create(group: readonly Made[]): Promise<number> {
    const calls = group.map(({ customer, user, operation }) => ({
      customer_id: customer,
      user_id: user,
      operation_id: operation,
      code: 'MAKE_OWN_ACCOUNTS_TRANSFER',
      created_at: new Date(),
      reference: 'bench',
      refusal: null,
      request_hash: '\\x',
      request: {},
      plan: this.planOf(customer),
    }));
    return this.accepted('create', 'select refusal from create_operations($1)', [JSON.stringify(calls)]);
  }

  private sendCodes(group: readonly Made[]): Promise<number> {
    return this.accepted('codes', 'select refusal from issue_operation_codes($1, $2, $3, $4, $5, $6, $7, $8)', [
      group.map(({ customer }) => customer),
      group.map(({ user }) => user),
      group.map(({ operation }) => operation),
      group.map(() => Buffer.from('x')),
      group.map(() => 'bench'),
      group.map(() => 'bench'),
      group.map(() => new Date()),
      NO_CAPS,
    ]);
  }

  private async confirmAlone(one: Made | undefined): Promise<number> {
    const { customer, user, operation } = one ?? fail();
    return this.accepted('confirm', "select refusal from confirm_operation($1, $2, $3, 'x', 'bench', now())", [
      customer,
      user,
      operation,
    ]);
  }

  private confirmTogether(group: readonly Made[]): Promise<number> {
    return this.accepted(
      'confirm-group',
      'select refusal from confirm_operations($1::bigint[], $2::bigint[], $3::uuid[], $4::bytea[], $5::text[], $6::timestamptz[])',
      [
        group.map(({ customer }) => customer),
        group.map(({ user }) => user),
        group.map(({ operation }) => operation),
        group.map(() => Buffer.from('x')),
        group.map(() => 'bench'),
        group.map(() => new Date()),
      ],
    );
  }

  /** Number of calls a statement has made without a refusal. */
  private async accepted(name: string, text: string, values: unknown[]): Promise<number> {
    const { rows } = await this.connection.query<{ refusal: string | null }>({ name, text, values });
    return rows.filter(({ refusal }) => refusal === null).length;
  }

  private planOf(customer: string): object {
    const { debitAccountId, creditAccountId } = this.payers.find((payer) => payer.customerId === customer) ?? fail();
    return {
      txn_code: 'MAKE_OWN_ACCOUNTS_TRANSFER',
      debit_account_id: debitAccountId,
      credit_account_id: creditAccountId,
      amount: 100,
      fee: 0,
      currency: 'KGS',
      credited: 100,
      credited_currency: 'KGS',
      purpose: '',
      expires_at: new Date(Date.now() + 600_000),
      legs: [
        { account: debitAccountId, amount: -100 },
        { account: creditAccountId, amount: 100 },
      ],
    };
  }
}
