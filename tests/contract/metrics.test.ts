import type { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { JOB_NAMES, jobNamed } from '../../bank/compose/backgroundWork';
import { GRPC_STATUS } from '../../bank/http/grpcStatus';
import { serveMetrics } from '../../bank/http/metricsServer';
import type { MetricsServer } from '../../bank/http/metricsServer';
import { AllowanceBook } from '../../bank/kernel/AllowanceBook';
import { identifyCaller, withinCall } from '../../bank/kernel/callCost';
import type { CallLog } from '../../bank/kernel/Call';
import { CallBudget } from '../../bank/kernel/CallBudget';
import { PollingLoop } from '../../bank/kernel/PollingLoop';
import { measuredNetworks } from '../../bank/networks/measuredNetworks';
import { authenticationOperations } from '../../src/application/operations/authentication';
import { OPERATION_CODES } from '../../src/application/operations/catalogue';
import { FAILURE_CODES } from '../../src/application/operations/failureCodes';
import { readMetrics } from '../support/openMetrics';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { StreamReader } from './support/StreamReader';
import { accountsOf, confirm, create, isOrdinary, send, transferOf } from './support/transferStory';
import type { WireClient } from './support/WireClient';

const POOL = 4;
const PLENTY = { perSecond: 100_000, burst: 10_000_000 };
const SILENT: CallLog = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

let server: TestServer;
let client: WireClient;
let metrics: MetricsServer;
/** Families that an event of a test has moved. */
const moved = new Set<string>();

beforeAll(async () => {
  server = await startTestServer({
    limitsOfDatabase: { poolSize: POOL, connectMs: 1000 },
    configuration: {
      budgets: { user: PLENTY, address: PLENTY, bank: { perSecond: 1, burst: 10_000_000 } },
      rates: {
        session: { perSecond: 100_000, burst: 100_000 },
        address: { perSecond: 100_000, burst: 100_000 },
        signIn: { perSecond: 0.001, burst: 2 },
      },
    },
  });
  metrics = await served(server.bank.services);
  client = await server.signedIn('aibek');
});
afterAll(async () => {
  await metrics.close();
  await server.close();
});

function served(bank: TestServer['bank']['services']): Promise<MetricsServer> {
  return serveMetrics({ host: '127.0.0.1', port: 0 }, { bank, jobs: JOB_NAMES.map(jobNamed), log: SILENT });
}

async function page(address = metrics.address) {
  const answer = await fetch(address);
  expect(answer.headers.get('content-type')).toBe('application/openmetrics-text; version=1.0.0; charset=utf-8');
  return readMetrics(await answer.text());
}

/** Changes of all series between two pages, by the series that have changed. */
async function changesBy(act: () => Promise<unknown>): Promise<ReadonlyMap<string, number>> {
  const before = (await page()).series;
  await act();
  const after = await page();
  const changes = [...after.series]
    .map(([key, value]) => [key, value - (before.get(key) ?? 0)] as const)
    .filter(([, change]) => change !== 0);
  for (const [key] of changes) {
    const name = key.split('{')[0] ?? '';
    moved.add(
      [...after.families.keys()].find((family) => name.replace(/_(total|bucket|sum|count)$/, '') === family) ?? name,
    );
  }
  return new Map(changes);
}

/** A system may count the time of a processor in steps that are longer than one call. */
const MEASURABLE_CALLS = 50;

describe('/metrics', () => {
  it('counts a call by its code and outcome', async () => {
    const changes = await changesBy(async () => {
      for (let call = 0; call < MEASURABLE_CALLS; call += 1) {
        await accountsOf(client);
      }
    });
    expect(changes.get('tulpar_call_seconds_count{operation="GET_ACCOUNTS_V2",outcome="ok"}')).toBe(MEASURABLE_CALLS);
    expect(changes.get('tulpar_budget_spent_total{resource="cpu"}')).toBeGreaterThan(0);
    expect(changes.get('tulpar_budget_spent_total{resource="database"}')).toBeGreaterThan(0);
    expect(changes.get('tulpar_budget_used_ratio{resource="cpu"}')).toBeDefined();
  });

  it('counts a refusal by its code', async () => {
    const stranger = server.visitor();
    stranger.sessionKey = 'no session';
    const changes = await changesBy(() => stranger.operation('AccountService', 'GET_ACCOUNTS_V2', {}));
    expect(changes.get('tulpar_refusals_total{code="INVALID_SESSION_KEY"}')).toBe(1);
    expect(changes.get('tulpar_call_seconds_count{operation="GET_ACCOUNTS_V2",outcome="refused"}')).toBe(1);
  });

  it('counts a booking, the group it was booked in, and how late its event was read', async () => {
    const other = await server.signedIn('aizada');
    const stream = await StreamReader.open(other);
    expect((await page()).series.get('tulpar_streams_open')).toBe(1);
    const changes = await changesBy(async () => {
      const [from, to] = (await accountsOf(other)).filter((account) => isOrdinary(account) && account.ccy === 'KGS');
      const transfer = transferOf(present(from), present(to));
      await create(other, transfer);
      const { code } = await server.codeSentBy('aizada', () => send(other, transfer.operationId));
      expect((await confirm(other, transfer.operationId, code)).code).toBe('');
      await stream.until(() => stream.news.length > 0);
    });
    expect(changes.get('tulpar_bookings_total{cause="code"}')).toBe(1);
    expect(changes.get('tulpar_ledger_group_size_sum{statement="confirm-operations"}')).toBe(1);
    expect(changes.get('tulpar_outbox_lag_seconds_count')).toBeGreaterThan(0);
    expect(changes.get('tulpar_network_call_seconds_count{port="sms",outcome="ok"}')).toBe(1);
    const ended = await changesBy(async () => {
      await other.exit();
      await stream.over;
    });
    expect(ended.get('tulpar_stream_ends_total{reason="sessionEnded"}')).toBe(1);
    expect(ended.get('tulpar_streams_open')).toBe(-1);
  });

  it('counts a failure of a network by its port', async () => {
    const broken = { send: () => Promise.reject(new Error('no line')) };
    const networks = measuredNetworks({ rails: {}, cardNetworks: {}, sms: broken });
    const changes = await changesBy(() => networks.sms.send(MESSAGE).catch(() => undefined));
    expect(changes.get('tulpar_network_call_seconds_count{port="sms",outcome="failed"}')).toBe(1);
  });

  it('counts rounds of background work, and those that fail', async () => {
    const loops = [() => Promise.resolve(), () => Promise.reject(new Error('no database'))].map(
      (round, place) =>
        new PollingLoop(round, { name: `loop ${place}`, everyMs: 60_000, afterFailureMs: 60_000, log: SILENT }),
    );
    const changes = await changesBy(async () => {
      loops.forEach((loop) => loop.start());
      await Promise.all(loops.map((loop) => loop.stop()));
    });
    expect(changes.get('tulpar_round_seconds_count{job="loop 0",outcome="ok"}')).toBe(1);
    expect(changes.get('tulpar_round_done_timestamp_seconds{job="loop 0"}')).toBeGreaterThan(0);
    expect(changes.get('tulpar_round_seconds_count{job="loop 1",outcome="failed"}')).toBe(1);
    expect(changes.has('tulpar_round_done_timestamp_seconds{job="loop 1"}')).toBe(false);
  });

  it('shows the age of the oldest work that waits for a job', async () => {
    const { owner } = server.bank.database;
    const now = server.bank.clock.now();
    const changes = await changesBy(() =>
      owner.query(
        `insert into message_outbox (user_id, recipient, text, created_at, next_attempt_at, channel)
          select min(id), 'a@b.example', 'x', $1, $1, 'email' from app_user`,
        [new Date(now - 90_000)],
      ),
    );
    expect(changes.get('tulpar_queue_age_seconds{job="messages by email"}')).toBe(90);
    const { series } = await page();
    expect(jobsWithQueues().map((job) => typeof series.get(`tulpar_queue_age_seconds{job="${job}"}`))).toEqual(
      jobsWithQueues().map(() => 'number'),
    );
    expect(series.get('tulpar_metrics_failures_total')).toBe(0);
  });

  it('counts refusals by a rate limit and by a budget', async () => {
    const guest = server.visitor();
    const changes = await changesBy(async () => {
      for (let attempt = 0; attempt < 3; attempt += 1) {
        await guest.authenticate('somebody', 'wrong');
      }
      const { database } = server.bank.services;
      const none = { perSecond: 1, burst: 1 };
      const budget = new CallBudget(new AllowanceBook({ database, clock: server.bank.clock }, SILENT), {
        ...server.bank.services.configuration.budgets,
        user: none,
      });
      await withinCall('192.0.2.0/24', async () => {
        identifyCaller('1');
        const refused = await budget.run({ cost: 'expensive', now: 0 }, () => Promise.reject(new Error('was run')));
        expect(refused.ok).toBe(false);
      });
    });
    expect(changes.get('tulpar_rate_refusals_total{rate="signIn"}')).toBe(1);
    expect(changes.get('tulpar_budget_refusals_total{budget="user"}')).toBe(1);
  });

  it('shows the pool of connections, and calls that found none free', async () => {
    expect((await page()).series.get('tulpar_database_connections_limit')).toBe(POOL);
    const changes = await changesBy(async () => {
      const { database } = server.bank.services;
      const release: (() => void)[] = [];
      const hold = () => new Promise<void>((released) => release.push(released));
      const holding = Array.from({ length: POOL }, () => database.connection(hold));
      const waits = await changesBy(async () => {
        const call = client.operation('UtilityService', 'GET_LOGIN_HISTORY', {});
        await expect.poll(async () => (await page()).series.get('tulpar_database_waiting')).toBeGreaterThan(0);
        expect((await page()).series.get('tulpar_database_connections{state="used"}')).toBe(POOL);
        moved
          .add('tulpar_database_waiting')
          .add('tulpar_database_connections')
          .add('tulpar_database_connections_limit');
        expect((await call).code).toBe('TOO_MANY_REQUESTS');
      });
      expect(waits.get('tulpar_database_busy_total')).toBe(1);
      release.forEach((released) => released());
      await Promise.all(holding);
    });
    expect(changes.get('tulpar_refusals_total{code="TOO_MANY_REQUESTS"}')).toBe(1);
  });

  it('answers without the queues while the database does not answer', async () => {
    const { services } = server.bank;
    const apart = (): Client => {
      throw new Error('no database');
    };
    const lonely = await served({ ...services, database: { ...services.database, apart } });
    const changes = await changesBy(() => page(lonely.address));
    await lonely.close();
    expect(changes.get('tulpar_metrics_failures_total')).toBeGreaterThan(0);
  });

  it('shows the lag of the event loop', async () => {
    const { series } = await page();
    expect(series.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
    expect(series.get('process_resident_memory_bytes')).toBeGreaterThan(0);
  });

  it('has no family that no event has moved', async () => {
    const { families } = await page();
    const own = [...families.keys()].filter((name) => name.startsWith('tulpar_'));
    expect(own.length).toBeGreaterThan(15);
    expect(own.filter((name) => !moved.has(name))).toEqual([]);
  });

  it('takes no label from a request', async () => {
    const address = `${server.address}/ibank.v1.`;
    await fetch(`${address}AuthenticationService/madeUp`, { method: 'POST', headers: GRPC, body: '' });
    await server.visitor().operation('AccountService', 'MADE_UP', {});
    const { series } = await page();
    const valuesOf = (label: string) =>
      new Set([...series.keys()].flatMap((key) => new RegExp(`[{,]${label}="([^"]*)"`).exec(key)?.[1] ?? []));
    const operations = new Set<string>([
      ...OPERATION_CODES,
      ...Object.keys(authenticationOperations),
      'beginStream',
      'insertLog',
      'unknown',
    ]);
    // Other files of the worker count with this one.
    const codes = new Set<string>([...FAILURE_CODES, ...Object.keys(GRPC_STATUS)]);
    expect([...valuesOf('operation')].filter((value) => !operations.has(value))).toEqual([]);
    expect([...valuesOf('code')].filter((value) => !codes.has(value))).toEqual([]);
    expect(valuesOf('code')).toContain('unimplemented');
    expect([...series.keys()].join()).not.toMatch(/madeUp|MADE_UP|aibek|aizada/);
  });
});

const GRPC = { 'content-type': 'application/grpc-web-text' };
const MESSAGE = { id: '1', userId: '1', recipient: '+996', subject: '', text: '', createdAt: 0 };

function jobsWithQueues(): readonly string[] {
  return JOB_NAMES.map(jobNamed).flatMap(({ name, waitsSince }) => (waitsSince === undefined ? [] : [name]));
}

function present<Value>(value: Value | undefined): Value {
  if (value === undefined) {
    throw new Error('The customer has no such account');
  }
  return value;
}
