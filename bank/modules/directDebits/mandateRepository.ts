import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';

import { periodAround } from '../../../src/domain/invoice/mandateRules';
import type {
  Creditor,
  DebitObstacle,
  DebitState,
  DirectDebit,
  Mandate,
  MandatePeriod,
  MandateState,
} from '../../../src/domain/invoice/DirectDebit';
import { money } from '../../../src/domain/money/Money';
import type { Money } from '../../../src/domain/money/Money';
import { addDays } from '../../../src/domain/time/days';
import type { BankDay } from '../../../src/domain/time/Instant';
import type { Tables } from '../../db/Tables';
import type { Caller } from '../../kernel/Handler';

/** Days for which a debit stays in the list. */
const LISTED_FOR_DAYS = 400;

interface MandateRow {
  readonly id: bigint;
  readonly creditor_id: bigint;
  readonly creditor_name: string;
  readonly account_id: bigint;
  readonly account_number: string;
  readonly ceiling: bigint;
  readonly period: MandatePeriod;
  readonly period_ceiling: bigint;
  readonly valid_until: BankDay | null;
  readonly state: MandateState;
  readonly agreed_on: BankDay;
  readonly ended_on: BankDay | null;
  readonly can_revoke: boolean;
}

interface DebitRow {
  readonly id: bigint;
  readonly mandate_id: bigint;
  readonly number: string;
  readonly amount: bigint;
  readonly day: BankDay;
  readonly state: DebitState;
  readonly obstacle: DebitObstacle | null;
  readonly txn_id: bigint | null;
}

/** User who asks, and the payer of the mandates. */
type Reader = Pick<Caller, 'customerId' | 'userId'>;

/** Mandates of a payer, those that are open before those that have ended, the latest first. */
export function readMandates(
  connection: Kysely<Tables>,
  { customerId, userId }: Reader,
  today: BankDay,
): Promise<readonly Mandate[]> {
  return mandatesWhere(connection, { userId, condition: sql`m.customer_id = ${customerId}::bigint` }, today);
}

/** A mandate of a payer; `undefined` when there is none. */
export async function readMandate(
  connection: Kysely<Tables>,
  { customerId, userId, mandateId }: Reader & { readonly mandateId: string },
  today: BankDay,
): Promise<Mandate | undefined> {
  const condition = sql`m.customer_id = ${customerId}::bigint and m.id = ${mandateId}::bigint`;
  const [mandate] = await mandatesWhere(connection, { userId, condition }, today);
  return mandate;
}

async function mandatesWhere(
  connection: Kysely<Tables>,
  { userId, condition }: { readonly userId: string; readonly condition: RawBuilder<unknown> },
  today: BankDay,
): Promise<readonly Mandate[]> {
  const { rows: mandates } = await sql<MandateRow>`
    select m.id, m.creditor_id, c.name ->> 'ru' as creditor_name, m.account_id, a.number as account_number, m.ceiling, m.period,
        m.period_ceiling, m.valid_until, m.state, bank_day(m.agreed_at) as agreed_on, bank_day(m.ended_at) as ended_on,
        m.ended_at is null and (p.kind = 'I' or exists (select from app_user u where u.id = ${userId}::bigint and 'sign' = any (u.rights)
          and may_see(u.id, m.account_id, true))) as can_revoke
      from direct_debit_mandate m join customer c on c.id = m.creditor_id join customer p on p.id = m.customer_id
        join account a on a.id = m.account_id
      where ${condition} order by m.ended_at is not null, m.id desc`.execute(connection);
  const { rows: debits } = await sql<DebitRow>`
    select d.id, d.mandate_id, i.number, d.amount, d.day, d.state, d.obstacle, d.txn_id
      from direct_debit d join direct_debit_mandate m on m.id = d.mandate_id join invoice i on i.id = d.invoice_id
      where ${condition} and d.day >= ${addDays(today, -LISTED_FOR_DAYS)}::date order by d.day desc, d.id desc`.execute(
    connection,
  );
  return mandates.map((row) =>
    mandateOf(
      row,
      debits.filter((debit) => debit.mandate_id === row.id),
      today,
    ),
  );
}

function mandateOf(row: MandateRow, debits: readonly DebitRow[], today: BankDay): Mandate {
  const { from, next } = periodAround(today, row.period);
  const counted = debits.filter(
    ({ state, day }) => (state === 'announced' || state === 'paid') && day >= from && day < next,
  );
  return {
    id: row.id.toString(),
    creditorId: row.creditor_id.toString(),
    creditorName: row.creditor_name,
    accountId: row.account_id.toString(),
    accountNumber: row.account_number,
    ceiling: soms(row.ceiling),
    period: row.period,
    periodCeiling: soms(row.period_ceiling),
    validUntil: row.valid_until ?? undefined,
    state: row.state,
    agreedOn: row.agreed_on,
    endedOn: row.ended_on ?? undefined,
    canRevoke: row.can_revoke,
    used: soms(counted.reduce((sum, { amount }) => sum + amount, 0n)),
    debits: debits.map(debitOf),
  };
}

function debitOf(row: DebitRow): DirectDebit {
  return {
    id: row.id.toString(),
    invoiceNumber: row.number,
    amount: soms(row.amount),
    day: row.day,
    state: row.state,
    obstacle: row.obstacle ?? undefined,
    transactionId: row.txn_id?.toString(),
  };
}

export function soms(minor: bigint): Money {
  return money(minor, 'KGS');
}

/** Companies that have issued invoices to a customer, by name. */
export async function readCreditors(connection: Kysely<Tables>, customerId: string): Promise<readonly Creditor[]> {
  const { rows } = await sql<{ id: bigint; name: string }>`
    select c.id, c.name ->> 'ru' as name from customer c
      where c.id in (select i.issuer_id from invoice i where i.customer_id = ${customerId}::bigint) and c.id <> ${customerId}::bigint
      order by name`.execute(connection);
  return rows.map(({ id, name }) => ({ id: id.toString(), name }));
}
