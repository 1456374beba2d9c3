import type { Money } from '../money/Money';
import type { BankDay } from '../time/Instant';

/** A bill for goods a distributor has delivered on credit (specification 1, section 5). */
export interface Invoice {
  readonly id: string;
  /** As the distributor numbers it. */
  readonly number: string;
  readonly distributorId: string;
  readonly distributorName: string;
  readonly issuedOn: BankDay;
  readonly dueOn: BankDay;
  readonly total: Money;
  readonly paid: Money;
  readonly remaining: Money;
  /** The day something was last paid of it; absent while nothing is. */
  readonly paidOn: BankDay | undefined;
}

/** A company of this bank that delivers on credit. */
export interface Distributor {
  readonly id: string;
  readonly name: string;
}

/** The credit a distributor gives a buyer, and how much of it unpaid invoices take. */
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
export function stateOfInvoice({ remaining, dueOn }: Invoice, today: BankDay): InvoiceState {
  if (remaining.minor === 0n) {
    return 'paid';
  }
  return dueOn < today ? 'overdue' : 'open';
}

/** So many characters a number has at most. */
export const LONGEST_INVOICE_NUMBER = 18;
