import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';

import type { InvoiceDebit } from '../../../src/domain/invoice/DirectDebit';
import { invoiceComment } from '../../../src/domain/invoice/QrInvoice';
import type { InvoiceSeries, QrInvoice } from '../../../src/domain/invoice/QrInvoice';
import { money } from '../../../src/domain/money/Money';
import { elqrLink } from '../../../src/domain/qr/elqr';
import { OWN_PROVIDER } from '../../../src/domain/qr/QrPayment';
import { addDays } from '../../../src/domain/time/days';
import type { BankDay } from '../../../src/domain/time/Instant';
import type { Tables } from '../../db/Tables';
import { CODE_OF_ACCOUNT, nameOnCode } from '../qr';

/** Days for which an invoice nothing can be paid of any more stays in the lists. */
const SETTLED_FOR_DAYS = 400;

interface QrInvoiceRow {
  readonly id: bigint;
  readonly number: string;
  readonly issuer_id: bigint;
  readonly issuer_name: string;
  readonly payer_name: string;
  readonly payer_inn: string;
  readonly purpose: string;
  readonly issued_on: BankDay;
  readonly due_on: BankDay;
  readonly total: bigint;
  readonly paid: bigint;
  readonly paid_on: BankDay | null;
  readonly is_withdrawn: boolean;
  readonly account_number: string;
  readonly code: string;
  readonly debit_state: InvoiceDebit['state'] | null;
  readonly debit_day: BankDay | null;
}

const INVOICES = sql`
  select i.id, i.number, i.issuer_id, c.name ->> 'ru' as issuer_name, q.payer_name, q.payer_inn, q.purpose, i.issued_on, i.due_on, i.total,
      i.paid, i.paid_on, q.withdrawn_at is not null as is_withdrawn, a.number as account_number, q.code, d.state as debit_state, d.day as debit_day
    from invoice i join qr_invoice q on q.invoice_id = i.id join customer c on c.id = i.issuer_id
      left join lateral (select x.state, x.day from direct_debit x where x.invoice_id = i.id and x.state <> 'cancelled'
        order by x.id desc limit 1) d on true`;

/** Invoices a company has issued to accounts the caller sees, the latest first. */
export async function readIssuedInvoices(
  connection: Kysely<Tables>,
  customerId: string,
  today: BankDay,
): Promise<readonly QrInvoice[]> {
  return invoicesWhere(
    connection,
    sql`join account a on a.id = q.account_id
      where i.issuer_id = ${customerId}::bigint
        and (i.paid < i.total and q.withdrawn_at is null or i.issued_on >= ${addDays(today, -SETTLED_FOR_DAYS)}::date)
      order by i.issued_on desc, i.id desc`,
  );
}

/** Invoices issued to a customer: unpaid ones in the order they fall due, then paid ones. A withdrawn one is shown to its issuer only. */
export async function readReceivedInvoices(
  connection: Kysely<Tables>,
  customerId: string,
  today: BankDay,
): Promise<readonly QrInvoice[]> {
  // The account belongs to another customer, so the caller's limits by account do not apply.
  return invoicesWhere(
    connection,
    sql`join public.account a on a.id = q.account_id
      where i.customer_id = ${customerId}::bigint and q.withdrawn_at is null
        and (i.paid < i.total or i.paid_on >= ${addDays(today, -SETTLED_FOR_DAYS)}::date)
      order by i.paid = i.total, i.due_on, i.id`,
  );
}

/** An invoice of a company to an account the caller works with; `undefined` when there is none. */
export async function readIssuedInvoice(
  connection: Kysely<Tables>,
  customerId: string,
  invoiceId: string,
): Promise<QrInvoice | undefined> {
  const [invoice] = await invoicesWhere(
    connection,
    sql`join account a on a.id = q.account_id where i.issuer_id = ${customerId}::bigint and i.id = ${invoiceId}::bigint`,
  );
  return invoice;
}

