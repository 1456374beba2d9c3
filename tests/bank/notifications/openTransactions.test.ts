import fc from 'fast-check';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startTestServer } from '../../contract/support/startTestServer';
import type { TestServer } from '../../contract/support/startTestServer';
import { StreamReader } from '../../contract/support/StreamReader';
import { runs } from '../../support/propertyRuns';

let server: TestServer;
let customerId: string;
let strangerId: string;
const clients: Client[] = [];

beforeAll(async () => {
  server = await startTestServer();
  customerId = (await server.bank.callAs('aibek')).caller.customerId;
  strangerId = (await server.bank.callAs('aizada')).caller.customerId;
});
afterAll(async () => {
  await Promise.all(clients.map((client) => client.end()));
  await server.close();
});

/** A connection of its own, to another database of the cluster when one is named. */
async function connected(database?: string): Promise<Client> {
  const { connection } = server.bank.database;
  const client = new Client({ ...connection, ...(database !== undefined && { database }) });
  await client.connect();
  clients.push(client);
  return client;
}

/** Writes an event that is named by its `txnId`, in the transaction of the connection if there is one. */
async function write(client: Pick<Client, 'query'>, customer: string, txnId: string): Promise<void> {
  await client.query(
    `insert into outbox_event (customer_id, type, payload, created_at) values ($1, 'TRANSACTION_UPDATED', $2, now())`,
    [customer, JSON.stringify({ txnId })],
  );
}

function namesOf(events: readonly { readonly payload: unknown }[]): readonly string[] {
  return events.map(({ payload }) => String(new Map(Object.entries(Object(payload))).get('txnId')));
}

describe('an open transaction', () => {
  it('of another customer delays no event, and its own are brought once when it ends', async () => {
    const reader = await StreamReader.open(await server.signedIn('aibek'));
    const stranger = await StreamReader.open(await server.signedIn('aizada'));
    const [open, other] = [await connected(), await connected()];
    await open.query('begin');
    await write(open, strangerId, 'late');
    await write(other, customerId, 'first');
    await write(other, strangerId, 'theirs');
    await reader.until(() => reader.news.length > 0);
    await stranger.until(() => stranger.news.length > 0);
    await open.query('commit');
    await stranger.until(() => stranger.news.length > 1);
    await write(other, strangerId, 'last');
    await stranger.until(() => stranger.news.length > 2);
    expect([namesOf(reader.news), namesOf(stranger.news)]).toEqual([['first'], ['theirs', 'late', 'last']]);
    reader.cut();
    stranger.cut();
  });

  it('of another database of the cluster delays no event', async () => {
    const open = await connected('postgres');
    await open.query('begin');
    await open.query('select pg_current_xact_id()');
    const reader = await StreamReader.open(await server.signedIn('aibek'));
    await write(await connected(), customerId, 'meanwhile');
    await reader.until(() => reader.news.length > 0);
    expect(namesOf(reader.news)).toEqual(['meanwhile']);
    await open.query('commit');
    reader.cut();
  });

  it('that ends between two streams is brought by the second, after what the first has brought', async () => {
    const client = await server.signedIn('aibek');
    const first = await StreamReader.open(client);
    const [open, other] = [await connected(), await connected()];
    await open.query('begin');
    await write(open, customerId, 'late');
    await write(other, customerId, 'early');
    await first.until(() => first.news.length > 0);
    first.cut();
    await open.query('commit');
    await write(other, customerId, 'after');
    const second = await StreamReader.open(client, first.position);
    await second.until(() => second.news.length > 1);
    expect([namesOf(first.news), namesOf(second.news)]).toEqual([['early'], ['late', 'after']]);
    second.cut();
  });
});

describe('a position', () => {
  it.each([
    'x',
    '1',
    '1.1',
    '1:1',
    '1:2:0',
    '1:9:3,2',
    '1:9:9',
    '9:1:',
    '0:1:',
    '18446744073709551616:18446744073709551616:',
    '9999999999999999999.9999999999999999999',
    '1:1:/1:1:/9223372036854775808',
    '1:1:/1:1:',
    '1:9:/1:8:/1',
    `1:99999:${Array.from({ length: 10_000 }, (_, index) => index + 1).join(',')}`,
  ])('that the bank cannot have sent (%#) is refused, and streams of others go on', async (position) => {
    const client = await server.signedIn('aibek');
    const other = await StreamReader.open(await server.signedIn('aizada'));
    const refused = await StreamReader.open(client, position);
    expect([refused.trailers?.get('grpc-status'), refused.trailers?.get('grpc-message')]).toEqual([
      '3',
      'INVALID_REQUEST',
    ]);
    await write(server.bank.database.owner, strangerId, 'after');
    await other.until(() => other.news.length > 0);
    other.cut();
  });

  it('of any text is refused or answered by the stream, never by a failure', async () => {
    const number = fc.oneof(fc.nat(1000), fc.bigInt({ min: 0n, max: 2n ** 70n })).map(String);
    const snapshot = fc
      .tuple(number, number, fc.array(number, { maxLength: 3 }))
      .map(([from, to, running]) => `${from}:${to}:${running.join(',')}`);
    const position = fc.oneof(
      snapshot,
      fc.tuple(snapshot, snapshot, number).map((parts) => parts.join('/')),
      fc.string({ maxLength: 20 }),
    );
    const client = await server.signedIn('aibek');
    await fc.assert(
      fc.asyncProperty(position, async (text) => {
        const reader = await StreamReader.open(client, text);
        expect(reader.trailers?.get('grpc-status') ?? 'open').toMatch(/^(3|11|open)$/);
        reader.cut();
      }),
      runs({ cost: 'medium' }),
    );
  });
});
