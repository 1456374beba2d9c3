import { add } from '../money/Money';
import type { Money } from '../money/Money';
import type { BankDay } from '../time/Instant';
import { stateOfInvoice } from './Invoice';
import type { Invoice, InvoiceState } from './Invoice';

/** Filter of invoices; absent fields match all. */
export interface InvoiceFilter {
  readonly state?: InvoiceState | undefined;
  readonly distributorId?: string | undefined;
  readonly dueFrom?: BankDay | undefined;
  readonly dueTo?: BankDay | undefined;
  /** Part of an invoice number or of a distributor's name. */
  readonly search?: string | undefined;
}

/** Invoices that match a filter, in their order. The state `open` includes overdue invoices, since both are to be paid. */
export function filterInvoices(
  invoices: readonly Invoice[],
  filter: InvoiceFilter,
  today: BankDay,
): readonly Invoice[] {
  const { distributorId, dueFrom, dueTo, state } = filter;
  const search = (filter.search ?? '').trim().toLocaleLowerCase();
  return invoices.filter(
    (invoice) =>
      (state === undefined || matches(stateOfInvoice(invoice, today), state)) &&
      (distributorId === undefined || invoice.distributorId === distributorId) &&
      (dueFrom === undefined || invoice.dueOn >= dueFrom) &&
      (dueTo === undefined || invoice.dueOn <= dueTo) &&
      (invoice.number.toLocaleLowerCase().includes(search) ||
        invoice.distributorName.toLocaleLowerCase().includes(search)),
  );
}

function matches(state: InvoiceState, wanted: InvoiceState): boolean {
  return state === wanted || (wanted === 'open' && state === 'overdue');
}

/** Sorts unpaid invoices first, by due day ascending; paid ones follow, latest due day first. */
export function sortInvoices(invoices: readonly Invoice[]): readonly Invoice[] {
  return invoices.toSorted((left, right) => {
    const settled = Number(isPaid(left)) - Number(isPaid(right));
    if (settled !== 0) {
      return settled;
    }
    const byDue = inOrder(left.dueOn, right.dueOn);
    return (isPaid(left) ? -byDue : byDue) || inOrder(left.number, right.number);
  });
}

function inOrder(left: string, right: string): number {
  return left < right ? -1 : Number(left > right);
}

function isPaid({ remaining }: Invoice): boolean {
  return remaining.minor === 0n;
}

export interface InvoiceTotals {
  readonly total: Money;
  readonly remaining: Money;
  readonly overdue: Money;
}

/** Totals of invoices per currency. */
export function totalsOf(invoices: readonly Invoice[], today: BankDay): readonly InvoiceTotals[] {
  const byCurrency = new Map<string, InvoiceTotals>();
  for (const invoice of invoices) {
    const { total, remaining } = invoice;
    const overdue = stateOfInvoice(invoice, today) === 'overdue' ? remaining : { ...remaining, minor: 0n };
    const sums = byCurrency.get(total.currency);
    byCurrency.set(
      total.currency,
      sums === undefined
        ? { total, remaining, overdue }
        : {
            total: add(sums.total, total),
            remaining: add(sums.remaining, remaining),
            overdue: add(sums.overdue, overdue),
          },
    );
  }
  return [...byCurrency.values()];
}
