import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { PAYEES_QUERY } from '../../../bank/modules/payees/payeeRepository';
import { addAccount, addCustomer } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import type { TestBank, TestCaller } from '../support/createTestBank';
import { valueOf } from '../support/transfers';

const PAYMENTS = 100_000;
const PAYEES = 50;
/** Pages of the index and the table a step to the next payee and its latest payments may touch. */
const PAGES_A_PAYEE = 50;

let bank: TestBank;
let user: TestCaller;

beforeAll(async () => {
  bank = await createTestBank();
  const { customerId } = await addCustomer(bank, 'payer');
  user = await bank.callAs('payer');
  const accountId = await addAccount(bank, customerId);
  await bank.database.owner.query(
    `insert into txn (operation_id, txn_code, status, created_at, debit_account_id, debit_number, debit_currency, debit_amount,
        credit_number, credit_currency, credit_amount, sender_name, recipient_name, purpose)
      select gen_random_uuid(), case when n % 2 = 0 then 'MAKE_GENERIC_PAYMENT_V2' else 'MAKE_OTHER_BANK_TRANSFER_CLEARING' end, 'ACCEPTED',
          to_timestamp(1700000000 + n), $1, '1280010000000017', 'KGS', n, lpad((n / 2 % $3)::text, 16, '0'), 'KGS', n, 'Payer',
          'Payee ' || (n / 2 % $3), 'Invoice ' || n
        from generate_series(1, $2::bigint) n`,
    [accountId, PAYMENTS, PAYEES],
  );
  await bank.database.owner.query('analyze txn');
});
afterAll(() => bank.close());

describe('the payee book of a customer with many payments', () => {
  it('has every payee with the latest payment, and no payment to a provider', async () => {
    const book = valueOf(await user.call('GET_PAYEES', {}));
    expect(book).toHaveLength(PAYEES);
    expect(book[0]?.purpose).toBe(`Invoice ${PAYMENTS - 1}`);
    expect(new Set(book.map(({ times }) => times))).toEqual(new Set([20]));
  });

  it('is read through its index, a few pages for each payee', async () => {
    const { rows } = await bank.database.owner.query<Explained>(
      `explain (analyze, buffers, format json) ${PAYEES_QUERY}`,
      [user.caller.customerId],
    );
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
    expect(JSON.stringify(plan)).toContain('"Index Name":"txn_to_payee"');
    expect(JSON.stringify(plan)).not.toMatch(/"Node Type":"(Bitmap Heap|Seq) Scan"[^{}]*"Relation Name":"txn"/);
    const pages = (plan?.['Shared Hit Blocks'] ?? Infinity) + (plan?.['Shared Read Blocks'] ?? 0);
    expect(pages).toBeLessThan(PAYEES * PAGES_A_PAYEE);
  });
});

interface Explained {
  readonly 'QUERY PLAN': readonly {
    readonly Plan: { readonly 'Shared Hit Blocks': number; readonly 'Shared Read Blocks': number };
  }[];
}
