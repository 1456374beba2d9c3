import { randomUUID } from 'node:crypto';

import type { Client } from 'pg';

import { addCustomers, addUsers, newName, openAccounts, payIn } from './arrange';
import type { OpenedAccount } from './arrange';
import { median, ratios, spread } from './report';
import type { Bench, Sized } from './Bench';
import type { Measurement } from './report';

/** Documents one author sends on a day. */
const DOCUMENTS: Sized = { full: 5000, short: 100 };
/** Share of them that each side of a pair signs; the rest waits, and counts. */
const SHARE = 0.1;
const DOCUMENTS_OF_A_PAYEE = 5;
const OPENING_MINOR = 1_000_000_000;
/** More than all documents of a day together, so that the rule adds up the day and asks for nothing. */
const NOT_REACHED = '100000000000';
const MARK = 2;

/** A company in which one user makes documents and another one signs each alone. */
interface Company {
  readonly customerId: string;
  readonly makerId: string;
  readonly signerId: string;
  readonly account: OpenedAccount;
  readonly payees: readonly OpenedAccount[];
}

/** Documents of the maker between accounts of the company, sent to be signed. */
const SEND = `
  with created as materialized (
    select f.refusal from unnest($3::uuid[], $5::bigint[], $6::text[]) e (operation_id, account_id, number),
      create_operations(jsonb_build_array(jsonb_build_object('customer_id', $1::bigint, 'user_id', $2::bigint, 'operation_id', e.operation_id,
        'code', 'MAKE_OWN_ACCOUNTS_TRANSFER', 'request_hash', '', 'request', '{}'::jsonb, 'reference', 'bench', 'created_at', now(), 'plan',
        jsonb_build_object('txn_code', 'MAKE_OWN_ACCOUNTS_TRANSFER', 'debit_account_id', $4::bigint, 'credit_account_id', e.account_id,
          'credit_number', e.number, 'amount', 100, 'fee', 0, 'currency', 'KGS', 'credited', 100, 'credited_currency', 'KGS', 'purpose', '',
          'expires_at', now() + interval '10 minutes', 'legs', jsonb_build_array(
            jsonb_build_object('account', $4::bigint, 'amount', -100),
            jsonb_build_object('account', e.account_id, 'amount', 100)))))) f)
  select count(*) filter (where c.refusal is null) from created c`;

const SENT = `
  select count(*) filter (where send_to_be_signed($1, $2, d.id, '1 day', 'bench', now()) is null)::int as sent
    from unnest($3::uuid[]) d (id)`;

const WAITING = `select id::text, digest from operation where customer_id = $1 and state = 'signing' order by id limit $2`;

const SIGN = { name: 'sign', text: "select refusal, transaction_id from sign_document($1, $2, $3, 'bench', now())" };

const RULE = `
  insert into change_document (customer_id, operation_id, user_id, code, request, subject, before, after, created_at, expires_at)
    values ($1, gen_random_uuid(), $2, 'SET_APPROVAL_RULE', '{}', '{}', '{}', '{}', now(), now()) returning operation_id`;

/**
 * Measures the last signatures of the documents of one author and day, in PostgreSQL alone, in a company with rules about the sums of the day
 * against one without rules.
 */
export function measureSignatures(bench: Bench): Promise<readonly Measurement[]> {
  const { extent, pairs, note } = bench;
  const count = DOCUMENTS[extent];
  return bench.withDatabase(async (_bank, database) => {
    const free = await addSigningCompany(database, count);
    const ruled = await addSigningCompany(database, count);
    await addRules(database, ruled);
    await send(database, free, count);
    await send(database, ruled, count);
    await database.query('analyze');
    const without: number[] = [];
    const under: number[] = [];
    for (let index = 0; index < pairs; index += 1) {
      without.push(await sign(database, free, count * SHARE));
      under.push(await sign(database, ruled, count * SHARE));
      note(`round ${index + 1}, a signature without rules and under them: ${[without, under].map(shown).join(', ')}`);
    }
    const found = ratios(under, without);
    return [
      {
        subject: `a signature under rules, ${count} documents of an author and day`,
        ours: shown(under),
        against: `${shown(without)} without rules`,
        ratio: spread(found, 2),
        mark: `≤ ${MARK}`,
        met: median(found) <= MARK,
      },
    ];
  });
}

async function addSigningCompany(database: Client, count: number): Promise<Company> {
  const [customerId = ''] = await addCustomers(database, 1, { kind: 'C' });
  const [maker, signer] = [newName('maker'), newName('signer')];
  const users = await addUsers(database, [
    { customerId, login: maker, rights: ['view', 'create'] },
    { customerId, login: signer, rights: ['view', 'sign'], place: 1 },
  ]);
  const payees = Math.ceil(count / DOCUMENTS_OF_A_PAYEE);
  const [account, ...others] = await openAccounts(
    database,
    Array.from({ length: payees + 1 }, () => customerId),
  );
  if (account === undefined) {
    throw new Error('The company got no account');
  }
  await payIn(database, [account], OPENING_MINOR);
  return { customerId, makerId: users.get(maker) ?? '', signerId: users.get(signer) ?? '', account, payees: others };
}

/** Rules about the sum of the author, about that of each payee, and about every document; the signer is all they ask for. */
async function addRules(database: Client, { customerId, makerId, signerId }: Company): Promise<void> {
  for (const terms of [
    { sum_of: 'author', amount_from: NOT_REACHED },
    { sum_of: 'counterparty', amount_from: NOT_REACHED },
    { sum_of: 'author' },
  ]) {
    const { rows } = await database.query<{ operation_id: string }>(RULE, [customerId, makerId]);
    await database.query('select change_approval_rule($1, null, $2, $3, now())', [
      customerId,
      JSON.stringify({ ...terms, signers: [signerId], needed: 1, in_order: false }),
      rows[0]?.operation_id,
    ]);
  }
}

async function send(database: Client, { customerId, makerId, account, payees }: Company, count: number): Promise<void> {
  const ids = Array.from({ length: count }, () => randomUUID());
  const payeeOf = ids.map((_, index) => payees[index % payees.length]);
  await database.query(SEND, [
    customerId,
    makerId,
    ids,
    account.id,
    payeeOf.map((payee) => payee?.id),
    payeeOf.map((payee) => payee?.number),
  ]);
  const { rows } = await database.query<{ sent: number }>(SENT, [customerId, makerId, ids]);
  if (rows[0]?.sent !== count) {
    throw new Error(`Only ${rows[0]?.sent} documents were sent to be signed`);
  }
}

/** Signs so many waiting documents one after another on one connection; answers the milliseconds of a signature. */
async function sign(database: Client, { customerId, signerId }: Company, count: number): Promise<number> {
  const { rows } = await database.query<{ id: string; digest: Buffer }>(WAITING, [customerId, count]);
  await database.query('checkpoint');
  const start = performance.now();
  for (const { id, digest } of rows) {
    const signed = await database.query<{ refusal: string | null; transaction_id: string | null }>({
      ...SIGN,
      values: [signerId, id, digest],
    });
    if (signed.rows[0]?.transaction_id === null) {
      throw new Error(`A document was not booked: ${signed.rows[0].refusal}`);
    }
  }
  return (performance.now() - start) / rows.length;
}

function shown(milliseconds: readonly number[]): string {
  return `${median(milliseconds).toFixed(2)} ms`;
}
