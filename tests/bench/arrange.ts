import type { ClientBase } from 'pg';

import { withCheckDigits } from '../../src/domain/account/accountNumber';
import type { CompanyRight } from '../../src/domain/corporate/Company';
import type { SignaturePlace } from '../../src/domain/corporate/Signer';

/** Customers and accounts of a load. Everything is inserted in few statements, because a load needs thousands of them. */

/** Properties of the customers to add; those left out are of an individual. */
export interface CustomerRequest {
  readonly kind?: 'I' | 'C';
  /** Name in every language. */
  readonly name?: string;
}

/** Properties of a user to add; rights and place of signature are those of a user of a company. */
export interface UserRequest {
  readonly customerId: string;
  readonly login: string;
  readonly rights?: readonly CompanyRight[];
  readonly place?: SignaturePlace;
}

/** An account of the load, in soms. */
export interface OpenedAccount {
  readonly id: string;
  readonly number: string;
}

/** Classes of accounts by their product and the kind of their customer. */
const CLASSES = { current: { I: '1010', C: '1020' }, deposit: { I: '2010', C: '2010' } } as const;

/** Number of everything added so far: several areas of one run share a bank. */
let sequence = 0;

/** A new name that starts with `prefix`, as a login or the number of a customer. */
export function newName(prefix: string): string {
  sequence += 1;
  return `${prefix}${sequence}`;
}

/** Adds customers; returns their ids. */
export async function addCustomers(
  database: ClientBase,
  count: number,
  { kind = 'I', name = 'Нагрузка' }: CustomerRequest = {},
): Promise<readonly string[]> {
  const numbers = Array.from({ length: count }, () => newName('load'));
  const { rows } = await database.query<{ id: string }>(
    `insert into customer (customer_no, kind, name, inn, phone, created_at, signatures_needed)
      select n.number, $2, jsonb_build_object('ru', $3::text, 'en', $3, 'kg', $3, 'cn', $3), '', '+996700000000', now(), 1
        from unnest($1::text[]) n (number) returning id::text`,
    [numbers, kind, name],
  );
  return rows.map(({ id }) => id);
}

/**
 * Adds users, each with a phone of their own; returns their ids by login. Password and consent are those of a demonstration user, where there
 * is one, so that nothing stands between the sign-in and the first page.
 */
export async function addUsers(
  database: ClientBase,
  users: readonly UserRequest[],
): Promise<ReadonlyMap<string, string>> {
  const requested = users.map(({ customerId, login, rights = [], place = null }) => {
    sequence += 1;
    return { customerId, login, rights, place, phone: `+9967${sequence.toString().padStart(8, '0')}` };
  });
  const { rows } = await database.query<{ login: string; id: string }>(
    `insert into app_user (customer_id, login, password_hash, full_name, phone, rights, signature_place, created_at,
        privacy_version, privacy_accepted_at)
      select c.id, u.login, coalesce(demonstration.password_hash, 'none'), c.name, u.phone,
          array(select jsonb_array_elements_text(u.rights)), u.place, now(), demonstration.privacy_version, demonstration.privacy_accepted_at
        from jsonb_to_recordset($1) u ("customerId" bigint, login text, rights jsonb, place smallint, phone text)
          join customer c on c.id = u."customerId"
          left join app_user demonstration on demonstration.login = 'aibek'
        returning login, id::text`,
    [JSON.stringify(requested)],
  );
  return new Map(rows.map(({ login, id }) => [login, id]));
}

/** Opens an account for each customer named, which may be named several times; returns the accounts in the same order. */
export async function openAccounts(
  database: ClientBase,
  customerIds: readonly string[],
  product: keyof typeof CLASSES = 'current',
): Promise<readonly OpenedAccount[]> {
  const numbers = customerIds.map(() => newNumber());
  const { rows } = await database.query<OpenedAccount>(
    `insert into account (number, customer_id, account_class, class_group, currency, lowest_balance, opened_at, product)
      select n.number, c.id, $3::jsonb ->> c.kind, (select id from account_class_group where type = 'debit'), 'KGS', 0, now(), $4
        from unnest($1::text[], $2::bigint[]) n (number, customer_id) join customer c on c.id = n.customer_id
        returning id::text, number`,
    [numbers, customerIds, CLASSES[product], product],
  );
  const ids = new Map(rows.map(({ number, id }) => [number, id]));
  return numbers.map((number) => ({ number, id: ids.get(number) ?? '' }));
}

