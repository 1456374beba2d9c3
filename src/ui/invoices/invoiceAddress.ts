import { INVOICE_STATES } from '../../domain/invoice/Invoice';
import type { InvoiceFilter } from '../../domain/invoice/invoiceLists';
import { addDays } from '../../domain/time/format';
import type { BankDay } from '../../domain/time/Instant';

/** Until when what is looked for is due, in days from today. */
export const DUE_WITHIN = ['7', '14', '30'] as const;

export type InvoiceAddressName = 'state' | 'distributor' | 'due' | 'search';

/** What stands in the address of the list of invoices. */
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

/** The same address with one more thing looked for, or without it. */
export function addressWith(address: URLSearchParams, name: InvoiceAddressName, value: string): URLSearchParams {
  const changed = new URLSearchParams(address);
  if (value === '') {
    changed.delete(name);
  } else {
    changed.set(name, value);
  }
  return changed;
}
