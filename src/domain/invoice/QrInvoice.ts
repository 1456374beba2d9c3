import type { Money } from '../money/Money';
import type { OperationId } from '../operation/OperationId';
import type { RepeatingRecurrence } from '../schedule/Recurrence';
import { addDays } from '../time/days';
import type { BankDay } from '../time/Instant';
import type { InvoiceDebit } from './DirectDebit';
import { stateOfInvoice } from './Invoice';
import type { InvoiceState } from './Invoice';

/** Amount and purpose of an invoice; the same for all invoices of a series. */
interface InvoiceSubject {
  /** Account of the company to be paid to, in soms. */
  readonly accountId: string;
  /** Counterparty: name of the payer, as the company knows it. */
  readonly payerName: string;
  /** Taxpayer number of the payer, whose internet bank then shows the invoice; empty when it is not known. */
  readonly payerInn: string;
  readonly total: Money;
  readonly purpose: string;
}

/** Request to issue one invoice. */
export interface QrInvoiceRequest extends InvoiceSubject {
  readonly operationId: OperationId;
  readonly number: string;
  readonly dueOn: BankDay;
}

/** Request to issue invoices by a recurrence; each is due some days after it was issued. */
export interface InvoiceSeriesRequest extends InvoiceSubject {
  readonly operationId: OperationId;
  /** Beginning of the number of each invoice; a serial number follows it. */
  readonly prefix: string;
  readonly recurrence: RepeatingRecurrence;
  readonly daysToPay: number;
}

/** Invoice to be paid by a QR code (specification 1, section 3). */
export interface QrInvoice {
  readonly id: string;
  readonly number: string;
  /** Company that issued it, to which a mandate for direct debits can be given. */
  readonly issuerId: string;
  /** Its legal name. */
  readonly issuerName: string;
  readonly payerName: string;
  readonly payerInn: string;
  readonly purpose: string;
  readonly issuedOn: BankDay;
  readonly dueOn: BankDay;
  readonly total: Money;
  readonly paid: Money;
  readonly remaining: Money;
  /** Day of the latest payment; absent while nothing is paid. */
  readonly paidOn: BankDay | undefined;
  readonly isWithdrawn: boolean;
  /** ELQR code of the remaining amount as a link; absent when nothing can be paid any more. */
  readonly link: string | undefined;
  /** Debit of it by a mandate of the payer; absent where none is announced or was made. */
  readonly directDebit: InvoiceDebit | undefined;
}

/** Invoices issued by a recurrence. */
export interface InvoiceSeries {
  readonly id: string;
  readonly prefix: string;
  readonly payerName: string;
  readonly payerInn: string;
  readonly total: Money;
  readonly purpose: string;
  readonly recurrence: RepeatingRecurrence;
  readonly daysToPay: number;
  /** Number of invoices issued so far. */
  readonly issued: number;
  /** Day of the next invoice; absent when there will be none. */
  readonly nextDay: BankDay | undefined;
}

/** Invoices and series of a company, the latest first. */
export interface IssuedInvoices {
  readonly invoices: readonly QrInvoice[];
  readonly series: readonly InvoiceSeries[];
}

export type QrInvoiceState = InvoiceState | 'withdrawn';

/** State of an invoice on a day; one that was paid in full cannot be withdrawn. */
export function stateOfQrInvoice(invoice: QrInvoice, today: BankDay): QrInvoiceState {
  return invoice.isWithdrawn ? 'withdrawn' : stateOfInvoice(invoice, today);
}

/** True for an invoice of which a part is paid and a part is owed. */
export function isPartlyPaid({ paid, remaining, isWithdrawn }: QrInvoice): boolean {
  return !isWithdrawn && paid.minor > 0n && remaining.minor > 0n;
}

/** Latest day an invoice may be due, in days from today. */
export const FURTHEST_DUE_DAY = 366;

/** True when an invoice issued today may be due on a day. */
export function mayBeDue(day: BankDay, today: BankDay): boolean {
  return day >= today && day <= addDays(today, FURTHEST_DUE_DAY);
}

/** Comment of the code of an invoice, which is the purpose of its payments: `№ 14, аренда за ноябрь`. */
export function invoiceComment({ number, purpose }: Pick<QrInvoice, 'number' | 'purpose'>): string {
  return purpose === '' ? `№ ${number}` : `№ ${number}, ${purpose}`;
}

/** Number of an invoice of a series by its place in it, from 1. */
export function numberInSeries(prefix: string, place: number): string {
  return `${prefix}-${place}`;
}
