import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { shopOperations } from '../../src/application/operations/shop';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { accountsOf, confirm, field, isOrdinary, send } from './support/transferStory';
import { watchBooks } from '../bank/support/watchBooks';
import type { WireClient } from './support/WireClient';

const DAY_MS = 86_400_000;

interface Offer {
  readonly branchId: string;
  readonly size: string;
  readonly free: number;
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

async function offers(by = clients.aibek): Promise<readonly Offer[]> {
  const { data } = await by.operation('AccountService', 'GET_DEPOSIT_BOXES', {});
  const read: readonly Offer[] = JSON.parse(JSON.stringify(data));
  return read;
}

/** Free boxes of a size at the branch with the smallest number of them above zero. */
async function scarce(size: string): Promise<Offer> {
  const [first] = (await offers())
    .filter((each) => each.size === size && each.free > 0)
    .sort((one, other) => one.free - other.free);
  if (first === undefined) {
    throw new Error(`No box of size ${size} is free`);
  }
  return first;
}

async function freeNow({ branchId, size }: Offer): Promise<number | undefined> {
  return (await offers()).find((each) => each.branchId === branchId && each.size === size)?.free;
}

async function balanceOf(login: keyof typeof clients): Promise<string | undefined> {
  return (await accountsOf(clients[login])).find((each) => isOrdinary(each) && each.ccy === 'KGS')
    ?.acyWithdrawableBalance;
}

async function reserve(
  login: keyof typeof clients,
  { branchId, size }: Pick<Offer, 'branchId' | 'size'>,
  data: object = {},
) {
  const soms = (await accountsOf(clients[login])).find((each) => isOrdinary(each) && each.ccy === 'KGS');
  const request = {
    operationId: randomUUID(),
    productType: 'makeDepositBoxReservation',
    data: { accountDebitId: soms?.id, branchId, size, termMonths: 1, ...data },
  };
  return { request, answer: await clients[login].operation('TransferService', 'MAKE_SHOP_OPERATION', request) };
}

/** Orders a box and is sent the code for it. */
async function ordered(login: keyof typeof clients, offer: Offer) {
  const { request, answer } = await reserve(login, offer);
  expect(answer.code).toBe('');
  const { code } = await server.codeSentBy(login, () => send(clients[login], request.operationId));
  return { operationId: request.operationId, code, data: answer.data };
}

async function newest(login: keyof typeof clients): Promise<unknown> {
  const { data } = await clients[login].operation('AccountService', 'GET_APPLICATIONS', {});
  return Array.isArray(data) ? data[0] : undefined;
}

describe('safe-deposit boxes', () => {
  it('are listed by branch and size, with dimensions and rent', async () => {
    const { data } = await clients.aibek.operation('AccountService', 'GET_DEPOSIT_BOXES', {});
    expect(data).toContainEqual({
      branchId: expect.stringMatching(/^\d+$/),
      branchName: expect.objectContaining({ en: expect.stringMatching(/^Head office/) }),
      size: 'S',
      heightCm: 8,
      widthCm: 26,
      depthCm: 40,
      amount: '400.00',
      ccy: 'KGS',
      free: 12,
    });
    expect(new Set((await offers()).map(({ branchId }) => branchId)).size).toBe(3);
    expect(shopOperations.GET_DEPOSIT_BOXES.failures).toEqual([]);
  });

  it('are reserved by number with the rent in advance, and given back with it', async () => {
    const offer = await scarce('M');
    const before = await balanceOf('aibek');
    const { operationId, code, data } = await ordered('aibek', offer);
    expect(data).toMatchObject({
      amount: '650.00',
      terms: {
        details: {
          boxBranch: expect.any(String),
          boxSize: '16 × 26 × 40',
          boxNumber: expect.stringMatching(/^\d{3}$/),
        },
      },
    });
    expect(await freeNow(offer)).toBe(offer.free);
    await confirm(clients.aibek, operationId, code);
    expect(await freeNow(offer)).toBe(offer.free - 1);
    const application = await newest('aibek');
    expect(application).toMatchObject({ productType: 'makeDepositBoxReservation', amount: '650.00' });
    await clients.aibek.operation('AccountService', 'CANCEL_APPLICATION', { txnId: field(application, 'txnId') });
    expect([await freeNow(offer), await balanceOf('aibek')]).toEqual([offer.free, before]);
  });

  it('go to exactly one of two customers who confirm the last one at one moment', async () => {
    const { branchId, size } = await scarce('L');
    await server.bank.database.owner.query(
      `update deposit_box b set branch_id = (select branch_id from deposit_box where branch_id <> b.branch_id limit 1)
        where b.branch_id = $1 and b.size = $2 and b.number <> (select max(number) from deposit_box where branch_id = $1 and size = $2)`,
      [branchId, size],
    );
    const last = await scarce('L');
    expect([last.branchId, last.free]).toEqual([branchId, 1]);
    const [first, second] = [await ordered('aibek', last), await ordered('aizada', last)];
    const before = [await balanceOf('aibek'), await balanceOf('aizada')];
    const answers = await Promise.all([
      clients.aibek.operation('TransferService', 'CONFIRM_TRANSFER', {
        operationId: first.operationId,
        otp: first.code,
      }),
      clients.aizada.operation('TransferService', 'CONFIRM_TRANSFER', {
        operationId: second.operationId,
        otp: second.code,
      }),
    ]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['', 'OPERATION_IMPOSSIBLE']);
    const after = [await balanceOf('aibek'), await balanceOf('aizada')];
    expect(after.filter((balance, place) => balance !== before[place]).length).toBe(1);
    expect((await reserve('aibek', last)).answer.code).toBe('OPERATION_IMPOSSIBLE');
    expect(await freeNow(last)).toBe(0);
    server.bank.clock.advance(32 * DAY_MS);
    clients = { aibek: await server.signedIn('aibek'), aizada: await server.signedIn('aizada') };
    expect(await freeNow(last)).toBe(1);
  });

  it('are refused where there are none', async () => {
    const [{ branchId } = { branchId: '' }] = await offers();
    expect((await reserve('aibek', { branchId: '999999', size: 'S' })).answer.code).toBe('PRODUCT_NOT_OFFERED');
    for (const data of [{ size: 'XL' }, { termMonths: 2 }, { boxNumber: 101 }]) {
      expect((await reserve('aibek', { branchId, size: 'S' }, data)).answer.code).toBe('INVALID_REQUEST');
    }
  });
});
