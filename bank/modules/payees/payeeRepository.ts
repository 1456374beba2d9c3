import type * as z from 'zod/mini';

import { money } from '../../../src/domain/money/Money';
import type { Currency } from '../../../src/domain/money/Currency';
import { MOVEMENTS } from '../../../src/domain/movements/movements';
import { inBookOrder } from '../../../src/domain/payee/inBookOrder';
import { payeeBook } from '../../../src/domain/payee/payeeBook';
import type { PaidPayee, PayeeNote } from '../../../src/domain/payee/payeeBook';
import { MAX_COUNTED_PAYMENTS } from '../../../src/domain/payee/Payee';
import type { Payee } from '../../../src/domain/payee/Payee';
import type { Instant } from '../../../src/domain/time/Instant';
import { readTerms } from '../../../src/infrastructure/registry/operationTerms';
import type { operationTerms } from '../../../src/infrastructure/registry/operationTerms';
import type { Pool } from '../../db/Pool';
import type { CallContext } from '../../kernel/Handler';
import { localizerFor } from '../operations';

/** Payees of a book, those paid last. */
const MAX_PAYEES = 1000;

/** Payments to a payee among which the phone he was paid by is looked for. */
const LOOKED_THROUGH_FOR_PHONE = 10;

/** Literals and not a parameter, so that the partial index of `schema.sql` is known to fit. */
const CODES = MOVEMENTS.codesOfPayees.map((code) => `'${code}'`).join(', ');

/** Country money is collected in; nowhere for an account. As the index of `schema.sql` has it. */
const COUNTRY = `coalesce(t.terms #>> '{details,payoutCountry}', '')`;

const OF_PAYEE = `t.debit_account_id = p.account and t.credit_number = p.credit_number and t.recipient_name = p.recipient_name
          and ${COUNTRY} = p.country and t.txn_code in (${CODES}) and t.status not in ('DECLINED', 'REJECTED', 'CANCELLED', 'RETURNED')`;

/**
 * Payees of a customer by account debited, number, name and country of payout, each with his latest payment: one step through the index for each, so the cost
 * grows with payees and not with payments. Own accounts are not payees.
 */
export const PAYEES_QUERY = `
  with recursive payee as (
    select a.id as account, n.credit_number, n.recipient_name, n.country
      from account a cross join lateral (
        select t.credit_number, t.recipient_name, ${COUNTRY} as country from txn t
          where t.debit_account_id = a.id and t.txn_code in (${CODES})
          order by t.credit_number, t.recipient_name, ${COUNTRY} limit 1) n
      where a.customer_id = $1
    union all
    select p.account, n.credit_number, n.recipient_name, n.country
      from payee p cross join lateral (
        select t.credit_number, t.recipient_name, ${COUNTRY} as country from txn t
          where t.debit_account_id = p.account and t.txn_code in (${CODES})
            and (t.credit_number, t.recipient_name, ${COUNTRY}) > (p.credit_number, p.recipient_name, p.country)
          order by t.credit_number, t.recipient_name, ${COUNTRY} limit 1) n)
  select l.id, l.txn_code, l.recipient_name, l.credit_number, l.debit_number, l.debit_amount, l.debit_currency, l.purpose, l.terms,
      l.created_at, coalesce(f.phone, '') as phone, c.times
    from payee p
    cross join lateral (select t.* from txn t where ${OF_PAYEE} order by t.id desc limit 1) l
    cross join lateral (
      select count(*)::int as times from (select from txn t where ${OF_PAYEE} limit ${MAX_COUNTED_PAYMENTS}) x) c
    left join lateral (
      select o.request ->> 'accountCreditPropValue' as phone
        from (select t.operation_id, t.id from txn t where l.txn_code = 'MAKE_BANK_CLIENT_TRANSFER' and ${OF_PAYEE}
            order by t.id desc limit ${LOOKED_THROUGH_FOR_PHONE}) x
        join operation o on o.customer_id = $1 and o.operation_id = x.operation_id
        where o.request ->> 'accountCreditPropType' = 'phone' order by x.id desc limit 1) f on true
    where not exists (select from account own where own.id = l.credit_account_id and own.customer_id = $1)
    order by l.id desc limit ${MAX_PAYEES}`;

