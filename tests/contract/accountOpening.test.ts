import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { moveApplication } from './support/desk';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { accountsOf, confirm, field, ordinaryPair, send } from './support/transferStory';
import { watchBooks } from '../bank/support/watchBooks';
import type { WireAccount } from './support/transferStory';
import type { WireClient } from './support/WireClient';

const MINUTE_MS = 60_000;

let server: TestServer;
let client: WireClient;
let main: WireAccount;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  client = await server.signedIn('aibek');
  [main] = ordinaryPair(await accountsOf(client));
});
afterAll(() => server.close());
watchBooks(() => server.bank.database.owner);

function order(data: object = {}) {
  const request = {
    operationId: randomUUID(),
    productType: 'makeAccountOpening',
    data: { accountDebitId: main.id, ccy: 'KZT', ...data },
  };
  return { request, answer: client.operation('TransferService', 'MAKE_SHOP_OPERATION', request) };
}

/** Orders an account and confirms the order; returns its number and the id of the application. */
async function ordered() {
  const { request, answer } = order();
  const number = /"openedAccount":"(\d{16})"/.exec(JSON.stringify((await answer).data))?.[1] ?? '';
  const { code } = await server.codeSentBy('aibek', () => send(client, request.operationId));
  await confirm(client, request.operationId, code);
  return { number, txnId: field(await newest(), 'txnId') };
}

async function newest(): Promise<unknown> {
  const { data } = await client.operation('AccountService', 'GET_APPLICATIONS', {});
  return Array.isArray(data) ? data[0] : undefined;
}

async function isListed(number: string): Promise<boolean> {
  return (await accountsOf(client)).some(({ accountNo }) => accountNo === number);
}

describe('an account that was ordered', () => {
  it('is in the list three minutes after its order, empty and ready for operations', async () => {
    const { number } = await ordered();
    await server.round('accountOpenings');
    expect([await newest(), await isListed(number)]).toMatchObject([{ status: 'IN_PROCESS', amount: '50.00' }, false]);
    server.bank.clock.advance(3 * MINUTE_MS - 1);
    await server.round('accountOpenings');
    expect(await isListed(number)).toBe(false);
    server.bank.clock.advance(1);
    await server.round('accountOpenings');
    await server.round('accountOpenings');
    expect(await newest()).toMatchObject({
      status: 'ACCEPTED',
      steps: ['ACCEPTED_FOR_PROCESSING', 'IN_PROCESS', 'FORMED', 'ACCEPTED'].map((status) => ({ status })),
    });
    expect((await accountsOf(client)).filter(({ accountNo }) => accountNo === number)).toMatchObject([
      { ccy: 'KZT', acyWithdrawableBalance: '0.00', acStatNoDr: false, acStatNoCr: false, acStatDormant: false },
    ]);
  });

  it('is left to an employee who looks into it, and opened once when the employee accepts it', async () => {
    const { number, txnId } = await ordered();
    await server.round('accountOpenings');
    expect(await moveApplication(server, { id: txnId, to: 'UNDER_REVIEW' })).toBe(200);
    server.bank.clock.advance(4 * MINUTE_MS);
    await server.round('accountOpenings');
    expect([field(await newest(), 'status'), await isListed(number)]).toEqual(['UNDER_REVIEW', false]);
    expect(await moveApplication(server, { id: txnId, to: 'FORMED' })).toBe(200);
    expect(await moveApplication(server, { id: txnId, to: 'ACCEPTED' })).toBe(200);
    expect([await moveApplication(server, { id: txnId, to: 'ACCEPTED' }), await isListed(number)]).toEqual([422, true]);
  });

  it('is not opened when the bank rejects the order, whose price comes back', async () => {
    const before = (await accountsOf(client)).find(({ id }) => id === main.id)?.acyWithdrawableBalance;
    const { number, txnId } = await ordered();
    expect(await moveApplication(server, { id: txnId, to: 'REJECTED' })).toBe(200);
    server.bank.clock.advance(4 * MINUTE_MS);
    await server.round('accountOpenings');
    const after = (await accountsOf(client)).find(({ id }) => id === main.id)?.acyWithdrawableBalance;
    expect([await isListed(number), after]).toEqual([false, before]);
  });

  it('that cannot be opened holds up no other', async () => {
    const [taken, next] = [await ordered(), await ordered()];
    await server.bank.database.owner.query(
      `insert into account (number, account_class, class_group, currency, opened_at) values ($1, 'CASH', '1', 'KZT', now())`,
      [taken.number],
    );
    await server.round('accountOpenings');
    server.bank.clock.advance(4 * MINUTE_MS);
    await server.round('accountOpenings');
    expect([await isListed(taken.number), await isListed(next.number)]).toEqual([false, true]);
  });

  it.each([
    ['a currency the bank does not know', { ccy: 'XAU' }],
    ['something else besides', { name: 'Отпуск' }],
  ])('is not ordered with %s', async (_what, data) => {
    expect((await order(data).answer).code).toBe('INVALID_REQUEST');
  });
});
