import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { expectEveryFailure } from './support/producedFailures';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { accountsOf, confirm, field, send } from './support/transferStory';
import { watchBooks } from '../bank/support/watchBooks';
import type { WireClient } from './support/WireClient';

expectEveryFailure();

const OPENING_MS = 3 * 60_000;
const LOGIN = 'bermet';

let server: TestServer;
let client: WireClient;

beforeAll(async () => {
  server = await startTestServer();
  // A customer whose accounts are all closed has none to pay from, like a new one.
  await server.bank.database.owner.query(
    `update account set record_status = 'C'
      where customer_id = (select u.customer_id from app_user u where u.login = $1)`,
    [LOGIN],
  );
  await server.bank.database.owner.query(
    `update customer set passport_expires_on = '2036-01-01'
      where id = (select u.customer_id from app_user u where u.login = $1)`,
    [LOGIN],
  );
  client = await server.signedIn(LOGIN);
});
afterAll(() => server.close());
watchBooks(() => server.bank.database.owner);

async function order(data: object = {}, code = 'MAKE_SHOP_OPERATION') {
  const operationId = randomUUID();
  const request = { operationId, productType: 'makeAccountOpening', data: { ccy: 'KGS', ...data } };
  return { operationId, answer: await client.operation('TransferService', code, request) };
}

async function codeFor(operationId: string): Promise<string> {
  return (await server.codeSentBy(LOGIN, () => send(client, operationId))).code;
}

it('a customer without an account opens the first one free of charge, and pays for the next', async () => {
  expect(await accountsOf(client)).toEqual([]);
  const { operationId, answer } = await order();
  expect([answer.code, answer.data]).toMatchObject([
    '',
    {
      amount: '0.00',
      fee: '0.00',
      debit: { accountNumber: '' },
      confirmationText: expect.stringMatching(/^Открытие первого счёта.*Бесплатно\.$/),
    },
  ]);
  const second = await order({ ccy: 'USD' });
  const [code, codeOfSecond] = [await codeFor(operationId), await codeFor(second.operationId)];
  expect((await confirm(client, operationId, code)).code).toBe('');
  expect((await confirm(client, second.operationId, codeOfSecond)).code).toBe('FIRST_ACCOUNT_EXISTS');
  expect((await order()).answer.code).toBe('FIRST_ACCOUNT_EXISTS');
  expect((await order({}, 'MAKE_TXN_SHOP_OPERATION')).answer.code).toBe('FIRST_ACCOUNT_EXISTS');

  await server.round('accountOpenings');
  server.bank.clock.advance(OPENING_MS);
  await server.round('accountOpenings');
  const accounts = await accountsOf(client);
  expect(accounts).toMatchObject([{ ccy: 'KGS', acyWithdrawableBalance: '0.00' }]);
  const { data } = await client.operation('AccountService', 'GET_APPLICATIONS', {});
  expect(Array.isArray(data) ? data : []).toMatchObject([{ status: 'ACCEPTED', amount: '0.00' }]);

  expect((await order()).answer.code).toBe('FIRST_ACCOUNT_EXISTS');
  const paid = await order({ accountDebitId: field(accounts[0], 'id') });
  expect(paid.answer.code).toBe('INSUFFICIENT_FUNDS');
});
