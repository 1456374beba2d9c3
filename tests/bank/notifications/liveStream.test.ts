import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { sweep } from '../../../bank/jobs/retention';
import { PASSWORD, startTestServer } from '../../contract/support/startTestServer';
import type { TestServer } from '../../contract/support/startTestServer';
import { StreamReader } from '../../contract/support/StreamReader';
import { accountsOf, confirm, ordinaryPair, prepared, transferOf } from '../../contract/support/transferStory';
import type { WireAccount } from '../../contract/support/transferStory';
import type { WireClient } from '../../contract/support/WireClient';

const SILENT = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

let server: TestServer;
let client: WireClient;
let from: WireAccount;
let to: WireAccount;

beforeAll(async () => {
  server = await startTestServer();
  client = await server.signedIn('aibek');
  [from, to] = ordinaryPair(await accountsOf(client));
});
afterAll(() => server.close());

async function transfer(): Promise<void> {
  const { operationId, code } = await prepared(server, client, transferOf(from, to));
  expect((await confirm(client, operationId, code)).success).toBe(true);
}

function updatesOf(reader: StreamReader, account: WireAccount): readonly bigint[] {
  return reader.news
    .filter((event) => event.type === 'UPDATED_ACCOUNT')
    .map((event) => new Map(Object.entries(event.payload ?? {})))
    .filter((payload) => payload.get('accountId') === account.id)
    .map((payload) => BigInt(payload.get('dataVersion')));
}

/** An event of the given customer, written in its own transaction. */
async function writeEvent(customerId: string | null, txnId: string): Promise<void> {
  await server.bank.database.owner.query(
    `insert into outbox_event (customer_id, type, payload, created_at) values ($1, 'TRANSACTION_UPDATED', $2, now())`,
    [customerId, JSON.stringify({ txnId })],
  );
}

/** Resolves once the bank has read its events anew: a stream begins with the reading after its opening. */
async function readAnew(): Promise<void> {
  (await StreamReader.open(client)).cut();
}

/** Sweeps until nothing is left; events stay until older transactions of the whole cluster have ended. */
async function forgetAllEvents(): Promise<void> {
  await expect
    .poll(
      async () => {
        await sweep({ bank: server.bank.services, log: SILENT, isStopping: () => false });
        return (await server.bank.database.owner.query('select from outbox_event')).rowCount;
      },
      { timeout: 20_000 },
    )
    .toBe(0);
}

async function customerOf(login: string): Promise<string> {
  return (await server.bank.callAs(login)).caller.customerId;
}

