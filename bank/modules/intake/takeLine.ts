import { createHash } from 'node:crypto';

import type { ClientBase } from 'pg';

import type { LocalizedText } from '../../../src/domain/language/Language';
import { bookOfBankOver } from '../../ledger/ledger';
import { addCard, changeCard } from './takeCard';
import { idOf, knownLine } from './taking';
import type { Added, Taking } from './taking';
import type { AccountLine, CustomerLine, Fault, IntakeKind, IntakeNames, LineOf, UserLine } from './lines';

/** Outcome of a line: a new row, a changed one, nothing because it was taken before, or nothing because of a fault. */
export type Outcome = 'new' | 'changed' | 'same' | Fault;

/** Adds the row of a line, or brings the row up to date that the line became earlier. */
export async function takeLine<Kind extends IntakeKind>(
  taking: Taking,
  kind: Kind,
  line: LineOf[Kind],
): Promise<Outcome> {
  const text = JSON.stringify(line);
  const hash = kind === 'card' ? taking.cardHash(text) : createHash('sha256').update(text).digest();
  const known = await knownLine(taking.client, kind, line.reference);
  if (known?.hash.equals(hash) === true) {
    return 'same';
  }
  const { add, change } = TAKEN[kind];
  if (known === undefined) {
    const added = await add(taking, line);
    if ('fault' in added) {
      return added.fault;
    }
    await remember(taking, kind, { reference: line.reference, id: added.id, hash });
    return 'new';
  }
  const fault = await change(taking, line, known.row_id);
  if (fault !== undefined) {
    return fault;
  }
  await remember(taking, kind, { reference: line.reference, id: known.row_id, hash });
  return 'changed';
}

interface Taken<Line> {
  readonly add: (taking: Taking, line: Line) => Promise<Added>;
  /** Undefined when the row is as the line says now. */
  readonly change: (taking: Taking, line: Line, id: bigint) => Promise<Fault | undefined>;
}

const TAKEN: { readonly [Kind in IntakeKind]: Taken<LineOf[Kind]> } = {
  customer: { add: addCustomer, change: changeCustomer },
  user: { add: addUser, change: changeUser },
  account: { add: addAccount, change: changeAccount },
  card: { add: addCard, change: changeCard },
};

function remember(
  { client, now }: Taking,
  kind: IntakeKind,
  { reference, id, hash }: { readonly reference: string; readonly id: bigint; readonly hash: Buffer },
): Promise<unknown> {
  return client.query(
    `insert into intake_line (kind, reference, row_id, hash, taken_at) values ($1, $2, $3, $4, $5)
      on conflict (kind, reference) do update set hash = excluded.hash, taken_at = excluded.taken_at`,
    [kind, reference, id, hash, new Date(now)],
  );
}

const UNKNOWN_CUSTOMER = { field: 'customer', problem: 'is the reference of no customer' } as const;

function inEveryLanguage({ ru, en, kg, cn }: IntakeNames): string {
  return JSON.stringify({ ru, en: en || ru, kg: kg || ru, cn: cn || ru } satisfies LocalizedText);
}

const NO_ADDRESS: IntakeNames = { ru: '' };

function customerValues(line: CustomerLine): readonly unknown[] {
  return [
    inEveryLanguage(line.name),
    line.inn,
    line.phone,
    line.passport?.expiresOn ?? null,
    line.email ?? '',
    line.okpo ?? '',
    inEveryLanguage(line.address ?? NO_ADDRESS),
    line.signatures ?? 2,
  ];
}

async function addCustomer({ client }: Taking, line: CustomerLine): Promise<Added> {
  const { rows } = await client.query<{ id: bigint }>(
    `insert into customer (name, inn, phone, passport_expires_on, email, okpo, address, signatures_needed, customer_no, kind, created_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (customer_no) do nothing returning id`,
    [...customerValues(line), line.number, KIND_OF_CUSTOMER[line.kind], `${line.since}T00:00:00+06:00`],
  );
  const [row] = rows;
  if (row === undefined) {
    return { fault: { field: 'number', problem: 'is the number of another customer' } };
  }
  await writePassport(client, line, row.id);
  return row;
}

const KIND_OF_CUSTOMER = { person: 'I', company: 'C' } as const satisfies Record<CustomerLine['kind'], string>;

async function changeCustomer({ client }: Taking, line: CustomerLine, id: bigint): Promise<Fault | undefined> {
  const { rowCount } = await client.query(
    `update customer set name = $1, inn = $2, phone = $3, passport_expires_on = $4, email = $5, okpo = $6, address = $7
      where id = $8 and customer_no = $9 and kind = $10`,
    [...customerValues(line).slice(0, -1), id, line.number, KIND_OF_CUSTOMER[line.kind]],
  );
  if (rowCount === 0) {
    return { field: 'number', problem: 'and kind of a customer never change' };
  }
  await writePassport(client, line, id);
  return undefined;
}

async function writePassport(client: ClientBase, { passport }: CustomerLine, id: bigint): Promise<void> {
  if (passport !== undefined) {
    await client.query(
      `insert into passport (customer_id, series, number, issued_by, issued_on, address) values ($1, $2, $3, $4, $5, $6)
        on conflict (customer_id) do update set series = excluded.series, number = excluded.number, issued_by = excluded.issued_by,
          issued_on = excluded.issued_on, address = excluded.address`,
      [id, passport.series, passport.number, passport.issuedBy, passport.issuedOn, passport.address],
    );
  }
}

