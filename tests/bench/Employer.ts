import { withCheckDigits } from '../../src/domain/account/accountNumber';
import type { ClientBase } from 'pg';

/** A company made for the load alone: one who makes documents, one who signs alone, an account with plenty of money, and whom it pays. */
export interface Employer {
  readonly customerId: string;
  readonly maker: string;
  readonly makerId: string;
  readonly signer: string;
  readonly debitAccountId: string;
  /** Accounts of the employees, each a customer with a login. */
  readonly employees: readonly Employee[];
}

interface Employee {
  readonly customerId: string;
  readonly accountId: string;
  readonly number: string;
}

/** Name of every employee. */
export const EMPLOYEE_NAME = 'Нагрузка Работник';

/** Creates a company, its users and employees, all with the demonstration password; the company's balance has its own booking. */
const MAKE = `
  with company as (
    insert into customer (customer_no, kind, name, inn, phone, created_at, signatures_needed)
    values ('employer', 'C', jsonb_build_object('ru', 'Нагрузка', 'en', 'Load', 'kg', 'Жүк', 'cn', '负载'), '', '+996700000000', now(), 1)
    returning id, name
  ), users as (
    insert into app_user (customer_id, login, password_hash, full_name, phone, rights, signature_place, created_at)
    select company.id, u.login, (select password_hash from app_user where login = 'aibek'), company.name, '+996700000000', u.rights, u.place, now()
    from company, (values ('employer-maker', '{view,create}'::text[], null), ('employer-signer', '{view,sign}'::text[], 1)) u (login, rights, place)
    returning id, login
  ), source as (
    insert into account (number, account_class, class_group, currency, balance, data_version, opened_at)
    values ('1999700000000000', '3999', '3', 'KGS', -$3::bigint, 1, now()) returning id
  ), account as (
    insert into account (number, customer_id, account_class, class_group, name, currency, balance, lowest_balance, data_version, opened_at)
    select $2, company.id, '2011', '2', '', 'KGS', $3, 0, 1, now() from company returning id
  ), paid as materialized (
    select nextval('posting_id') as id
  ), told as (
    insert into txn (posting_id, operation_id, txn_code, status, created_at, credit_account_id, sender_name, recipient_name, purpose)
    select paid.id, gen_random_uuid(), 'CASH', 'ACCEPTED', now(), account.id, '', '', '' from paid, account
  ), entries as (
    insert into entry (account_id, account_version, posting_id, created_at, amount, currency, balance_after)
    select account.id, 1, paid.id, now(), $3, 'KGS', $3 from account, paid
    union all
    select source.id, 1, paid.id, now(), -$3::bigint, 'KGS', -$3::bigint from source, paid
  ), persons as (
    insert into customer (customer_no, kind, name, inn, phone, created_at)
    select 'employee' || n, 'I', jsonb_build_object('ru', $4::text, 'en', $4, 'kg', $4, 'cn', $4), '', '+996700000000', now()
    from generate_series(1, cardinality($1::text[])) n returning id, customer_no
  ), logins as (
    insert into app_user (customer_id, login, password_hash, full_name, phone, created_at)
    select id, customer_no, 'none', '{}', '+996700000000', now() from persons
  ), accounts as (
    insert into account (number, customer_id, account_class, class_group, name, currency, lowest_balance, opened_at)
    select n.number, persons.id, '2011', '2', '', 'KGS', 0, now()
    from unnest($1::text[]) with ordinality n (number, place) join persons on persons.customer_no = 'employee' || n.place
    returning id, customer_id, number
  )
  select accounts.id::text as "accountId", accounts.customer_id::text as "customerId", accounts.number,
    company.id::text as company, account.id::text as debit, users.id::text as maker
  from accounts, company, account, users where users.login = 'employer-maker' order by accounts.number`;

const OPENING_MINOR = 100_000_000_000;

interface MadeRow extends Employee {
  readonly company: string;
  readonly debit: string;
  readonly maker: string;
}

/** Makes a company with so many employees straight in the database of a demonstration bank. */
export async function makeEmployer(database: ClientBase, employees: number): Promise<Employer> {
  const numbers = Array.from({ length: employees }, (_, index) => numberOf(index + 1));
  const { rows } = await database.query<MadeRow>(MAKE, [numbers, numberOf(0), OPENING_MINOR, EMPLOYEE_NAME]);
  const [first] = rows;
  if (first === undefined) {
    throw new Error('No company was made');
  }
  await database.query('analyze');
  return {
    customerId: first.company,
    maker: 'employer-maker',
    makerId: first.maker,
    signer: 'employer-signer',
    debitAccountId: first.debit,
    employees: rows.map(({ accountId, customerId, number }) => ({ accountId, customerId, number })),
  };
}

function numberOf(place: number): string {
  return withCheckDigits(`12800196${place.toString().padStart(6, '0')}`);
}
