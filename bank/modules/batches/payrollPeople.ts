import type { PayrollPeopleQuery, PayrollPersonUpdate } from '../../../src/application/operations/payroll';
import type { PageOf } from '../../../src/domain/administration/AdministeredUser';
import { nameWords, PAYROLL_PEOPLE_PER_PAGE, personKey } from '../../../src/domain/batch/payrollPeople';
import type { PayrollPerson, PersonDetails } from '../../../src/domain/batch/payrollPeople';
import type { CallContext } from '../../kernel/Handler';

interface PersonRow {
  readonly id: bigint;
  readonly name: string;
  readonly inn: string;
  readonly account_number: string;
  readonly note: string;
  readonly active: boolean;
}

const COLUMNS = 'p.id, p.name, p.inn, p.account_number, p.note, p.active';

/** Query of a page of people who meet a condition. */
function pageBy(condition: string): string {
  return `
    select ${COLUMNS} from payroll_person p
      where p.customer_id = $1 and ($2::boolean is null or p.active = $2) and ${condition}
        and ($3::bigint is null or (p.sort_name, p.id) > (select q.sort_name, q.id from payroll_person q where q.customer_id = $1 and q.id = $3))
      order by p.sort_name, p.id limit $4`;
}

/** Queries by search; each is planned by itself, so that it uses its index. */
const PAGES = {
  all: pageBy('true'),
  inn: pageBy(`p.inn <> '' and p.inn like $5 || '%'`),
  name: pageBy(`to_tsvector('simple', p.sort_name) @@ to_tsquery('simple', $5)`),
} as const;

const MAX_WORDS = 5;
const INN_BEGINNING = /^\d{4,14}$/;

function searchOf(text: string): { readonly by: keyof typeof PAGES; readonly value: string | undefined } {
  const digits = text.replace(/\s/g, '');
  if (INN_BEGINNING.test(digits)) {
    return { by: 'inn', value: digits };
  }
  const words = nameWords(text).slice(0, MAX_WORDS);
  return words.length === 0
    ? { by: 'all', value: undefined }
    : { by: 'name', value: words.map((word) => `'${word}':*`).join(' & ') };
}

/** A page of people by name. */
export async function readPeople(
  { search, isActive, after }: PayrollPeopleQuery,
  { bank, caller }: CallContext,
): Promise<PageOf<PayrollPerson>> {
  const { by, value } = searchOf(search);
  const { rows } = await bank.database.pool.query<PersonRow>({
    name: `payroll-people-${by}`,
    text: PAGES[by],
    values: [
      ...[caller.customerId, isActive ?? null, after ?? null, PAYROLL_PEOPLE_PER_PAGE + 1],
      ...(value === undefined ? [] : [value]),
    ],
  });
  const items = rows.slice(0, PAYROLL_PEOPLE_PER_PAGE).map(personOf);
  const last = items.at(-1);
  return { items, ...(rows.length > items.length && last !== undefined && { next: last.id }) };
}

function personOf({ id, name, inn, account_number: accountNumber, note, active }: PersonRow): PayrollPerson {
  return { id: id.toString(), name, inn, accountNumber, note, isActive: active };
}

/** Columns of a person as they are stored. */
function columnsOf({ name, inn, accountNumber, note }: PersonDetails) {
  return {
    ...{ name, sort_name: nameWords(name).join(' '), name_key: personKey(name) },
    ...{ inn, account_number: accountNumber, note },
  };
}

const INSERT = `
  insert into payroll_person (customer_id, user_id, changed_at, name, sort_name, name_key, inn, account_number, note, active)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing returning id`;

const UPDATE = `
  update payroll_person p set user_id = $2, changed_at = $3, name = $4, sort_name = $5, name_key = $6, inn = $7, account_number = $8,
      note = $9, active = $10
    where p.customer_id = $1 and p.id = $11 and not exists (
      select from payroll_person o where o.customer_id = $1 and o.id <> $11
        and case when $7 = '' then o.inn = '' and o.name_key = $6 and o.account_number = $8 else o.inn <> '' and o.inn = $7 end)
    returning p.id`;

