import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { Distributor, DistributorLimit, Invoice } from '../../../src/domain/invoice/Invoice';
import { money } from '../../../src/domain/money/Money';
import type { Currency } from '../../../src/domain/money/Currency';
import { addDays } from '../../../src/domain/time/days';
import type { BankDay } from '../../../src/domain/time/Instant';
import type { Tables } from '../../db/Tables';

/** Days for which a paid invoice stays in the list. */
const PAID_FOR_DAYS = 400;

/** Invoices issued to a company: unpaid ones first, in the order they fall due, then paid ones. */
export async function readInvoices(
  connection: Kysely<Tables>,
  customerId: string,
  today: BankDay,
): Promise<readonly Invoice[]> {
  const rows = await invoiceQuery(connection, customerId)
    .where(sql<boolean>`(i.paid < i.total or i.paid_on >= ${addDays(today, -PAID_FOR_DAYS)}::date)`)
    .orderBy(sql`i.paid = i.total`)
    .orderBy('i.due_on')
    .orderBy('i.id')
    .execute();
  return rows.map(invoiceOf);
}

/** Invoices of a distributor to a company by their ids; only those that exist. */
export async function readInvoicesOf(
  connection: Kysely<Tables>,
  { customerId, distributorId }: { readonly customerId: string; readonly distributorId: string },
  ids: readonly string[],
): Promise<ReadonlyMap<string, Invoice>> {
  const rows = await invoiceQuery(connection, customerId)
    .where('i.distributor_id', '=', BigInt(distributorId))
    .where('i.id', 'in', ids.map(BigInt))
    .execute();
  return new Map(rows.map((row) => [row.id.toString(), invoiceOf(row)]));
}

function invoiceQuery(connection: Kysely<Tables>, customerId: string) {
  return connection
    .selectFrom('invoice as i')
    .innerJoin('distributor as d', 'd.id', 'i.distributor_id')
    .select([
      'i.id',
      'i.number',
      'd.id as distributor_id',
      'd.name',
      'i.issued_on',
      'i.due_on',
      'i.currency',
      'i.total',
      'i.paid',
      'i.paid_on',
    ])
    .where('i.customer_id', '=', BigInt(customerId));
}

type InvoiceRow = Awaited<ReturnType<ReturnType<typeof invoiceQuery>['execute']>>[number];

function invoiceOf(row: InvoiceRow): Invoice {
  return {
    id: row.id.toString(),
    number: row.number,
    distributorId: row.distributor_id.toString(),
    distributorName: row.name,
    issuedOn: row.issued_on,
    dueOn: row.due_on,
    total: money(row.total, row.currency),
    paid: money(row.paid, row.currency),
    remaining: money(row.total - row.paid, row.currency),
    paidOn: row.paid_on ?? undefined,
  };
}

/** Distributors a company buys from on credit, by name. */
export async function readDistributors(
  connection: Kysely<Tables>,
  customerId: string,
): Promise<readonly Distributor[]> {
  const limits = await readDistributorLimits(connection, customerId);
  return limits.map(({ distributorId, distributorName }) => ({ id: distributorId, name: distributorName }));
}

interface LimitRow {
  readonly id: bigint;
  readonly name: string;
  readonly credit_limit: bigint;
  readonly currency: Currency;
  readonly used: bigint;
}

/** Credit limits the distributors of a company give it; where one has been lowered below what is used, nothing is left. */
export async function readDistributorLimits(
  connection: Kysely<Tables>,
  customerId: string,
): Promise<readonly DistributorLimit[]> {
  const { rows } = await sql<LimitRow>`
    select d.id, d.name, l.credit_limit, l.currency,
        (select coalesce(sum(i.total - i.paid), 0)::bigint from invoice i where i.distributor_id = l.distributor_id and i.customer_id = l.customer_id) as used
      from distributor_line l join distributor d on d.id = l.distributor_id
      where l.customer_id = ${customerId}::bigint order by d.name`.execute(connection);
  return rows.map(({ id, name, credit_limit: limit, currency, used }) => ({
    distributorId: id.toString(),
    distributorName: name,
    limit: money(limit, currency),
    used: money(used, currency),
    left: money(limit > used ? limit - used : 0n, currency),
  }));
}
