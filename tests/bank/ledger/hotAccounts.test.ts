import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { moneyHandler } from '../../../bank/modules/transfers/createOperation';
import { planSameCurrency } from '../../../bank/modules/transfers/planOwnAccounts';
import { money } from '../../../src/domain/money/Money';
import { success } from '../../../src/domain/result/Result';
import { addAccount, addCustomer, balanceOfClass } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import { latestCode, transferRequest, valueOf } from '../support/transfers';
import type { TestBank, TestCaller } from '../support/createTestBank';
import { watchBooks } from '../support/watchBooks';

const MOVEMENTS = 96;

const create = moneyHandler('MAKE_OWN_ACCOUNTS_TRANSFER', (request, context) => {
  const { value } = planSameCurrency(request, context);
  return success({ ...value, fee: money(1n, 'KGS') });
});

describe('an account of the bank that every movement touches', () => {
  let bank: TestBank;
  let user: TestCaller;
  beforeAll(async () => {
    bank = await createTestBank();
    await addCustomer(bank, 'owner');
    user = await bank.callAs('owner');
  });
  afterAll(() => bank.close());
  watchBooks(() => bank.database.owner);

  it('is many accounts, so that movements of different customers are spread over them and none is lost', async () => {
    const operations: {
      readonly operationId: ReturnType<typeof transferRequest>['operationId'];
      readonly otp: string;
    }[] = [];
    for (let count = 0; count < MOVEMENTS; count += 1) {
      const from = await addAccount(bank, user.caller.customerId, { balance: 100n });
      const to = await addAccount(bank, user.caller.customerId);
      const request = transferRequest({ from, to, amount: 10n });
      valueOf(
        await create(request, {
          caller: user.caller,
          bank: bank.services,
          now: bank.clock.now(),
          referenceId: 'hot',
          address: '',
        }),
      );
      valueOf(await user.call('SEND_OTP_BY_SMS', { operationId: request.operationId }));
      operations.push({ operationId: request.operationId, otp: await latestCode(bank, user, request.operationId) });
    }
    await Promise.all(operations.map(async (operation) => valueOf(await user.call('CONFIRM_TRANSFER', operation))));
    expect(await balanceOfClass(bank, 'FEE_INCOME', 'KGS')).toBe(BigInt(MOVEMENTS));
    const { rows } = await bank.database.owner.query<{ used: number; busiest: number }>(
      `select count(*)::int as used, max(balance)::int as busiest from account
        where account_class = 'FEE_INCOME' and currency = 'KGS' and balance > 0`,
    );
    expect(rows[0]?.used).toBeGreaterThan(10);
    expect(rows[0]?.busiest).toBeLessThan(MOVEMENTS / 4);
  });
});
