import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { assertBooksBalance } from '../../../bank/ledger/invariants';
import { addAccount, addCustomer } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import { balanceOf, refusalOf, transfer } from '../support/transfers';
import type { TestBank, TestCaller } from '../support/createTestBank';
import { runs } from '../../support/propertyRuns';

const ACCOUNTS = 4;
const step = fc.record({
  from: fc.nat(ACCOUNTS - 1),
  to: fc.nat(ACCOUNTS - 1),
  amount: fc.bigInt({ min: 1n, max: 6_000n }),
});
const opening = fc.array(fc.bigInt({ min: 0n, max: 8_000n }), { minLength: ACCOUNTS, maxLength: ACCOUNTS });

describe('any sequence of transfers', () => {
  let bank: TestBank;
  let user: TestCaller;
  let customerId: string;
  beforeAll(async () => {
    bank = await createTestBank();
    ({ customerId } = await addCustomer(bank, 'owner'));
    user = await bank.callAs('owner');
  });
  afterAll(() => bank.close());

  it('ends with the balances of a plain model, and with balanced books', async () => {
    await fc.assert(
      fc.asyncProperty(opening, fc.array(step, { minLength: 1, maxLength: 12 }), async (balances, steps) => {
        const model = [...balances];
        const ids: string[] = [];
        for (const balance of balances) {
          ids.push(await addAccount(bank, customerId, { balance }));
        }
        for (const { from, to, amount } of steps) {
          const answer = await transfer(bank, user, { from: ids[from] ?? '', to: ids[to] ?? '', amount });
          const before = model[from] ?? 0n;
          const expected = from === to ? 'SAME_ACCOUNT' : before < amount ? 'INSUFFICIENT_FUNDS' : undefined;
          expect(refusalOf(answer)).toBe(expected);
          if (expected === undefined) {
            model[from] = before - amount;
            model[to] = (model[to] ?? 0n) + amount;
          }
        }
        expect(await Promise.all(ids.map((id) => balanceOf(bank, id)))).toEqual(model);
        await assertBooksBalance(bank.database.owner);
      }),
      runs({ cost: 'heavy' }),
    );
  });
});