/** Each account is paid by a posting of the ledger against the bank's cash, and shown in the history, so that the books balance. */
const PAY_IN = `
  with paid as materialized (
    select a.id, nextval('posting_id') as posting from unnest($1::bigint[]) a (id)
  ), legs as (
    select array_agg(posting) as postings, array_agg(id) as accounts, array_agg($2::bigint) as amounts,
        array_agg($3::bigint) as cash, array_agg(-$2::bigint) as paid_out from paid
  ), booked as materialized (
    select p.* from legs l, post_legs(l.postings || l.postings, l.accounts || l.cash, l.amounts || l.paid_out, null, now()) p
  ), recorded as (
    insert into txn (posting_id, operation_id, txn_code, status, created_at, credit_account_id, credit_number, credit_currency, credit_amount,
        sender_name, recipient_name, purpose)
      select p.posting, gen_random_uuid(), 'CASH', 'ACCEPTED', now(), a.id, a.number, a.currency, $2, '', '', ''
        from paid p join account a using (id), booked
      returning id, created_at, credit_account_id
  )
  insert into txn_of_customer (customer_id, created_at, txn_id)
    select a.customer_id, s.created_at, s.id from recorded s join account a on a.id = s.credit_account_id`;

/** Pays the same amount of cash, in minor units, into each account. */
export async function payIn(
  database: ClientBase,
  accounts: readonly OpenedAccount[],
  amountMinor: number,
): Promise<void> {
  await database.query(PAY_IN, [accounts.map(({ id }) => id), amountMinor, await cashAccount(database)]);
}

/** The account of the bank's cash in soms; a bank without the demonstration has none until it is needed. */
async function cashAccount(database: ClientBase): Promise<string> {
  const { rows } = await database.query<{ id: string }>(
    `with found as (select id from account where customer_id is null and account_class = 'CASH' and currency = 'KGS' order by id limit 1),
      opened as (
        insert into account (number, account_class, class_group, currency, opened_at)
          select $1, 'CASH', (select id from account_class_group where type = 'debit'), 'KGS', now() where not exists (select from found)
          returning id)
      select id::text from found union all select id::text from opened`,
    [newNumber()],
  );
  return rows[0]?.id ?? '';
}

function newNumber(): string {
  sequence += 1;
  return withCheckDigits(`12800196${sequence.toString().padStart(6, '0')}`);
}

/** A user of the load and two accounts, between which it moves money. */
export interface LoadUser {
  readonly login: string;
  readonly customerId: string;
  readonly userId: string;
  readonly debitAccountId: string;
  readonly creditAccountId: string;
}

const OPENING_MINOR = 1_000_000_000;

/** Adds customers of one user, each with two accounts that hold plenty of money. */
export async function addLoadUsers(database: ClientBase, count: number): Promise<readonly LoadUser[]> {
  const customers = await addCustomers(database, count);
  const requests = customers.map((customerId) => ({ customerId, login: newName('load') }));
  const users = await addUsers(database, requests);
  const accounts = await openAccounts(database, [...customers, ...customers]);
  await payIn(database, accounts, OPENING_MINOR);
  return requests.map(({ customerId, login }, index) => ({
    login,
    customerId,
    userId: users.get(login) ?? '',
    debitAccountId: accounts[index]?.id ?? '',
    creditAccountId: accounts[index + count]?.id ?? '',
  }));
}

/** Adds one customer of many users, who all debit the same account and credit an account each. */
export async function addUsersOfOneAccount(database: ClientBase, count: number): Promise<readonly LoadUser[]> {
  const [customerId = ''] = await addCustomers(database, 1);
  const requests = Array.from({ length: count }, () => ({ customerId, login: newName('load') }));
  const users = await addUsers(database, requests);
  const [debit, ...credits] = await openAccounts(
    database,
    Array.from({ length: count + 1 }, () => customerId),
  );
  await payIn(database, debit === undefined ? [] : [debit], OPENING_MINOR);
  return requests.map(({ login }, index) => ({
    login,
    customerId,
    userId: users.get(login) ?? '',
    debitAccountId: debit?.id ?? '',
    creditAccountId: credits[index]?.id ?? '',
  }));
}
