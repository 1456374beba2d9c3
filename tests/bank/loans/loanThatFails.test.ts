import { afterAll, beforeAll, expect, it } from 'vitest';

import { assertBooksBalance } from '../../../bank/ledger/invariants';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { DAY_MS, dailyWork } from '../deposits/support';
import { addAccount, addCustomer } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import type { TestBank } from '../support/createTestBank';
import { openLoan } from './support';

let bank: TestBank;

beforeAll(async () => {
  bank = await createTestBank({ now: Date.UTC(2027, 0, 31, 4) });
  await dailyWork(bank).round();
});
afterAll(() => bank.close());

async function countedTo(...ids: readonly string[]): Promise<readonly (string | undefined)[]> {
  const { rows } = await bank.database.owner.query<{ id: string; day: string }>(
    'select account_id::text as id, counted_to::text as day from loan',
  );
  return ids.map((id) => rows.find((row) => row.id === id)?.day);
}

it('a loan whose day cannot be counted holds up no other, not on the days after either, and is counted once it can be', async () => {
  const { customerId } = await addCustomer(bank, 'borrower');
  const repaymentAccountId = await addAccount(bank, customerId, { balance: 500_000_00n });
  const request = { customerId, repaymentAccountId, amount: 12_000_00n, termMonths: 12 };
  const ids = [await openLoan(bank, request), await openLoan(bank, request)];
  const { owner } = bank.database;
  // An instalment that stands there already cannot fall due on the last day of February.
  await owner.query(
    `insert into loan_instalment (account_id, number, due_on, principal, interest, principal_left) values ($1, 1, '2027-02-28', 1, 0, 0)`,
    [ids[0]],
  );
  for (const days of [28, 1, 3]) {
    bank.clock.advance(days * DAY_MS);
    await dailyWork(bank).round();
    expect(await countedTo(...ids)).toEqual(['2027-02-27', bankDayOf(bank.clock.now())]);
  }
  await owner.query('delete from loan_instalment where account_id = $1', [ids[0]]);
  await dailyWork(bank).round();
  expect(await countedTo(...ids)).toEqual([bankDayOf(bank.clock.now()), bankDayOf(bank.clock.now())]);
  await assertBooksBalance(owner);
});