interface PayeeRow {
  readonly id: bigint;
  readonly txn_code: string;
  readonly recipient_name: string;
  readonly credit_number: string;
  readonly debit_number: string;
  readonly debit_amount: bigint;
  readonly debit_currency: Currency;
  readonly purpose: string;
  readonly terms: z.input<typeof operationTerms>;
  readonly created_at: Instant;
  readonly phone: string;
  readonly times: number;
}

interface NoteRow {
  readonly payee_key: string;
  readonly nickname: string;
  readonly pinned: boolean;
  readonly hidden: boolean;
}

const NOTES =
  'select payee_key, nickname, pinned, hidden_at is not null as hidden from payee_note where customer_id = $1';

/** Payee book of the caller's customer, hidden payees included: pinned first, then those paid last. */
export async function readPayees(context: CallContext): Promise<readonly Payee[]> {
  const { bank, caller } = context;
  const { pool } = bank.database;
  const [{ rows }, notes] = await Promise.all([
    pool.query<PayeeRow>({ name: 'payees-of-customer', text: PAYEES_QUERY, values: [caller.customerId] }),
    readNotes(pool, caller.customerId),
  ]);
  const book = payeeBook(rows.map(paidPayeeOf), notes);
  const localizer = await localizerFor(book, context);
  return inBookOrder(book.map((payee) => ({ ...payee, terms: localizer.terms(payee.terms) })));
}

async function readNotes(pool: Pool, customerId: string): Promise<ReadonlyMap<string, PayeeNote>> {
  const { rows } = await pool.query<NoteRow>({ name: 'payee-notes', text: NOTES, values: [customerId] });
  return new Map(rows.map(({ payee_key: key, nickname, pinned, hidden }) => [key, { nickname, pinned, hidden }]));
}

function paidPayeeOf(row: PayeeRow): PaidPayee {
  const kind = MOVEMENTS.movementOf(row.txn_code)?.payee;
  if (kind === undefined) {
    throw new Error(`${row.txn_code} pays no payee of the book`);
  }
  return {
    kind,
    txnCode: row.txn_code,
    name: row.recipient_name,
    accountNumber: row.credit_number,
    phone: row.phone,
    debitAccountNumber: row.debit_number,
    amount: money(row.debit_amount, row.debit_currency),
    purpose: row.purpose,
    terms: Object.keys(row.terms).length === 0 ? undefined : readTerms(row.terms),
    lastPaidAt: row.created_at,
    lastTransactionId: row.id.toString(),
    times: row.times,
  };
}

const SAY = `
  insert into payee_note (customer_id, payee_key, nickname, pinned) values ($1, $2, $3, $4)
    on conflict (customer_id, payee_key) do update set nickname = excluded.nickname, pinned = excluded.pinned`;

/** Keeps the nickname of a payee and whether he is pinned. */
export async function keepNote(
  { bank, caller }: CallContext,
  { payeeId, nickname, pinned }: { readonly payeeId: string; readonly nickname: string; readonly pinned: boolean },
): Promise<void> {
  await bank.database.pool.query(SAY, [caller.customerId, payeeId, nickname, pinned]);
}

const HIDE = `
  insert into payee_note (customer_id, payee_key, hidden_at) values ($1, $2, $3)
    on conflict (customer_id, payee_key) do update set hidden_at = excluded.hidden_at`;

/** Hides a payee from a moment on; `undefined` shows him again. */
export async function keepHidden(
  { bank, caller }: CallContext,
  { payeeId, since }: { readonly payeeId: string; readonly since: Instant | undefined },
): Promise<void> {
  await bank.database.pool.query(HIDE, [caller.customerId, payeeId, since === undefined ? null : new Date(since)]);
}
