import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { allCards, cardOf, referenceTo } from './support/cardStory';
import type { WireCard } from './support/cardStory';
import { expectEveryFailure } from './support/producedFailures';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { StreamReader } from './support/StreamReader';
import type { WireClient } from './support/WireClient';

expectEveryFailure();

const MINUTE_MS = 60_000;
const MAIN = '1014';
const FURTHER = '1022';

let server: TestServer;
let client: WireClient;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => later(16));
afterAll(() => server.close());

async function block(request: object, by = client) {
  return by.operation('AccountService', 'BLOCK_CARD', request);
}

/** Lets time pass that no session lives through, and comes back. */
async function later(minutes: number): Promise<void> {
  server.bank.clock.advance(minutes * MINUTE_MS);
  client = await server.signedIn('aibek');
}

const requestFor = (card: WireCard) => ({ operationId: randomUUID(), ...referenceTo(card), action: 'block' });

function statusesOf({ customStatus, ipcCardStatus, lockRequest }: WireCard): readonly (string | undefined)[] {
  return [customStatus, ipcCardStatus, lockRequest?.action];
}

describe('a card that is blocked by its owner', () => {
  it('takes effect at the bank at once and at the network within 5 to 15 minutes, and the owner is notified', async () => {
    const stream = await StreamReader.open(client);
    const card = await cardOf(client, MAIN);
    const request = requestFor(card);
    const answer = await block(request);
    expect(answer.data).toMatchObject({
      id: card.id,
      customStatus: 'softLock',
      ipcCardStatus: 'active',
      lockRequest: { action: 'block' },
    });
    await stream.until(() => stream.news.some(({ type }) => type === 'UPDATED_ACCOUNT_CARD'));
    expect(stream.news.find(({ type }) => type === 'UPDATED_ACCOUNT_CARD')?.payload).toMatchObject({
      accountId: card.accountId,
    });
    expect((await block(request)).data).toEqual(answer.data);

    await server.round('cardOrders');
    expect(await handedOver(request.operationId)).toBe(true);
    await later(4);
    expect(statusesOf(await cardOf(client, MAIN))).toEqual(['softLock', 'active', 'block']);
    await later(11);
    await server.round('cardOrders');
    expect(statusesOf(await cardOf(client, MAIN))).toEqual(['softLock', 'softLock', undefined]);
    const { data } = await client.operation('UtilityService', 'GET_NOTIFICATIONS', {});
    expect(JSON.stringify(data)).toContain('Карта •1014 заблокирована');
    expect((await block(request)).success).toBe(true);
    expect((await block(requestFor(card))).code).toBe('CARD_LOCKED');
    const { rows } = await server.bank.database.owner.query(`select from audit_event where event = 'CARD_BLOCKED'`);
    expect(rows).toHaveLength(1);
    stream.cut();
  });

  it('is not another one under the same id', async () => {
    const request = requestFor(await cardOf(client, FURTHER));
    expect((await block(request)).success).toBe(true);
    const other = await cardOf(client, '1051');
    expect((await block({ ...request, ...referenceTo(other) })).code).toBe('OPERATION_ID_REUSED');
    expect(statusesOf(await cardOf(client, '1051'))).toEqual(['active', 'active', undefined]);
  });

  it('is the owner’s own, in force and not locked by the bank', async () => {
    const stranger = await server.signedIn('aizada');
    expect((await block(requestFor(await cardOf(client, '1051')), stranger)).code).toBe('CARD_NOT_FOUND');
    expect((await block(requestFor(await cardOf(client, '1030')))).code).toBe('CARD_EXPIRED');
    expect((await block(requestFor(await cardOf(client, '4042')))).code).toBe('CARD_LOCKED');
    expect((await block({ ...requestFor(await cardOf(client, '1051')), action: 'unblock' })).code).toBe(
      'INVALID_REQUEST',
    );
  });

  it('may be blocked by a user who may only view: at a company, or with an expired passport', async () => {
    const { owner } = server.bank.database;
    await owner.query(`update app_user set rights = '{view}' where login = 'saltanat'`);
    const accountant = await server.signedIn('saltanat');
    const [card] = await allCards(accountant);
    expect(card && (await block(requestFor(card), accountant)).success).toBe(true);
    await owner.query(
      `update customer set passport_expires_on = '2020-01-01' where id = (select customer_id from app_user where login = 'aizada')`,
    );
    const looking = await server.signedIn('aizada');
    expect((await block(requestFor(await cardOf(looking, '2026')), looking)).success).toBe(true);
  });

  it('is undone where the network does not follow, and the owner is asked to call', async () => {
    const { owner } = server.bank.database;
    await owner.query(`update card set masked_number = '428801******4031' where masked_number = '428801******1010'`);
    const card = await cardOf(client, '4031');
    const request = requestFor(card);
    expect((await block(request)).success).toBe(true);
    await server.round('cardOrders');
    expect(await handedOver(request.operationId)).toBe(true);
    await later(15);
    await server.round('cardOrders');
    expect(statusesOf(await cardOf(client, '4031'))).toEqual(['active', 'active', undefined]);
    const { data } = await client.operation('UtilityService', 'GET_NOTIFICATIONS', {});
    expect(JSON.stringify(data)).toContain('Карту •4031 заблокировать не удалось');
  });

  it('is asked for again and again while the network does not answer', async () => {
    const { owner } = server.bank.database;
    await owner.query(`update card set masked_number = '428801******5031' where masked_number = '428801******1051'`);
    const request = requestFor(await cardOf(client, '5031'));
    expect((await block(request)).success).toBe(true);
    const asked = async () => {
      const { rows } = await owner.query<{ later: boolean }>(
        'select ask_at > made_at as later from card_request where operation_id = $1',
        [request.operationId],
      );
      return rows[0]?.later;
    };
    await server.round('cardOrders');
    expect(await asked()).toBe(true);
    await owner.query(`update card set masked_number = '428801******1051' where masked_number = '428801******5031'`);
    server.bank.clock.advance(MINUTE_MS);
    await server.round('cardOrders');
    expect(await handedOver(request.operationId)).toBe(true);
    await later(15);
    await server.round('cardOrders');
    expect(statusesOf(await cardOf(client, '1051'))).toEqual(['softLock', 'softLock', undefined]);
  });
});

/** The network has the order. */
async function handedOver(operationId: string): Promise<boolean> {
  const { rowCount } = await server.bank.database.owner.query('select from sandbox_card_order where key = $1', [
    operationId,
  ]);
  return rowCount === 1;
}
