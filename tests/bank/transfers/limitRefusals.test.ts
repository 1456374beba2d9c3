import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Failure } from '../../../src/application/operations/failureCodes';
import type { CustomerLimit } from '../../../src/domain/limit/CustomerLimit';
import { add, money } from '../../../src/domain/money/Money';
import type { Money } from '../../../src/domain/money/Money';
import { encodeAmount } from '../../../src/infrastructure/registry/codecs';
import { addAccount, addCustomer } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import type { TestBank, TestCaller } from '../support/createTestBank';
import { clientRequest, numberOf } from '../support/movements';
import { valueOf } from '../support/transfers';

/** Saturday, 28 November 2026, 23:30 in Bishkek. */
const LATE_ON_SATURDAY = Date.UTC(2026, 10, 28, 17, 30);
const LIMIT = 'BANK_CLIENT';
const ONE = money(100n, 'KGS');

let bank: TestBank;
let user: TestCaller;
let from: string;
let to: string;
let limit: CustomerLimit;

beforeAll(async () => {
  bank = await createTestBank({ now: LATE_ON_SATURDAY });
  const payer = await addCustomer(bank, 'payer');
  const friend = await addCustomer(bank, 'friend');
  from = await addAccount(bank, payer.customerId, { balance: 10n ** 13n });
  to = await numberOf(bank, await addAccount(bank, friend.customerId));
  user = await bank.callAs('payer');
  const { transferCode } = await limitOfTransfers();
  expect(transferCode).toBe(LIMIT);
  limit = await limitOfTransfers();
});
afterAll(() => bank.close());

async function limitOfTransfers(): Promise<CustomerLimit> {
  const limits = valueOf(await user.call('GET_CUST_LIMITS', {}));
  const found = limits.find(({ transferCode }) => transferCode === LIMIT);
  if (found === undefined) {
    throw new Error('There is no such limit');
  }
  return found;
}

async function used(today: Money, thisMonth: Money): Promise<void> {
  await bank.database.owner.query(
    `insert into limit_use (customer_id, limit_code, day, used_today, used_this_month) values ($1, $2, '2026-11-28', $3, $4)
      on conflict (customer_id, limit_code) do update set used_today = excluded.used_today, used_this_month = excluded.used_this_month`,
    [user.caller.customerId, LIMIT, today.minor, thisMonth.minor],
  );
}

async function refused(amount: Money): Promise<Failure | undefined> {
  const answer = await user.call('MAKE_BANK_CLIENT_TRANSFER', clientRequest({ from, to, amount: amount.minor }));
  return answer.ok ? undefined : answer.failure;
}

describe('a refusal by a limit', () => {
  it('says the limit of one transfer', async () => {
    expect(await refused(add(limit.current.maximum, ONE))).toEqual({
      code: 'MAX_LIM_EXCEEDED',
      data: { limitCode: LIMIT, limit: encodeAmount(limit.current.maximum) },
    });
  });

  it('says what is left today, and that the day begins at midnight in Bishkek', async () => {
    await used(limit.current.daily, limit.current.daily);
    expect(await refused(ONE)).toEqual({
      code: 'DAILY_LIMIT_EXCEEDED',
      data: { limitCode: LIMIT, limit: encodeAmount(limit.current.daily), left: '0.00', renewsOn: '2026-11-29' },
    });
  });

  it('says what is left this month, and the first of the next', async () => {
    await used(money(0n, 'KGS'), { ...limit.current.monthly, minor: limit.current.monthly.minor - 50n });
    expect(await refused(ONE)).toEqual({
      code: 'MONTHLY_LIMIT_EXCEEDED',
      data: { limitCode: LIMIT, limit: encodeAmount(limit.current.monthly), left: '0.50', renewsOn: '2026-12-01' },
    });
  });
});