async function invoicesWhere(
  connection: Kysely<Tables>,
  condition: RawBuilder<unknown>,
): Promise<readonly QrInvoice[]> {
  const { rows } = await sql<QrInvoiceRow>`${INVOICES} ${condition}`.execute(connection);
  return rows.map(invoiceOf);
}

function invoiceOf(row: QrInvoiceRow): QrInvoice {
  const left = money(row.total - row.paid, 'KGS');
  return {
    id: row.id.toString(),
    number: row.number,
    issuerId: row.issuer_id.toString(),
    issuerName: row.issuer_name,
    payerName: row.payer_name,
    payerInn: row.payer_inn,
    purpose: row.purpose,
    issuedOn: row.issued_on,
    dueOn: row.due_on,
    total: money(row.total, 'KGS'),
    paid: money(row.paid, 'KGS'),
    remaining: left,
    paidOn: row.paid_on ?? undefined,
    isWithdrawn: row.is_withdrawn,
    link: left.minor === 0n || row.is_withdrawn ? undefined : linkOf(row, left),
    directDebit:
      row.debit_state === null || row.debit_day === null ? undefined : { state: row.debit_state, day: row.debit_day },
  };
}

/** Code of what is left of an invoice. It is static and its amount may be changed, so that the invoice can be paid in parts. */
function linkOf(
  { issuer_name: name, account_number: accountId, code, ...row }: QrInvoiceRow,
  amount: QrInvoice['total'],
) {
  return elqrLink({
    ...CODE_OF_ACCOUNT,
    type: 'static',
    providerId: OWN_PROVIDER,
    accountId,
    transactionId: code,
    amountEditable: true,
    merchantId: '',
    serviceName: '',
    comment: invoiceComment(row),
    amount,
    providerName: nameOnCode(name),
  });
}

export interface InvoiceSeriesRow {
  readonly id: bigint;
  readonly prefix: string;
  readonly payer_name: string;
  readonly payer_inn: string;
  readonly purpose: string;
  readonly total: bigint;
  readonly periodicity: InvoiceSeries['recurrence']['periodicity'];
  readonly first_day: BankDay;
  readonly last_day: BankDay | null;
  readonly days_to_pay: number;
  readonly issued: number;
  readonly next_day: BankDay | null;
}

const SERIES = sql`
  select s.id, s.prefix, s.payer_name, s.payer_inn, s.purpose, s.total, s.periodicity, s.first_day, s.last_day, s.days_to_pay, s.issued,
      s.next_day
    from invoice_series s join account a on a.id = s.account_id`;

/** Series of a company to accounts the caller sees, the latest first; those that have ended come after those that go on. */
export async function readSeries(connection: Kysely<Tables>, customerId: string): Promise<readonly InvoiceSeries[]> {
  const { rows } = await sql<InvoiceSeriesRow>`${SERIES} where s.issuer_id = ${customerId}::bigint
    order by s.next_day is null, s.id desc`.execute(connection);
  return rows.map(seriesOf);
}

/** A series of a company to an account the caller works with; `undefined` when there is none. */
export async function readOneSeries(
  connection: Kysely<Tables>,
  customerId: string,
  seriesId: string,
): Promise<InvoiceSeries | undefined> {
  const { rows } = await sql<InvoiceSeriesRow>`${SERIES}
    where s.issuer_id = ${customerId}::bigint and s.id = ${seriesId}::bigint`.execute(connection);
  return rows[0] && seriesOf(rows[0]);
}

function seriesOf(row: InvoiceSeriesRow): InvoiceSeries {
  return {
    id: row.id.toString(),
    prefix: row.prefix,
    payerName: row.payer_name,
    payerInn: row.payer_inn,
    total: money(row.total, 'KGS'),
    purpose: row.purpose,
    recurrence: { periodicity: row.periodicity, firstDay: row.first_day, lastDay: row.last_day ?? undefined },
    daysToPay: row.days_to_pay,
    issued: row.issued,
    nextDay: row.next_day ?? undefined,
  };
}
