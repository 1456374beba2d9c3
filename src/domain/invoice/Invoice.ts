import type { Money } from '../money/Money';
import type { BankDay } from '../time/Instant';

/** Invoice for goods delivered on credit by a distributor (specification 1, section 5). */
export interface Invoice {
  readonly id: string;
  /** Number given by the distributor. */
  readonly number: string;
  readonly distributorId: string;
  readonly distributorName: string;
  readonly issuedOn: BankDay;
  readonly dueOn: BankDay;
  readonly total: Money;
  readonly paid: Money;
  readonly remaining: Money;
  /** Day of the latest payment; absent while nothing is paid. */
  readonly paidOn: BankDay | undefined;
}

/** A company of this bank that delivers on credit. */
export interface Distributor {
  readonly id: string;
  readonly name: string;
}

/** Credit line of a buyer with a distributor, and the part of it used by unpaid invoices. */
export interface DistributorLimit {
  readonly distributorId: string;
  readonly distributorName: string;
  readonly limit: Money;
  readonly used: Money;
  readonly left: Money;
}

export const INVOICE_STATES = ['open', 'overdue', 'paid'] as const;

export type InvoiceState = (typeof INVOICE_STATES)[number];

/** An invoice is overdue from the day after it was due. */
export function stateOfInvoice(
  { remaining, dueOn }: Pick<Invoice, 'remaining' | 'dueOn'>,
  today: BankDay,
): InvoiceState {
  if (remaining.minor === 0n) {
    return 'paid';
  }
  return dueOn < today ? 'overdue' : 'open';
}

/** Longest number of an invoice, in characters. */
export const MAX_INVOICE_NUMBER_LENGTH = 18;
