import { INVOICE_STATES } from '../../../../domain/invoice/Invoice';
import type { InvoiceFilter } from '../../../../domain/invoice/invoiceLists';
import { addDays } from '../../../../domain/time/days';
import type { BankDay } from '../../../../domain/time/Instant';

/** Options of the due-date filter, in days from today. */
export const DUE_WITHIN = ['7', '14', '30'] as const;

export type InvoiceAddressName = 'state' | 'distributor' | 'due' | 'search';

/** Parses the invoice filter from the address of the list. */
export function filterInAddress(address: URLSearchParams, today: BankDay): InvoiceFilter {
  const due = DUE_WITHIN.find((days) => days === address.get('due'));
  const distributor = address.get('distributor') ?? '';
  return {
    state: INVOICE_STATES.find((state) => state === address.get('state')),
    distributorId: /^\d{1,19}$/.test(distributor) ? distributor : undefined,
    dueTo: due && addDays(today, Number(due)),
    search: address.get('search') ?? '',
  };
}

/** Copy of the address with one filter set, or removed when the value is empty. */
export function addressWith(address: URLSearchParams, name: InvoiceAddressName, value: string): URLSearchParams {
  const changed = new URLSearchParams(address);
  if (value === '') {
    changed.delete(name);
  } else {
    changed.set(name, value);
  }
  return changed;
}
