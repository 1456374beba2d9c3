import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { shopOperations } from '../../src/application/operations/shop';
import type { ApplicationState } from '../../src/domain/shop/Application';
import { moveApplication } from './support/desk';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { accountsOf, confirm, field, isOrdinary, send } from './support/transferStory';
import { watchBooks } from '../bank/support/watchBooks';
import type { WireClient } from './support/WireClient';

const LARGEST = 1_000_000;

interface Issue {
  readonly id: string;
  readonly ccy: string;
  readonly minQuantity: number;
  readonly left: number;
}

let server: TestServer;
let clients: Readonly<Record<'aibek' | 'aizada', WireClient>>;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  clients = { aibek: await server.signedIn('aibek'), aizada: await server.signedIn('aizada') };
});
afterAll(() => server.close());
watchBooks(() => server.bank.database.owner);

async function issues(): Promise<readonly Issue[]> {
  const { data } = await clients.aibek.operation('AccountService', 'GET_BOND_ISSUES', {});
  const read: readonly Issue[] = JSON.parse(JSON.stringify(data));
  return read;
}

async function issue(id: string): Promise<Issue> {
  const found = (await issues()).find((each) => each.id === id);
  if (found === undefined) {
    throw new Error(`There is no issue ${id}`);
  }
  return found;
}

async function accountIn(login: keyof typeof clients, ccy: string) {
  return (await accountsOf(clients[login])).find((each) => isOrdinary(each) && each.ccy === ccy);
}

async function balanceOf(login: keyof typeof clients): Promise<number> {
  return Number((await accountIn(login, 'KGS'))?.acyWithdrawableBalance ?? Number.NaN);
}

async function order(login: keyof typeof clients, data: object = {}) {
  const request = {
    operationId: randomUUID(),
    productType: 'makeBondPurchase',
    data: { accountDebitId: (await accountIn(login, 'KGS'))?.id, issueId: '1', quantity: 100, ...data },
  };
  return { request, answer: await clients[login].operation('TransferService', 'MAKE_SHOP_OPERATION', request) };
}

/** Orders bonds and is sent the code for it. */
async function ordered(login: keyof typeof clients, data: object = {}) {
  const { request, answer } = await order(login, data);
  expect(answer.code).toBe('');
  const { code } = await server.codeSentBy(login, () => send(clients[login], request.operationId));
  return { operationId: request.operationId, code, data: answer.data };
}

async function newest(): Promise<unknown> {
  const { data } = await clients.aibek.operation('AccountService', 'GET_APPLICATIONS', {});
  return Array.isArray(data) ? data[0] : undefined;
}

async function decide(id: string, ...states: readonly ApplicationState[]): Promise<void> {
  for (const to of states) {
    expect(await moveApplication(server, { id, to })).toBe(200);
  }
}

