import { randomUUID } from 'node:crypto';

import type { ClientBase } from 'pg';

import type { BankDay, Instant } from '../../src/domain/time/Instant';

const COMPANY_INN = '01201201910145';

/** Company that issues invoices to the demonstration company. */
export interface Supplier {
  readonly id: string;
  readonly name: string;
  readonly accountId: string;
}

/** Adds a company of one user, with an account in soms, to a bank. */
export async function addSupplier(owner: Pick<ClientBase, 'query'>, name: string): Promise<Supplier> {
  const { rows } = await owner.query<{ id: string; account_id: string }>(
    `with made as (
        insert into customer (customer_no, kind, name, inn, phone, created_at)
          values ($1, 'C', jsonb_build_object('ru', $2::text, 'en', $2::text, 'kg', $2::text, 'cn', $2::text), '00101199010099',
            '+996555000099', now()) returning id, name),
      employed as (
        insert into app_user (customer_id, login, password_hash, full_name, phone, rights, created_at)
          select id, $1, 'none', name, '+996555000099', '{view,create}', now() from made),
      opened as (
        insert into account (number, customer_id, account_class, class_group, currency, lowest_balance, opened_at, product)
          select '12899' || lpad(id::text, 11, '0'), id, '1020', '1', 'KGS', 0, now(), 'current' from made returning id)
      select made.id::text, opened.id::text as account_id from made, opened`,
    [`S${randomUUID().slice(0, 8)}`, name],
  );
  const [made] = rows;
  if (made === undefined) {
    throw new Error('The supplier was not added');
  }
  return { id: made.id, name, accountId: made.account_id };
}

/** Issues an invoice of a supplier to the demonstration company; returns its id. */
export async function issueToCompany(
  owner: Pick<ClientBase, 'query'>,
  supplier: Supplier,
  {
    number,
    total,
    dueOn,
    now,
  }: { readonly number: string; readonly total: bigint; readonly dueOn: BankDay; readonly now: Instant },
): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `select i.id::text from app_user u, issue_invoice($1, $2, bank_day($5), $4::date, $3, jsonb_build_object('user_id', u.id,
        'operation_id', gen_random_uuid(), 'account_id', $6::bigint, 'payer_name', 'Ак-Суу Трейд', 'payer_inn', $7::text,
        'purpose', 'Вода', 'code', gen_random_uuid(), 'issued_at', $5::timestamptz)) i where u.customer_id = $1`,
    [supplier.id, number, total.toString(), dueOn, new Date(now), supplier.accountId, COMPANY_INN],
  );
  return rows[0]?.id ?? '';
}
