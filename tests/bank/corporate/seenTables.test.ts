import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestBank } from '../support/createTestBank';
import type { TestBank } from '../support/createTestBank';

let bank: TestBank;

beforeAll(async () => {
  bank = await createTestBank();
});
afterAll(() => bank.close());

/** Tables that name an account or a movement and need no view of their own, each with the reason. */
const REACHED_OTHERWISE: Readonly<Record<string, string>> = {
  application_certificate: 'read by an application that was found',
  application_step: 'read by an application that was found',
  audit_event: 'its acts are read by the accounts of their reader',
  author_day_sum: 'sums for rules, which are about all accounts',
  bank_posting: 'read by the bank itself',
  batch_line: 'read by the id of a batch that was found',
  customer_case: 'read by the user who opened it about a movement that was found, or by an application that is seen',
  deposit_closing: 'read by a deposit that was found',
  digital_loan: 'closed to companies',
  distributor: 'names accounts of those who are paid',
  invoice_payment: 'read by an invoice of the company',
  invoice_series: 'read with its account',
  loan_collateral: 'read by a loan that was found',
  loan_instalment: 'read by a loan that was found',
  loan_restructuring: 'closed to companies',
  operation_note: 'read beside a movement that was found',
  overdraft_request: 'closed to companies',
  payee_day_sum: 'sums for rules, which are about all accounts',
  qr_arrival: 'read by the bank itself',
  qr_point_payment: 'read by a point of sale or a movement that was found',
  qr_invoice: 'read with its account, or by whom it is issued to',
  rail_order: 'read by a movement that was found',
  receipt: 'opened by its code by any person with a copy',
  rule_subject: 'read by a document that was found',
  salary_run: 'read by the bank itself',
  schedule_run: 'closed to companies',
  user_account: 'is the limit itself',
};

it('every table that names an account or a movement is shown by a view of what is seen, or by what is', async () => {
  const { rows } = await bank.database.owner.query<{ name: string; has_view: boolean }>(
    `select distinct c.table_name as name, v.viewname is not null as has_view
      from information_schema.columns c
        join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
          and t.table_type = 'BASE TABLE'
        left join pg_views v on v.schemaname = 'seen' and v.viewname = c.table_name
      where c.table_schema = 'public' and c.table_name not like 'sandbox%' and c.column_name ~ '(account|txn)_id$' order by 1`,
  );
  const withView = rows.filter((row) => row.has_view).map(({ name }) => name);
  expect(withView).toEqual(
    expect.arrayContaining(['card', 'deposit', 'entry', 'loan', 'operation', 'statement', 'txn']),
  );
  const without = rows.filter((row) => !row.has_view).map(({ name }) => name);
  expect(without).toEqual(Object.keys(REACHED_OTHERWISE).toSorted());
});

it('every view of what is seen has the columns of its table, in their order', async () => {
  const { rows } = await bank.database.owner.query<{ name: string; view: string; original: string }>(
    `select v.viewname as name, c.columns as view, t.columns as original
      from pg_views v, lateral (
          select string_agg(column_name || ' ' || udt_name, ', ' order by ordinal_position) as columns
            from information_schema.columns where table_schema = 'seen' and table_name = v.viewname) c,
        lateral (
          select string_agg(column_name || ' ' || udt_name, ', ' order by ordinal_position) as columns
            from information_schema.columns where table_schema = 'public' and table_name = v.viewname) t
      where v.schemaname = 'seen'`,
  );
  expect(rows.length).toBeGreaterThan(10);
  for (const { name, view, original } of rows) {
    expect([name, view]).toEqual([name, original]);
  }
});