/** Stores a person; `undefined` when the list has another with the same INN, or with the same name and account. */
export async function storePerson(
  { id, isActive, ...details }: PayrollPersonUpdate,
  { bank, caller, now }: CallContext,
): Promise<string | undefined> {
  const values = [
    ...[caller.customerId, caller.userId, new Date(now)],
    ...[...Object.values(columnsOf(details)), isActive],
    ...(id === undefined ? [] : [id]),
  ];
  const { rows } = await bank.database.pool.query<{ id: bigint }>(id === undefined ? INSERT : UPDATE, values);
  return rows[0]?.id.toString();
}

const ONE = `select ${COLUMNS} from payroll_person p where p.customer_id = $1 and p.id = $2`;

export async function readPerson(id: string, { bank, caller }: CallContext): Promise<PayrollPerson | undefined> {
  const { rows } = await bank.database.pool.query<PersonRow>(ONE, [caller.customerId, id]);
  return rows[0] && personOf(rows[0]);
}

const SAME = `
  select ${COLUMNS} from payroll_person p
    where p.customer_id = $1 and p.name = $2 and p.inn = $3 and p.account_number = $4 and p.note = $5 and p.active = $6 limit 1`;

/** The same person, stored by a call whose answer was lost. */
export async function samePerson(
  { name, inn, accountNumber, note, isActive }: PayrollPersonUpdate,
  { bank, caller }: CallContext,
): Promise<PayrollPerson | undefined> {
  const values = [caller.customerId, name, inn, accountNumber, note, isActive];
  const { rows } = await bank.database.pool.query<PersonRow>(SAME, values);
  return rows[0] && personOf(rows[0]);
}

/** Number of people a company would have with those who are not in its list yet. */
const COUNT = `
  select (select count(*) from payroll_person p where p.customer_id = $1)
    + (select count(*) from jsonb_array_elements_text($2::jsonb) i
        where not exists (select from payroll_person p where p.customer_id = $1 and p.inn <> '' and p.inn = i)) as people`;

export async function countWith(inns: readonly string[], { bank, caller }: CallContext): Promise<number> {
  const values = [caller.customerId, JSON.stringify([...new Set(inns)])];
  const { rows } = await bank.database.pool.query<{ people: bigint }>(COUNT, values);
  return Number(rows[0]?.people ?? 0n);
}

/** The INN of people who had none, found by name and account. */
const ADOPT = `
  update payroll_person p set inn = n.inn
    from (select distinct on (n.inn) n.inn, n.name_key, n.account_number
        from jsonb_to_recordset($2::jsonb) n (inn text, name_key text, account_number text) order by n.inn) n
    where p.customer_id = $1 and p.inn = '' and p.name_key = n.name_key and p.account_number = n.account_number
      and not exists (select from payroll_person o where o.customer_id = $1 and o.inn <> '' and o.inn = n.inn)`;

/** The last row of a person counts. A person who is listed gets the account and is active again; name and note stay. */
const ADD = `
  with saved as (
    insert into payroll_person as p (customer_id, user_id, changed_at, name, sort_name, name_key, inn, account_number, note, active)
      select distinct on (n.inn) $1, $2, $3::timestamptz, n.name, n.sort_name, n.name_key, n.inn, n.account_number, n.note, true
        from jsonb_to_recordset($4::jsonb) n (place integer, name text, sort_name text, name_key text, inn text, account_number text, note text)
        order by n.inn, n.place desc
      on conflict (customer_id, inn) where inn <> '' do update
        set account_number = excluded.account_number, active = true, user_id = excluded.user_id, changed_at = excluded.changed_at
        where (p.account_number, p.active) is distinct from (excluded.account_number, true)
      returning p.xmax = 0 as added)
  select count(*) filter (where s.added)::int as added, count(*) filter (where not s.added)::int as changed from saved s`;

/** Adds people with an INN each to the list. */
export async function addPeople(
  people: readonly PersonDetails[],
  { bank, caller, now }: CallContext,
): Promise<{ readonly added: number; readonly changed: number }> {
  const rows = JSON.stringify(people.map((person, place) => ({ ...columnsOf(person), place })));
  const { pool } = bank.database;
  await pool.query(ADOPT, [caller.customerId, rows]);
  const { rows: counted } = await pool.query<{ added: number; changed: number }>(ADD, [
    ...[caller.customerId, caller.userId, new Date(now), rows],
  ]);
  return counted[0] ?? { added: 0, changed: 0 };
}