describe('bonds', () => {
  it('are listed by issue, with what each costs and pays and how many are left', async () => {
    const { data } = await clients.aibek.operation('AccountService', 'GET_BOND_ISSUES', {});
    expect(data).toContainEqual({
      id: '1',
      issuer: 'government',
      name: expect.objectContaining({ en: 'Government bonds, 2 years' }),
      isin: 'KG0101G15285',
      ccy: 'KGS',
      nominal: '100.00',
      price: '99.20',
      couponRate: '14.00',
      couponsPerYear: 2,
      maturityDate: expect.stringMatching(/2028/),
      feeRate: '0.15',
      minQuantity: 100,
      left: 50_000,
    });
    expect((await issues()).map(({ ccy }) => ccy)).toEqual(['KGS', 'KGS', 'KGS', 'USD']);
    expect(shopOperations.GET_BOND_ISSUES.failures).toEqual([]);
  });

  it('are paid with the order, bought when the bank accepts, and confirmed by a document that any visitor can verify', async () => {
    const [before, { left }] = [await balanceOf('aibek'), await issue('1')];
    const { operationId, code, data } = await ordered('aibek', { quantity: 200 });
    expect(data).toMatchObject({
      amount: '19840.00',
      fee: '29.76',
      terms: {
        details: {
          bondIssue: expect.any(String),
          bondIsin: 'KG0101G15285',
          bondCount: '200',
          bondPrice: '99.20 KGS',
          bondCoupon: '14.00',
          bondMatures: '15.11.2028',
        },
      },
    });
    expect((await issue('1')).left).toBe(left);
    await confirm(clients.aibek, operationId, code);
    expect([(await issue('1')).left, await balanceOf('aibek')]).toEqual([
      left - 200,
      Math.round((before - 19_869.76) * 100) / 100,
    ]);
    const txnId = String(field(await newest(), 'txnId'));
    await decide(txnId, 'IN_PROCESS', 'FORMED');
    expect(await newest()).toMatchObject({ productType: 'makeBondPurchase', amount: '19840.00', hasPaper: false });
    await decide(txnId, 'ACCEPTED');
    expect(await newest()).toMatchObject({ status: 'ACCEPTED', hasPaper: true });
    const confirmation = await clients.aibek.operation('AccountService', 'GET_APPLICATION_PAPER', { txnId });
    expect([confirmation.code, field(confirmation.data, 'contentType')]).toEqual(['', 'application/pdf']);
    const { rows } = await server.bank.database.owner.query<{ code: string }>(
      'select code from application_certificate where txn_id = $1',
      [txnId],
    );
    const proof = await clients.aizada.operation('AccountService', 'VERIFY_PAPER', { code: rows[0]?.code });
    expect(proof.data).toMatchObject({
      subject: 'bonds',
      txnId,
      accounts: [{ accountNo: 'KG0101G15285', ccy: 'KGS', amount: '20000.00' }],
    });
  });

  it('come back as money with the fee, and as bonds for sale, when the order is taken back or rejected', async () => {
    const [before, { left }] = [await balanceOf('aibek'), await issue('1')];
    const taken = await ordered('aibek');
    await confirm(clients.aibek, taken.operationId, taken.code);
    await clients.aibek.operation('AccountService', 'CANCEL_APPLICATION', { txnId: field(await newest(), 'txnId') });
    expect([(await issue('1')).left, await balanceOf('aibek')]).toEqual([left, before]);
    const refused = await ordered('aibek');
    await confirm(clients.aibek, refused.operationId, refused.code);
    await decide(String(field(await newest(), 'txnId')), 'IN_PROCESS', 'FORMED', 'REJECTED');
    expect([(await issue('1')).left, await balanceOf('aibek')]).toEqual([left, before]);
    expect(await newest()).toMatchObject({ status: 'REJECTED', hasPaper: false });
  });

  it('go to exactly one of two customers who confirm the last ones at one moment', async () => {
    await server.bank.database.owner.query('update bond_issue set total = minimum where id = 3');
    const orders = [
      await ordered('aibek', { issueId: '3', quantity: 5 }),
      await ordered('aizada', { issueId: '3', quantity: 5 }),
    ] as const;
    const before = [await balanceOf('aibek'), await balanceOf('aizada')];
    const answers = await Promise.all(
      (['aibek', 'aizada'] as const).map((login, place) =>
        clients[login].operation('TransferService', 'CONFIRM_TRANSFER', {
          operationId: orders[place]?.operationId,
          otp: orders[place]?.code,
        }),
      ),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual(['', 'OPERATION_IMPOSSIBLE']);
    const after = [await balanceOf('aibek'), await balanceOf('aizada')];
    expect(after.filter((balance, place) => balance !== before[place]).length).toBe(1);
    expect((await issue('3')).left).toBe(0);
    expect((await order('aibek', { issueId: '3', quantity: 5 })).answer.code).toBe('OPERATION_IMPOSSIBLE');
  });

  it('are refused by what is wrong with the order', async () => {
    const { left } = await issue('1');
    const refusals: readonly (readonly [data: object, code: string])[] = [
      [{ issueId: '999' }, 'PRODUCT_NOT_OFFERED'],
      [{ quantity: 99 }, 'MIN_LIM_NOT_REACHED'],
      [{ quantity: left + 1 }, 'MAX_LIM_EXCEEDED'],
      [{ quantity: left }, 'INSUFFICIENT_FUNDS'],
      [{ issueId: '4', quantity: 10 }, 'CURRENCY_MISMATCH'],
      [{ accountDebitId: '999999999' }, 'ACCOUNT_DEBIT_NOT_FOUND'],
      [{ quantity: 0 }, 'INVALID_REQUEST'],
      [{ quantity: LARGEST + 1 }, 'INVALID_REQUEST'],
      [{ price: '1.00' }, 'INVALID_REQUEST'],
    ];
    for (const [data, code] of refusals) {
      expect([data, (await order('aibek', data)).answer.code]).toEqual([data, code]);
    }
    const declared: readonly string[] = shopOperations.MAKE_SHOP_OPERATION.failures;
    expect(refusals.filter(([, code]) => code !== 'INVALID_REQUEST' && !declared.includes(code))).toEqual([]);
  });

  it('that have matured are offered no more', async () => {
    const { rows } = await server.bank.database.owner.query<{ matures_on: string }>(
      'update bond_issue set matures_on = bank_day($1) where id = 2 returning matures_on',
      [new Date(server.bank.clock.now())],
    );
    expect(rows.length).toBe(1);
    expect((await issues()).map(({ id }) => id)).not.toContain('2');
    expect((await order('aibek', { issueId: '2' })).answer.code).toBe('PRODUCT_NOT_OFFERED');
  });
});
