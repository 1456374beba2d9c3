import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { assertBooksBalance } from '../../../bank/ledger/invariants';
import { addAccount, addCustomer, balanceOfClass } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import { moved } from '../support/movements';
import { interbankThat, paymentRequest, statusOf, worker } from '../support/payments';
import type { PaymentRequest } from '../support/payments';
import { balanceOf, createAndSendAs, refusalOf, valueOf } from '../support/transfers';
import type { TestBank, TestCaller } from '../support/createTestBank';

const CODE = 'MAKE_OTHER_BANK_TRANSFER';
const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
/** Monday, 23 November 2026, 10:00 in Bishkek. */
const MONDAY_TEN = Date.UTC(2026, 10, 23, 4);
const FUNDS = 100_000_000n;
const FEE = 1_000n;

describe('a payment to another bank', () => {
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
    const request = paymentRequest({ from, amount: 500_000n, ...requested });
    return valueOf(await moved(bank, user, { code: CODE, request })).transactionId;
  }

  async function attempt(requested: Partial<PaymentRequest> = {}): Promise<string | undefined> {
    return refusalOf(await user.call(CODE, paymentRequest({ from, amount: 500_000n, ...requested })));
  }

  /** Lets time pass a minute at a time, with a worker that looks every minute. */
  async function until(moment: number): Promise<void> {
    const looking = worker(bank);
    while (bank.clock.now() < moment) {
      await looking.round();
      bank.clock.advance(Math.min(5 * MINUTE_MS, moment - bank.clock.now()));
    }
    await looking.round();
  }

  async function held(): Promise<readonly bigint[]> {
    const balances = [await balanceOf(bank, from)];
    for (const name of ['RAIL_TRANSIT', 'SETTLEMENT', 'FEE_INCOME']) {
      balances.push(await balanceOfClass(bank, name, 'KGS'));
    }
    return balances;
  }

  it('by clearing is accepted, on its way, and done after 15:00', async () => {
    const id = await paid();
    expect([await statusOf(user, id), await held()]).toEqual([
      'ACCEPTED_FOR_PROCESSING',
      [FUNDS - 501_000n, 500_000n, 0n, FEE],
    ]);
    await until(MONDAY_TEN + HOUR_MS - MINUTE_MS);
    expect(await statusOf(user, id)).toBe('ACCEPTED_FOR_PROCESSING');
    await until(MONDAY_TEN + HOUR_MS);
    expect(await statusOf(user, id)).toBe('IN_PROCESS');
    await until(MONDAY_TEN + 5 * HOUR_MS - MINUTE_MS);
    expect(await statusOf(user, id)).toBe('IN_PROCESS');
    await until(MONDAY_TEN + 5 * HOUR_MS + MINUTE_MS);
    expect([await statusOf(user, id), await held()]).toEqual(['ACCEPTED', [FUNDS - 501_000n, 0n, 500_000n, FEE]]);
    const { rows } = await bank.database.owner.query<{ type: string }>(
      `select type from outbox_event where type = 'TRANSACTION_UPDATED' and payload ->> 'txnId' = $1`,
      [id],
    );
    expect(rows).toHaveLength(2);
    const titles = valueOf(await user.call('GET_NOTIFICATIONS', {})).map(({ content }) => content.en.title);
    expect(titles).toEqual(['Payment completed', 'Payment accepted']);
  });

  it('by gross settlement takes ten to thirty minutes', async () => {
    const id = await paid({ system: 'gross' });
    await until(MONDAY_TEN + 9 * MINUTE_MS);
    expect(await statusOf(user, id)).toBe('IN_PROCESS');
    await until(MONDAY_TEN + 32 * MINUTE_MS);
    expect(await statusOf(user, id)).toBe('ACCEPTED');
  });

  it.each([
    ['401', 'at once'],
    ['404', 'when it should be credited'],
  ])(
    'rejected by the network (%s, %s) comes back with its fee, by a posting of its own, and gives the limit back',
    async (scenario) => {
      const id = await paid({ scenario });
      await until(MONDAY_TEN + 6 * HOUR_MS);
      expect([await statusOf(user, id), await held()]).toEqual(['REJECTED', [FUNDS, 0n, 0n, 0n]]);
      const { transactions } = valueOf(await user.call('GET_TRANSACTION_HISTORY_V2', {}));
      expect(transactions.map(({ txnCode }) => txnCode)).toEqual([
        'MAKE_OTHER_BANK_TRANSFER_CLEARING_RETURN',
        'MAKE_OTHER_BANK_TRANSFER_CLEARING',
      ]);
      const limits = valueOf(await user.call('GET_CUST_LIMITS', {}));
      expect(limits.find(({ transferCode }) => transferCode === 'CLEARING')?.usedToday.minor).toBe(0n);
    },
  );

  it('returned by the other bank comes back without its fee', async () => {
    const id = await paid({ scenario: '405' });
    await until(MONDAY_TEN + 5 * HOUR_MS + MINUTE_MS);
    expect(await statusOf(user, id)).toBe('ACCEPTED');
    await until(MONDAY_TEN + 7 * HOUR_MS);
    expect([await statusOf(user, id), await held()]).toEqual(['RETURNED', [FUNDS - FEE, 0n, 0n, FEE]]);
  });

  it('that comes back to an account closed meanwhile is kept for its owner', async () => {
    await paid({ scenario: '404' });
    await bank.database.owner.query(`update account set record_status = 'C' where id = $1`, [from]);
    await until(MONDAY_TEN + 6 * HOUR_MS);
    expect(await balanceOfClass(bank, 'UNCLAIMED', 'KGS')).toBe(501_000n);
  });

  it('tells each step of its way with the moment', async () => {
    const id = await paid();
    await until(MONDAY_TEN + 5 * HOUR_MS + MINUTE_MS);
    const { progress } = valueOf(await user.call('GET_TRANSACTION_BY_ID_V2', { transactionId: id }));
    expect([progress?.deletable, progress?.recallAsked]).toEqual([true, false]);
    expect(progress?.steps.map(({ status }) => status)).toEqual(['IN_PROCESS', 'ACCEPTED']);
    expect(progress?.steps.map(({ at }) => at)).toEqual([MONDAY_TEN + HOUR_MS, MONDAY_TEN + 5 * HOUR_MS]);
  });

  it('that has not been sent is recalled once with its fee and limit, by any number of calls at the same time', async () => {
    const id = await paid({ day: '2026-11-24' });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => user.call('TRANSACTION_DELETE_BY_ID', { transactionId: id })),
    );
    expect(answers.filter(({ ok }) => ok).length).toBeGreaterThan(0);
    expect([await statusOf(user, id), await held()]).toEqual(['CANCELLED', [FUNDS, 0n, 0n, 0n]]);
    await until(MONDAY_TEN + 30 * HOUR_MS);
    expect([await statusOf(user, id), await held()]).toEqual(['CANCELLED', [FUNDS, 0n, 0n, 0n]]);
    expect((await bank.database.owner.query('select from sandbox_payment')).rowCount).toBe(0);
    const limits = valueOf(await user.call('GET_CUST_LIMITS', {}));
    expect(limits.find(({ transferCode }) => transferCode === 'CLEARING')?.usedToday.minor).toBe(0n);
  });

  it('of nobody or of another customer cannot be recalled', async () => {
    const id = await paid();
    await addCustomer(bank, 'stranger');
    const stranger = await bank.callAs('stranger');
    expect(refusalOf(await stranger.call('TRANSACTION_DELETE_BY_ID', { transactionId: id }))).toBe(
      'TRANSACTION_NOT_FOUND',
    );
    expect(refusalOf(await user.call('TRANSACTION_DELETE_BY_ID', { transactionId: '999999' }))).toBe(
      'TRANSACTION_NOT_FOUND',
    );
  });

  it('whose answer was lost is asked for by its key and sent once', async () => {
    const id = await paid({ scenario: '408', system: 'gross' });
    await worker(bank).round();
    expect(await statusOf(user, id)).toBe('ACCEPTED_FOR_PROCESSING');
    await until(MONDAY_TEN + HOUR_MS);
    expect(await statusOf(user, id)).toBe('ACCEPTED');
    expect((await bank.database.owner.query('select from sandbox_payment')).rowCount).toBe(1);
  });

  it('is sent by the next worker after one that died before or after sending', async () => {
    const id = await paid({ system: 'gross' });
    const dying = interbankThat(bank, () => ({
      send: () => Promise.reject(new Error('The process died before sending')),
      stateOf: () => Promise.reject(new Error('never asked')),
    }));
    await worker(bank, dying).round();
    expect((await bank.database.owner.query('select from sandbox_payment')).rowCount).toBe(0);
    bank.clock.advance(MINUTE_MS);
    const deaf = interbankThat(bank, (network) => ({
      send: async (order) => {
        await network.send(order);
        throw new Error('The process died after sending');
      },
      stateOf: (key) => network.stateOf(key),
    }));
    await worker(bank, deaf).round();
    await until(MONDAY_TEN + HOUR_MS);
    expect([
      await statusOf(user, id),
      (await bank.database.owner.query('select from sandbox_payment')).rowCount,
    ]).toEqual(['ACCEPTED', 1]);
  });

  it('is settled once by any number of processes', async () => {
    const ids = [];
    for (let count = 0; count < 12; count += 1) {
      ids.push(await paid({ system: 'gross', amount: 1_000n, scenario: count % 3 === 0 ? '404' : '182' }));
    }
    const workers = Array.from({ length: 4 }, () => worker(bank));
    for (let minute = 0; minute < 40; minute += 2) {
      await Promise.all(workers.map((each) => each.round()));
      bank.clock.advance(2 * MINUTE_MS);
    }
    const statuses = await Promise.all(ids.map((id) => statusOf(user, id)));
    expect(statuses.filter((status) => status === 'ACCEPTED')).toHaveLength(8);
    expect(statuses.filter((status) => status === 'REJECTED')).toHaveLength(4);
    expect(await held()).toEqual([FUNDS - 8n * 16_000n, 0n, 8_000n, 8n * 15_000n]);
  });

  describe('and the hours', () => {
    it('clearing is accepted until 10:59:59', async () => {
      bank.clock.advance(HOUR_MS - SECOND_MS);
      expect(await attempt()).toBeUndefined();
      bank.clock.advance(SECOND_MS);
      expect([await attempt(), await attempt({ day: '2026-11-24' }), await attempt({ system: 'gross' })]).toEqual([
        'CLEARING_TIMEOUT',
        undefined,
        undefined,
      ]);
      bank.clock.advance(4 * HOUR_MS - SECOND_MS);
      expect(await attempt({ system: 'gross' })).toBeUndefined();
      bank.clock.advance(SECOND_MS);
      expect(await attempt({ system: 'gross' })).toBe('GROSS_TIMEOUT');
    });

    it('a payment created in time and confirmed too late is refused without a booking', async () => {
      bank.clock.advance(HOUR_MS - MINUTE_MS);
      const request = paymentRequest({ from, amount: 500_000n });
      const otp = await createAndSendAs(bank, user, { code: CODE, request });
      bank.clock.advance(MINUTE_MS);
      const answer = await user.call('CONFIRM_TRANSFER', { operationId: request.operationId, otp });
      expect([refusalOf(answer), await balanceOf(bank, from)]).toEqual(['CLEARING_TIMEOUT', FUNDS]);
      expect(refusalOf(await user.call(CODE, request))).toBeUndefined();
    });

    it.each([
      ['gross', 23 * HOUR_MS, 'banks open on it'],
      ['clearing', 25 * HOUR_MS, 'the session of that day takes it'],
    ] as const)('a payment by %s for a later day waits until %i ms later, when %s', async (system, leaves, _when) => {
      const id = await paid({ day: '2026-11-24', system });
      await until(MONDAY_TEN + leaves - MINUTE_MS);
      expect(await statusOf(user, id)).toBe('ACCEPTED_FOR_PROCESSING');
      await until(MONDAY_TEN + leaves + MINUTE_MS);
      expect(await statusOf(user, id)).toBe('IN_PROCESS');
    });

    it('weekends, the past and days too far away are refused as value dates', async () => {
      for (const day of ['2026-11-22', '2026-11-28', '2026-11-29', '2026-11-30']) {
        expect([day, await attempt({ day })]).toEqual([day, 'INVALID_VALUE_DATE']);
      }
      const { days } = valueOf(await user.call('GET_VALUE_DATE', { paymentSystem: 'clearing' }));
      expect(days).toEqual(['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27']);
    });
  });

  it('names a purpose the user may name', async () => {
    await bank.database.owner.query(`update app_user set purpose_code_prefixes = '{45}'`);
    expect(await attempt()).toBe('INVALID_PURPOSE_CODE');
    const codes = (valueOf(await user.call('GET_PAYMENT_PURPOSES', { withoutImages: true })).content ?? []).map(
      ({ code }) => code,
    );
    expect(codes).toEqual(['45100000', '45200000']);
  });
});
