import fc from 'fast-check';
import { afterAll, beforeAll, describe, it } from 'vitest';

import { partViolation } from '../../../src/domain/invoice/InvoicePayment';
import { money } from '../../../src/domain/money/Money';
import { createTestDatabase } from '../support/testDatabase';
import { expectSameAnswers } from '../support/twiceKept';
import type { TestDatabase } from '../support/testDatabase';

interface Part {
  readonly total: bigint;
  readonly paid: bigint;
  readonly amount: bigint;
}

const minor = (min: bigint) => fc.bigInt({ min, max: 6n });
const part: fc.Arbitrary<Part> = fc
  .record({ paid: minor(0n), rest: minor(0n), amount: minor(1n) })
  .filter(({ paid, rest }) => paid + rest > 0n)
  .map(({ paid, rest, amount }) => ({ paid, total: paid + rest, amount }));
const payment = fc.array(part, { minLength: 1, maxLength: 3 });

/** Refusal of a payment: an invoice that is paid comes before an amount that is too large, whatever the order of the invoices. */
function refusalOf(parts: readonly Part[]): string | null {
  const violations = parts.map(({ total, paid, amount }) =>
    partViolation(money(amount, 'KGS'), money(total - paid, 'KGS')),
  );
  if (violations.includes('ALREADY_PAID')) {
    return 'INVOICE_ALREADY_PAID';
  }
  return violations.includes('TOO_LARGE') ? 'INVOICE_AMOUNT_TOO_LARGE' : null;
}

const INVOICES = `
  with buyer as (
      insert into customer (customer_no, kind, name, inn, phone, created_at)
        values ('buyer', 'C', '{}', '', '', '2026-01-01') returning id),
    shop as (
      insert into account (number, customer_id, account_class, class_group, currency, lowest_balance, opened_at)
        select '7000000000000000', id, '1', '1', 'KGS', 0, '2026-01-01' from buyer returning id, customer_id),
    distributor as (
      insert into distributor (customer_id, account_id, name) select customer_id, id, 'Shop' from shop returning id),
    line as (
      insert into distributor_line (distributor_id, customer_id, credit_limit, currency)
        select distributor.id, buyer.id, 0, 'KGS' from distributor, buyer returning distributor_id, customer_id)
  insert into invoice (distributor_id, customer_id, number, issued_on, due_on, currency, total, paid, paid_on)
    select distributor_id, customer_id, place || '.' || part, '2026-01-01', '2026-01-01', 'KGS', (p ->> 'total')::bigint,
        (p ->> 'paid')::bigint, case when p ->> 'paid' <> '0' then date '2026-01-01' end
      from line, jsonb_array_elements($1) with ordinality e (r, place), jsonb_array_elements(r) with ordinality i (p, part)`;

const REFUSALS = `
  select invoices_refusal(jsonb_populate_record(null::operation, jsonb_build_object('terms', jsonb_build_object('invoices', x.parts))))
      as refusal
    from (
      select place, jsonb_agg(jsonb_build_object('id', i.id::text, 'minor', p ->> 'amount')) as parts
        from jsonb_array_elements($1) with ordinality e (r, place), jsonb_array_elements(r) with ordinality q (p, part)
          join invoice i on true
        where i.number = place || '.' || part group by place) x
    order by place`;

describe('the ledger and the domain agree', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
  });
  afterAll(() => test.close());

  it('on which payments of invoices are refused', () =>
    expectSameAnswers({
      inputs: payment,
      domain: refusalOf,
      sql: async (batch) => {
        const parts = JSON.stringify(batch.map((each) => each.map(textOf)));
        await test.owner.query('begin');
        try {
          await test.owner.query(INVOICES, [parts]);
          const { rows } = await test.owner.query<{ refusal: string | null }>(REFUSALS, [parts]);
          return rows.map(({ refusal }) => refusal);
        } finally {
          await test.owner.query('rollback');
        }
      },
    }));
});

/** JSON has no numbers of eight bytes. */
function textOf({ total, paid, amount }: Part): object {
  return { total: String(total), paid: String(paid), amount: String(amount) };
}