describe('the live stream', () => {
  it('begins with a heartbeat and brings both balances and a notification after a confirmation', async () => {
    const reader = await StreamReader.open(client);
    expect(reader.events[0]).toMatchObject({ type: 'HEARTBEAT', payload: {} });
    await transfer();
    await reader.until(() => reader.news.length >= 3);
    expect(updatesOf(reader, from)).toHaveLength(1);
    expect(updatesOf(reader, to)).toHaveLength(1);
    const notification = reader.news.find((event) => event.type === 'TRANSACTION_NOTIFICATION');
    expect(notification?.payload).toMatchObject({
      title: expect.stringMatching(/./),
      txnId: expect.stringMatching(/^\d+$/),
    });
    reader.cut();
  });

  it('resumes after a cut with everything that happened meanwhile, once and in order', async () => {
    const before = await StreamReader.open(client);
    await transfer();
    await before.until(() => before.news.length >= 3);
    before.cut();
    await transfer();
    await transfer();
    const after = await StreamReader.open(client, before.position);
    await transfer();
    await after.until(() => updatesOf(after, from).length >= 3);
    const versions = [...updatesOf(before, from), ...updatesOf(after, from)];
    expect(versions).toEqual(versions.map((_version, index) => (versions[0] ?? 0n) + BigInt(index)));
    after.cut();
  });

  it('begins at the position of the session, so that what happens before it is opened comes once', async () => {
    const signedIn = await server.signedIn('aibek');
    const position = (await signedIn.validateSession()).data?.position;
    await transfer();
    const reader = await StreamReader.open(signedIn, position);
    expect(reader.events[0]).toMatchObject({ type: 'HEARTBEAT', position });
    await transfer();
    await reader.until(() => updatesOf(reader, from).length >= 2);
    await reader.until(() => updatesOf(reader, to).length >= 2);
    await readAnew();
    expect(reader.news.map(({ type }) => type).toSorted()).toEqual([
      'TRANSACTION_NOTIFICATION',
      'TRANSACTION_NOTIFICATION',
      'UPDATED_ACCOUNT',
      'UPDATED_ACCOUNT',
      'UPDATED_ACCOUNT',
      'UPDATED_ACCOUNT',
    ]);
    reader.cut();
  });

  it('brings what was not yet committed when the position was given, and nothing that was', async () => {
    const customerId = await customerOf('aibek');
    const { owner } = server.bank.database;
    await owner.query('begin');
    await writeEvent(customerId, '21');
    await server.bank.services.database.pool.query(
      `insert into outbox_event (customer_id, type, payload, created_at) values ($1, 'TRANSACTION_UPDATED', '{"txnId":"22"}', now())`,
      [customerId],
    );
    const position = (await client.validateSession()).data?.position;
    await owner.query('commit');
    const reader = await StreamReader.open(client, position);
    await reader.until(() => reader.news.length > 0);
    await readAnew();
    expect(reader.news.map((event) => event.payload)).toEqual([{ txnId: '21' }]);
    reader.cut();
  });

  it('gets its position from the step that signs in, and from no step before', async () => {
    const visitor = server.visitor();
    const { code, answer } = await server.codeSentBy('aizada', () => visitor.authenticate('aizada', PASSWORD));
    expect(answer.data).not.toHaveProperty('position');
    visitor.sessionKey = answer.data?.sessionkey;
    const { sessionkey, position } = (await visitor.confirmSecondFactor(code)).data ?? {};
    visitor.sessionKey = sessionkey;
    await writeEvent(await customerOf('aizada'), '23');
    const reader = await StreamReader.open(visitor, position);
    await reader.until(() => reader.news.some(({ payload }) => JSON.stringify(payload) === '{"txnId":"23"}'));
    expect(reader.events[0]).toMatchObject({ type: 'HEARTBEAT', position });
    reader.cut();
  });

  it('brings a customer no event of another one, and general events to all', async () => {
    const stranger = await StreamReader.open(await server.signedIn('aizada'));
    const reader = await StreamReader.open(client);
    await writeEvent(await customerOf('aibek'), '3');
    await writeEvent(null, '4');
    await reader.until(() => reader.news.length === 2);
    await stranger.until(() => stranger.news.length === 1);
    expect(stranger.news[0]?.payload).toEqual({ txnId: '4' });
    reader.cut();
    stranger.cut();
  });

  it('serves several tabs of one session', async () => {
    const tabs = await Promise.all(Array.from({ length: 5 }, () => StreamReader.open(client)));
    await writeEvent(await customerOf('aibek'), '5');
    await Promise.all(tabs.map((tab) => tab.until(() => tab.news.length === 1)));
    expect(tabs.map(({ news }) => news.map(({ payload }) => payload))).toEqual(tabs.map(() => [{ txnId: '5' }]));
    tabs.forEach((tab) => tab.cut());
  });

  it('ends with the session at once, and nothing follows', async () => {
    const leaving = await server.signedIn('aibek');
    const reader = await StreamReader.open(leaving);
    await leaving.exit();
    await reader.until(() => reader.trailers !== undefined);
    expect(reader.trailers?.get('grpc-status')).toBe('16');
    expect(reader.trailers?.get('grpc-message')).toBe('INVALID_SESSION_KEY');
    const staying = await StreamReader.open(client);
    await writeEvent(await customerOf('aibek'), '6');
    await staying.until(() => staying.news.length === 1);
    await reader.over;
    expect(reader.news).toEqual([]);
    staying.cut();
  });

  it('ends when the session was ended elsewhere or after ten minutes without activity', async () => {
    const ended = await server.signedIn('aizada');
    const reader = await StreamReader.open(ended);
    await server.bank.database.owner.query(
      `update session set ended_at = now() where key_hash = sha256($1::text::bytea)`,
      [ended.sessionKey],
    );
    await reader.until(() => reader.trailers !== undefined);
    expect(reader.trailers?.get('grpc-status')).toBe('16');
    const idle = await server.signedIn('aizada');
    const idleReader = await StreamReader.open(idle);
    server.bank.clock.advance(601_000);
    await idleReader.until(() => idleReader.trailers !== undefined);
    expect(idleReader.trailers?.get('grpc-status')).toBe('16');
    client = await server.signedIn('aibek');
  });

  it.each([
    ['no key', undefined],
    ['a key nobody has', 'B'.repeat(43)],
  ])('is refused with %s', async (_what, key) => {
    const visitor = server.visitor();
    visitor.sessionKey = key;
    const reader = await StreamReader.open(visitor);
    expect(reader.trailers?.get('grpc-status')).toBe('16');
  });

  it('starts anew from a position the bank has never reached', async () => {
    const future = await StreamReader.open(client, '1:9000000000000000000:');
    expect([future.trailers?.get('grpc-status'), future.trailers?.get('grpc-message')]).toEqual([
      '11',
      'EVENTS_FORGOTTEN',
    ]);
    expect(future.events).toEqual([]);
  });

  it('reports missed events that are no longer stored, and starts a new client at the present position', async () => {
    const customerId = await customerOf('aibek');
    const left = await StreamReader.open(client);
    await writeEvent(customerId, '8');
    await left.until(() => left.news.length === 1);
    left.cut();
    await server.bank.database.owner.query(
      `insert into outbox_event (customer_id, type, payload, created_at) values ($1, 'TRANSACTION_UPDATED', '{"txnId":"9"}', '2020-01-01')`,
      [customerId],
    );
    await server.bank.database.owner.query(`update outbox_event set created_at = '2020-01-01'`);
    await forgetAllEvents();
    const late = await StreamReader.open(client, left.position);
    expect([late.trailers?.get('grpc-status'), late.trailers?.get('grpc-message')]).toEqual(['11', 'EVENTS_FORGOTTEN']);
    expect(late.events).toEqual([]);
    const anew = await StreamReader.open(client);
    anew.cut();
    const resumed = await StreamReader.open(client, anew.position);
    await writeEvent(customerId, '10');
    await resumed.until(() => resumed.news.length === 1);
    expect(resumed.news[0]?.payload).toEqual({ txnId: '10' });
    resumed.cut();
  });

  it('is renewed before a client has to keep too much of it', async () => {
    const reader = await StreamReader.open(client);
    await server.bank.database.owner.query(
      `insert into outbox_event (customer_id, type, payload, created_at)
        select $1, 'TRANSACTION_UPDATED', jsonb_build_object('txnId', n::text), now() from generate_series(1, 30000) n`,
      [await customerOf('aibek')],
    );
    await reader.until(() => reader.trailers !== undefined);
    expect(reader.trailers?.get('grpc-status')).toBe('0');
    const next = await StreamReader.open(client, reader.position);
    await next.until(() => next.news.length > 0);
    expect(reader.news.length + 1).toBe(
      Number.parseInt(String(new Map(Object.entries(next.news[0]?.payload ?? {})).get('txnId')), 10),
    );
    next.cut();
  });
});
