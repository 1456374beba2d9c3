import { afterEach, beforeEach, expect, it } from 'vitest';

import { assertBooksBalance } from '../../../bank/ledger/invariants';
import { addAccount, addCustomer, balanceOfClass } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import { moved } from '../support/movements';
import { paymentRequest, statusOf, worker } from '../support/payments';
import type { PaymentRequest } from '../support/payments';
import { balanceOf, refusalOf, valueOf } from '../support/transfers';
import type { TestBank, TestCaller } from '../support/createTestBank';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Monday, 23 November 2026, 10:00 in Bishkek; the session of the clearing leaves at 11:00. */
const MONDAY_TEN = Date.UTC(2026, 10, 23, 4);
const FUNDS = 100_000_000n;
const AMOUNT = 500_000n;
const FEE = 1_000n;
/** Account of a payee whose bank declines recalls. */
const DECLINES = { scenario: '406' } as const;

let bank: TestBank;
let user: TestCaller;
let from: string;
beforeEach(async () => {
  bank = await createTestBank({ now: MONDAY_TEN });
  const { customerId } = await addCustomer(bank, 'payer');
  user = await bank.callAs('payer');
  from = await addAccount(bank, customerId, { balance: FUNDS });
});
afterEach(async () => {
  await assertBooksBalance(bank.database.owner);
  await bank.close();
});

async function paid(requested: Partial<PaymentRequest> = {}): Promise<string> {
  const request = paymentRequest({ from, amount: AMOUNT, ...requested });
  return valueOf(await moved(bank, user, { code: 'MAKE_OTHER_BANK_TRANSFER', request })).transactionId;
}

const recall = (id: string) => user.call('TRANSACTION_DELETE_BY_ID', { transactionId: id });

async function read(id: string) {
  return valueOf(await user.call('GET_TRANSACTION_BY_ID_V2', { transactionId: id }));
}

/** Lets time pass five minutes at a time, with a worker that looks each time. */
async function work(forMs: number): Promise<void> {
  const end = bank.clock.now() + forMs;
  await worker(bank).round();
  while (bank.clock.now() < end) {
    bank.clock.advance(Math.min(5 * MINUTE_MS, end - bank.clock.now()));
    await worker(bank).round();
  }
}

async function held(): Promise<readonly bigint[]> {
  const balances = [await balanceOf(bank, from)];
  for (const name of ['RAIL_TRANSIT', 'SETTLEMENT', 'FEE_INCOME']) {
    balances.push(await balanceOfClass(bank, name, 'KGS'));
  }
  return balances;
}

async function received(): Promise<number> {
  const { rows } = await bank.database.owner.query<{ payments: number }>(
    'select count(*)::int as payments from sandbox_payment',
  );
  return rows[0]?.payments ?? 0;
}

async function titles(): Promise<readonly string[]> {
  return valueOf(await user.call('GET_NOTIFICATIONS', {})).map(({ content }) => content.en.title);
}

it('a payment by clearing waits for its session, and is recalled with its fee until the session takes it', async () => {
  const id = await paid();
  await work(59 * MINUTE_MS);
  const waiting = await read(id);
  expect([waiting.status, waiting.progress?.deletable, await received()]).toEqual(['ACCEPTED_FOR_PROCESSING', true, 0]);
  expect(valueOf(await recall(id)).status).toBe('CANCELLED');
  await work(5 * HOUR_MS);
  expect([await statusOf(user, id), await held(), await received()]).toEqual(['CANCELLED', [FUNDS, 0n, 0n, 0n], 0]);
});

const MOMENTS = [
  ['on its way', HOUR_MS],
  ['credited', 6 * HOUR_MS],
] as const;

it.each(MOMENTS)(
  'a payment that is %s is asked back, and returns without its fee when the other bank agrees',
  async (_, after) => {
    const id = await paid();
    await work(after);
    const asked = valueOf(await recall(id));
    const { recallAsked, recallDeclined, deletable } = asked.progress ?? {};
    expect([recallAsked, recallDeclined, deletable]).toEqual([true, false, false]);
    expect(valueOf(await recall(id))).toEqual(asked);
    await work(HOUR_MS);
    expect([await statusOf(user, id), await held()]).toEqual(['RETURNED', [FUNDS - FEE, 0n, 0n, FEE]]);
    expect((await titles())[0]).toBe('Payment returned by the recipient’s bank');
  },
);

it.each(MOMENTS)(
  'a payment that is %s stays with its payee when the other bank declines, which is final',
  async (_, after) => {
    const id = await paid(DECLINES);
    await work(after);
    valueOf(await recall(id));
    await work(HOUR_MS);
    const { progress } = await read(id);
    expect([progress?.recallAsked, progress?.recallDeclined, progress?.deletable]).toEqual([true, true, false]);
    valueOf(await recall(id));
    await work(6 * HOUR_MS);
    expect([await statusOf(user, id), await held()]).toEqual(['ACCEPTED', [FUNDS - AMOUNT - FEE, 0n, AMOUNT, FEE]]);
    expect((await titles()).filter((title) => title === 'The recipient’s bank declined the recall')).toHaveLength(1);
  },
);

it('a payment can be asked back for five days after it was credited', async () => {
  const id = await paid();
  await work(6 * HOUR_MS);
  bank.clock.advance(5 * DAY_MS);
  user = await bank.callAs('payer');
  await worker(bank).round();
  expect((await read(id)).progress?.deletable).toBe(false);
  expect(refusalOf(await recall(id))).toBe('OPERATION_IMPOSSIBLE');
});

it('a payment that is taken and recalled at the same moment is either cancelled or sent and asked back', async () => {
  const ids: string[] = [];
  for (let count = 0; count < 12; count += 1) {
    ids.push(await paid());
  }
  bank.clock.advance(HOUR_MS);
  user = await bank.callAs('payer');
  const rounds = Array.from({ length: 3 }, () => worker(bank).round());
  const answers = await Promise.all(ids.map((id) => recall(id)));
  await Promise.all(rounds);
  expect(answers.filter(({ ok }) => !ok)).toEqual([]);
  const found = await Promise.all(ids.map((id) => read(id)));
  const cancelled = found.filter(({ status }) => status === 'CANCELLED');
  const asked = found.filter(({ progress }) => progress?.recallAsked === true);
  expect(cancelled.length + asked.length).toBe(ids.length);
  expect(cancelled.filter(({ progress }) => progress?.recallAsked === true)).toEqual([]);
  await work(HOUR_MS);
  expect(await received()).toBe(asked.length);
  const fees = BigInt(asked.length) * FEE;
  expect(await held()).toEqual([FUNDS - fees, 0n, 0n, fees]);
  const statuses = await Promise.all(ids.map((id) => statusOf(user, id)));
  expect(statuses.filter((status) => status === 'RETURNED')).toHaveLength(asked.length);
});

it('a payment whose sending was broken off is asked back once it has arrived', async () => {
  const id = await paid({ scenario: '408' });
  bank.clock.advance(HOUR_MS);
  user = await bank.callAs('payer');
  await worker(bank).round();
  expect(await statusOf(user, id)).toBe('ACCEPTED_FOR_PROCESSING');
  expect(valueOf(await recall(id)).progress?.recallAsked).toBe(true);
  await work(HOUR_MS);
  expect([await statusOf(user, id), await held()]).toEqual(['RETURNED', [FUNDS - FEE, 0n, 0n, FEE]]);
});
