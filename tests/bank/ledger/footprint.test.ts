import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { addAccount, addCustomer } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import { transfer, valueOf } from '../support/transfers';
import type { TestBank, TestCaller } from '../support/createTestBank';

/** Rows a transfer between own accounts leaves, from its creation to its booking. A row more is paid for with every transfer. */
const ROWS = {
  operation: 1,
  code_subject: 1,
  one_time_code: 1,
  message_outbox: 1,
  audit_event: 3,
  txn: 1,
  txn_of_customer: 1,
  entry: 2,
  notification: 1,
  outbox_event: 1,
};

const COUNTS = `select relname as table, (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I', relname), false, true, '')))[1]::text::int as rows
  from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`;

let bank: TestBank;
let user: TestCaller;
let accounts: { readonly from: string; readonly to: string };

beforeAll(async () => {
  bank = await createTestBank();
  const { customerId } = await addCustomer(bank, 'owner');
  user = await bank.callAs('owner');
  accounts = {
    from: await addAccount(bank, customerId, { balance: 100_000n }),
    to: await addAccount(bank, customerId),
  };
  // The first one of a user makes what stays, such as the use of limits.
  valueOf(await transfer(bank, user, { ...accounts, amount: 100n }));
});
afterAll(() => bank.close());

describe('a transfer between own accounts', () => {
  it('leaves so many rows in these tables, and none in others', async () => {
    const before = await counts();
    valueOf(await transfer(bank, user, { ...accounts, amount: 100n }));
    const after = await counts();
    const left = [...after].map(([table, rows]) => [table, rows - (before.get(table) ?? 0)] as const);
    expect(Object.fromEntries(left.filter(([, rows]) => rows !== 0))).toEqual(ROWS);
  });
});

async function counts(): Promise<ReadonlyMap<string, number>> {
  const { rows } = await bank.database.owner.query<{ table: string; rows: number }>(COUNTS);
  return new Map(rows.map(({ table, rows: count }) => [table, count]));
}
