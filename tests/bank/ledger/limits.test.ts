import { afterAll, beforeEach, beforeAll, describe, expect, it } from 'vitest';

import type { CustomerLimit } from '../../../src/domain/limit/CustomerLimit';
import { addAccount, addCustomer } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import { clientRequest, moved, numberOf } from '../support/movements';
import { balanceOf, latestCode, refusalOf, valueOf } from '../support/transfers';
import type { TestBank, TestCaller } from '../support/createTestBank';
import { watchBooks } from '../support/watchBooks';

const CODE = 'MAKE_BANK_CLIENT_TRANSFER';
/** 23:59:30 on the last day of November in Bishkek. */
const LAST_MINUTE = Date.UTC(2026, 10, 30, 17, 59, 30);
const MINUTE_MS = 60_000;

describe('limits', () => {
  let bank: TestBank;
  let user: TestCaller;
  let from: string;
  let to: string;
  let toNumber: string;
  let customers = 0;
  beforeAll(async () => {
    bank = await createTestBank({ now: LAST_MINUTE });
  });
  beforeEach(async () => {
    customers += 1;
    const { customerId } = await addCustomer(bank, `owner${customers}`);
    const other = await addCustomer(bank, `other${customers}`);
    user = await bank.callAs(`owner${customers}`);
    from = await addAccount(bank, customerId, { balance: 1_000_000n });
    to = await addAccount(bank, other.customerId);
    toNumber = await numberOf(bank, to);
    await bank.database.owner.query(
      `insert into customer_limit (customer_id, limit_code, level, minimum, maximum, daily, monthly)
        values ($1, 'BANK_CLIENT', 'other', 1000, 5000, 10000, 17000)`,
      [customerId],
    );
  });
  afterAll(() => bank.close());
  watchBooks(() => bank.database.owner);

  async function attempt(amount: bigint): Promise<string | undefined> {
    return refusalOf(await moved(bank, user, { code: CODE, request: clientRequest({ from, to: toNumber, amount }) }));
  }

  async function shown(): Promise<CustomerLimit> {
    const limits = valueOf(await user.call('GET_CUST_LIMITS', {}));
    const found = limits.find(({ transferCode }) => transferCode === 'BANK_CLIENT');
    if (found === undefined) {
      throw new Error('No limit of transfers to customers');
    }
    return found;
  }

  it('hold for one operation, for a day and for a month of Bishkek', async () => {
    expect(await attempt(999n)).toBe('MIN_LIM_NOT_REACHED');
    expect(await attempt(5_001n)).toBe('MAX_LIM_EXCEEDED');
    expect([await attempt(5_000n), await attempt(4_500n)]).toEqual([undefined, undefined]);
    expect(await attempt(1_000n)).toBe('DAILY_LIMIT_EXCEEDED');
    const [usedToday, leftToday] = await shown().then((limit) => [limit.usedToday.minor, limit.leftToday.minor]);
    expect([usedToday, leftToday]).toEqual([9_500n, 500n]);
    bank.clock.advance(MINUTE_MS);
    expect(await shown()).toMatchObject({
      usedToday: { minor: 0n },
      usedThisMonth: { minor: 0n },
      leftThisMonth: { minor: 17_000n },
    });
    expect([await attempt(5_000n), await attempt(5_000n)]).toEqual([undefined, undefined]);
    bank.clock.advance(24 * 60 * MINUTE_MS);
    expect([await attempt(5_000n), await attempt(2_001n)]).toEqual([undefined, 'MONTHLY_LIMIT_EXCEEDED']);
    expect(await shown()).toMatchObject({
      level: 'other',
      usedThisMonth: { minor: 15_000n },
      leftToday: { minor: 2_000n },
    });
    expect((await shown()).levels.map(({ level }) => level)).toEqual(['standard', 'increased']);
  });

  it('are counted when the money moves: of 200 at once no more pass than the day allows', async () => {
    await bank.database.owner.query(
      `update customer_limit set daily = 50000, monthly = 1000000 where customer_id = $1`,
      [user.caller.customerId],
    );
    const requests = Array.from({ length: 200 }, () => clientRequest({ from, to: toNumber, amount: 1_000n }));
    const codes: string[] = [];
    // A user may look up a hundred recipients an hour, so these are created over three.
    for (const [index, request] of requests.entries()) {
      if (index % 90 === 0) {
        await bank.database.owner.query('update recipient_lookup set found = 0');
      }
      valueOf(await user.call(CODE, request));
      valueOf(await user.call('SEND_OTP_BY_SMS', { operationId: request.operationId }));
      codes.push(await latestCode(bank, user, request.operationId));
    }
    const before = await balanceOf(bank, to);
    const answers = await Promise.all(
      requests.map(({ operationId }, index) => user.call('CONFIRM_TRANSFER', { operationId, otp: codes[index] ?? '' })),
    );
    expect(answers.filter((answer) => answer.ok)).toHaveLength(50);
    expect(answers.filter((answer) => refusalOf(answer) === 'DAILY_LIMIT_EXCEEDED')).toHaveLength(150);
    expect((await balanceOf(bank, to)) - before).toBe(50_000n);
  });

  it('are not used up by what was refused', async () => {
    const poor = await addAccount(bank, user.caller.customerId, { balance: 1_500n });
    const request = clientRequest({ from: poor, to: toNumber, amount: 1_500n });
    valueOf(await user.call(CODE, request));
    valueOf(await user.call('SEND_OTP_BY_SMS', { operationId: request.operationId }));
    const otp = await latestCode(bank, user, request.operationId);
    await bank.database.owner.query('update account set blocked = 1 where id = $1', [poor]);
    expect(refusalOf(await user.call('CONFIRM_TRANSFER', { operationId: request.operationId, otp }))).toBe(
      'INSUFFICIENT_FUNDS',
    );
    expect((await shown()).usedToday.minor).toBe(0n);
  });

  it('of the bank hold for a customer without any of its own', async () => {
    await bank.database.owner.query('delete from customer_limit where customer_id = $1', [user.caller.customerId]);
    expect((await shown()).level).toBe('standard');
    await bank.database.owner.query(
      `insert into customer_limit (customer_id, limit_code, level) values ($1, 'BANK_CLIENT', 'increased')`,
      [user.caller.customerId],
    );
    expect(await shown()).toMatchObject({ level: 'increased', current: { maximum: { minor: 100_000_000n } } });
  });
});
