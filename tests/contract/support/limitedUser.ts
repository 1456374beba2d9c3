import type fc from 'fast-check';
import * as z from 'zod/mini';

import { catalogue, codeOnWire } from '../../../src/application/operations/catalogue';
import type { OperationCode } from '../../../src/application/operations/catalogue';
import type { Declaration } from '../../../src/application/operations/declaration';
import { adapterOf } from '../../../src/infrastructure/registry/registry';
import { addAccount } from '../../bank/support/arrange';
import { carried } from '../../registry/arbitraries';
import type { TestServer } from './startTestServer';
import type { WireClient } from './WireClient';
import { fixedSamples } from '../../support/propertyRuns';

/** Calls an operation at the service it belongs to. */
export function callOperation(client: WireClient, code: OperationCode, data: unknown) {
  const { services }: Declaration = catalogue[code];
  const [service] = services;
  const name = `${service.charAt(0).toUpperCase()}${service.slice(1)}Service`;
  return client.operation(name, codeOnWire(code), data);
}

/** The one value a statement of the owner of the database answers. */
export async function valueOf(server: TestServer, sql: string): Promise<string> {
  const { rows } = await server.bank.database.owner.query<{ value: string }>(sql);
  if (rows[0] === undefined) {
    throw new Error(`Nothing found by ${sql}`);
  }
  return rows[0].value;
}

/** A request of an operation as it travels, always the same. */
export function sampleOf(code: OperationCode): unknown {
  const requests: fc.Arbitrary<unknown> = carried[code].request;
  const [request] = fixedSamples(requests, { count: 1, seed: 7 });
  return JSON.parse(JSON.stringify(z.encode(adapterOf(code).request as z.ZodMiniType, request)));
}

/**
 * Requests of an operation that between them have every value of each field with a fixed list of values, at whatever depth. The other fields
 * are those of `sampleOf`.
 */
export function samplesOfChoices(code: OperationCode): readonly unknown[] {
  const sample = sampleOf(code);
  const schema = z.toJSONSchema(adapterOf(code).request, { io: 'input' });
  const variants = choicesOf(schema, []).flatMap(({ place, values }) =>
    values.map((value) => replacedAt(sample, place, value)),
  );
  return [sample, ...variants];
}

interface Choice {
  readonly place: readonly string[];
  readonly values: readonly unknown[];
}

function choicesOf(schema: z.core.JSONSchema._JSONSchema, place: Choice['place']): readonly Choice[] {
  if (typeof schema === 'boolean') {
    return [];
  }
  const own = schema.enum === undefined ? [] : [{ place, values: schema.enum }];
  const members = Object.entries(schema.properties ?? {}).flatMap(([name, each]) => choicesOf(each, [...place, name]));
  const options = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((each) => choicesOf(each, place));
  return [...own, ...members, ...options];
}

function replacedAt(value: unknown, [name, ...rest]: Choice['place'], put: unknown): unknown {
  if (name === undefined) {
    return put;
  }
  const members: Readonly<Record<string, unknown>> = { ...Object(value) };
  return { ...members, [name]: replacedAt(members[name], rest, put) };
}

/** Names of all fields of a request. */
export function fieldsOf(value: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof value === 'object' && value !== null) {
    for (const [name, each] of Object.entries(value)) {
      if (!Array.isArray(value)) {
        found.add(name);
      }
      fieldsOf(each, found);
    }
  }
  return found;
}

/** Ids of the customers, and of their accounts: worked with, hidden, only seen, and of somebody else. */
export interface Numbers {
  readonly company: string;
  readonly aibek: string;
  readonly main: string;
  readonly hidden: string;
  readonly seen: string;
  readonly others: string;
}

/** The accounts of the demonstration company that a user of it is limited to, with one more that is hidden. */
export async function companyAccounts(server: TestServer): Promise<Numbers> {
  const of = (number: string, currency: string, place: number) =>
    valueOf(
      server,
      `select a.id::text as value from account a join customer c on c.id = a.customer_id
      where c.customer_no = '${number}' and a.currency = '${currency}' and a.product = 'current' and a.record_status = 'O'
      order by a.number offset ${place} limit 1`,
    );
  const customer = (number: string) =>
    valueOf(server, `select id::text as value from customer where customer_no = '${number}'`);
  return {
    company: await customer('2000001'),
    aibek: await customer('1000001'),
    main: await of('2000001', 'KGS', 0),
    hidden: await addHiddenAccount(server, await customer('2000001')),
    seen: await of('2000001', 'USD', 0),
    others: await of('1000001', 'KGS', 0),
  };
}