async function addUser({ client, now, unknownPassword }: Taking, line: UserLine): Promise<Added> {
  const customer = await idOf(client, 'customer', line.customer);
  if (customer === undefined) {
    return { fault: UNKNOWN_CUSTOMER };
  }
  const { rows } = await client.query<{ id: bigint | null; is_company: boolean }>(
    `with owner as (select c.id, c.kind = 'C' as is_company from customer c where c.id = $1), added as (
      insert into app_user (customer_id, login, password_hash, full_name, phone, email, language, rights, office, signature_place,
          is_employee, is_administrator, first_login_step, created_at)
        select o.id, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 'newPassword', $13 from owner o
          where o.is_company = ($8::text[] <> '{}')
        on conflict (lower(login)) do nothing returning id)
    select a.id, o.is_company from owner o left join added a on true`,
    [
      ...[customer, line.login, unknownPassword, inEveryLanguage(line.name), line.phone, line.email ?? ''],
      ...[line.language ?? 'ru', line.rights ?? [], line.office === undefined ? null : inEveryLanguage(line.office)],
      ...[line.signaturePlace ?? null, line.employee === true, line.administrator === true, new Date(now)],
    ],
  );
  const { id, is_company: isCompany } = rows[0] ?? { id: null, is_company: false };
  if (id !== null) {
    return { id };
  }
  return isCompany === (line.rights ?? []).length > 0
    ? { fault: { field: 'login', problem: 'is the login of another user' } }
    : { fault: { field: 'rights', problem: 'belong to users of a company, who need some' } };
}

/** Rights and office belong to the company once the user is there, so only contacts and the name follow the other system. */
async function changeUser({ client }: Taking, line: UserLine, id: bigint): Promise<Fault | undefined> {
  const customer = await idOf(client, 'customer', line.customer);
  const { rowCount } = await client.query(
    `update app_user set full_name = $1, phone = $2, email = $3, is_employee = $4, is_administrator = $5
      where id = $6 and customer_id = $7 and lower(login) = lower($8)`,
    [
      ...[inEveryLanguage(line.name), line.phone, line.email ?? '', line.employee === true],
      ...[line.administrator === true, id, customer ?? null, line.login],
    ],
  );
  return rowCount === 0 ? { field: 'login', problem: 'and customer of a user never change' } : undefined;
}

/** Class of the accounts of the bank from which opening balances come. One of each currency is enough: one intake runs at a time. */
const BROUGHT_OVER = 'BROUGHT_OVER';

async function addAccount(taking: Taking, line: AccountLine): Promise<Added> {
  const { client, now } = taking;
  const customer = await idOf(client, 'customer', line.customer);
  if (customer === undefined) {
    return { fault: UNKNOWN_CUSTOMER };
  }
  const { rows } = await client.query<{ id: bigint; counterpart: bigint }>(
    `insert into account (customer_id, number, account_class, class_group, currency, name, lowest_balance, opened_at)
      select c.id, $2, case c.kind when 'C' then '1020' else '1010' end, '1', $3, $4, 0, $5 from customer c where c.id = $1
      on conflict (number) do nothing returning id, (select b.id from account b where b.customer_id is null and b.account_class = $6 and b.currency = $3 and b.shard = 0) as counterpart`,
    [customer, line.number, line.currency, line.name ?? '', `${line.openedOn}T00:00:00+06:00`, BROUGHT_OVER],
  );
  const [row] = rows;
  if (row === undefined) {
    return { fault: { field: 'number', problem: 'is the number of another account' } };
  }
  const minor = minorOf(line.balance);
  if (minor > 0n) {
    await bookOfBankOver(client, {
      key: `intake ${line.reference}`,
      legs: [
        { account: row.counterpart.toString(), minor: -minor },
        { account: row.id.toString(), minor },
      ],
      line: { code: BROUGHT_OVER },
      at: now,
    });
  }
  await setStops(client, line, row.id);
  return row;
}

/** The balance is what the books of this bank say once the account is there; its number, currency and customer never change. */
async function changeAccount({ client }: Taking, line: AccountLine, id: bigint): Promise<Fault | undefined> {
  const customer = await idOf(client, 'customer', line.customer);
  const { rowCount } = await client.query(
    'select from account a where a.id = $1 and a.customer_id = $2 and a.number = $3 and a.currency = $4 for no key update',
    [id, customer ?? null, line.number, line.currency],
  );
  if (rowCount === 0) {
    return { field: 'number', problem: 'currency and customer of an account never change' };
  }
  await setStops(client, line, id);
  return undefined;
}

/** Stops follow the other system; what the customer has stopped stays stopped. */
function setStops(client: ClientBase, line: AccountLine, id: bigint): Promise<unknown> {
  return client.query(
    `update account a set debit_stopped = $2 or a.stopped_by_customer, credit_stopped = $3, frozen = $4, dormant = $5,
        available_for_operations = not ($2 or a.stopped_by_customer or $4 or $5)
      where a.id = $1`,
    [id, ...[line.debitStopped, line.creditStopped, line.frozen, line.dormant].map((stop) => stop === true)],
  );
}

/** Minor units of a decimal text with two decimals. */
export function minorOf(balance: string): bigint {
  return BigInt(balance.replace('.', ''));
}