/** Adds an account of the company that has moved money with no other of its accounts. */
async function addHiddenAccount(server: TestServer, company: string): Promise<string> {
  const account = await addAccount(server.bank, company, { balance: 100_000n });
  await server.bank.database.owner.query(
    `insert into txn_of_customer (customer_id, created_at, txn_id)
      select $1, t.created_at, t.id from txn t where t.credit_account_id = $2`,
    [company, account],
  );
  return account;
}

/** Gives each of the three accounts a card, a template, a statement, a batch, a point of sale and a mandate with a debit. */
export async function arrangeBelongings(server: TestServer, { company, aibek, ...accounts }: Numbers): Promise<void> {
  const { owner } = server.bank.database;
  for (const [account, customer] of [
    [accounts.main, company],
    [accounts.hidden, company],
    [accounts.others, aibek],
  ]) {
    await owner.query(
      `insert into card (number_hash, masked_number, expires_on, customer_id, account_id, created_at)
        values (decode(md5($1::text), 'hex'), '123456******' || lpad($1::text, 4, '0'), '2030-01-31', $2, $1::bigint, now())`,
      [account, customer],
    );
    await owner.query(
      `insert into template (customer_id, user_id, name, code, request, txn_code, debit_number, credit_number, credit_name, amount,
          currency, credited, credited_currency, terms, purpose, created_at)
        select $2, (select min(id) from app_user where customer_id = $2), 'Template of ' || $1::bigint, 'MAKE_OWN_ACCOUNTS_TRANSFER', '{}',
          'MAKE_OWN_ACCOUNTS_TRANSFER', a.number, a.number, 'Own', 100, 'KGS', 100, 'KGS', '{}', '', now() from account a where a.id = $1`,
      [account, customer],
    );
    await owner.query(
      `insert into statement (id, number, product, customer_id, account_id, from_day, to_day, after_version, last_version, opening, credited,
          debited, closing, tax, digest, code, made_at)
        values (gen_random_uuid(), 1, 'account', $2, $1, '2026-01-01', '2026-01-02', 0, 0, 0, 0, 0, 0, 0, '\\x00', gen_random_uuid()::text, now())`,
      [account, customer],
    );
    await owner.query(
      `insert into batch (customer_id, user_id, operation_id, request_hash, kind, format, file_names, debit_account_id, created_at)
        values ($2, (select min(id) from app_user where customer_id = $2), gen_random_uuid(), '\\x00', 'internal', 'csv', '{a}', $1, now())`,
      [account, customer],
    );
    await owner.query(
      `insert into qr_point (customer_id, operation_id, request_hash, hash, name, address, sales_point_id, account_id, is_active, created_at)
        values ($2, gen_random_uuid(), '\\x00', md5($1::text), 'Point', 'Bishkek', 'P-' || $1::text, $1::bigint, true, now())`,
      [account, customer],
    );
    await addMandate(server, account, customer);
  }
}

/** Adds an active mandate on an account, with an announced debit; each is given to another customer, as one of a payer must be. */
async function addMandate(server: TestServer, account?: string, customer?: string): Promise<void> {
  await server.bank.database.owner.query(
    `with creditor as (
        select c.id from customer c
          where c.id <> $2 and not exists (select from direct_debit_mandate m where m.creditor_id = c.id) order by c.id limit 1),
      given as (
        insert into direct_debit_mandate (customer_id, user_id, creditor_id, account_id, ceiling, period, period_ceiling, state,
            agreed_at, activated_at)
          select $2, (select min(id) from app_user where customer_id = $2), id, $1, 100, 'month', 100, 'active', now(), now() from creditor
          returning id, creditor_id),
      issued as (
        insert into invoice (issuer_id, customer_id, number, issued_on, due_on, currency, total, paid)
          select creditor_id, $2, 'M-' || $1::text, '2026-01-01', '2026-01-01', 'KGS', 100, 0 from given returning id)
      insert into direct_debit (mandate_id, invoice_id, amount, day, state, next_attempt_at, announced_at, changed_at)
        select given.id, issued.id, 100, '2026-01-02', 'announced', 'infinity', now(), now() from given, issued`,
    [account, customer],
  );
}

/** Limits `saltanat` to one account to work with and one to see. */
export async function limitTo(server: TestServer, { main, seen }: Numbers): Promise<void> {
  const { owner } = server.bank.database;
  await owner.query(`update app_user set accounts_limited = true where login = 'saltanat'`);
  await owner.query(
    `insert into user_account (user_id, account_id, works)
      select u.id, a.id, a.works from app_user u, (values (${main}, true), (${seen}, false)) a (id, works) where u.login = 'saltanat'`,
  );
}
