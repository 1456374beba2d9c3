import { TRANSACTION_KINDS } from '../../../../domain/movements/movements';
import { DEFAULT_ORDER, HISTORY_ORDERS } from '../../../../domain/history/order';
import { checkedToBankDay } from '../../../../domain/time/Instant';
import type { HistoryFilter, HistoryState } from './historyFilter';

/** Parameter of an address that names the operation open beside its list. */
export const OPERATION = 'operation';

const STATES = ['done', 'waiting', 'failed', 'onConfirmation'] as const satisfies readonly HistoryState[];

/** Reads a filter from the address of the page; what is not there or cannot be read stays as it is. */
export function filterOfAddress(address: URLSearchParams): Partial<HistoryFilter> {
  const from = checkedToBankDay(address.get('from') ?? '');
  const to = checkedToBankDay(address.get('to') ?? '');
  const kind = TRANSACTION_KINDS.find((each) => each === address.get('kind'));
  const tone = STATES.find((each) => each === address.get('status'));
  const order = HISTORY_ORDERS.find((each) => each === address.get('order'));
  const search = address.get('search');
  const accountId = address.get('account');
  return {
    ...(from !== undefined && to !== undefined && from <= to ? { from, to } : {}),
    ...(kind === undefined ? {} : { kind }),
    ...(tone === undefined ? {} : { tone }),
    ...(order === undefined ? {} : { order }),
    ...(search === null ? {} : { search }),
    ...(accountId === null ? {} : { accountId }),
  };
}

/** The address that opens the same list again, with the operation that is open beside it. */
export function addressOfFilter(
  { search, from, to, accountId, kind, tone, order }: HistoryFilter,
  operation: string | null = null,
): URLSearchParams {
  const address = new URLSearchParams({ from, to });
  const parts = {
    search: search === '' ? undefined : search,
    account: accountId,
    kind,
    status: tone,
    order: order === DEFAULT_ORDER ? undefined : order,
    [OPERATION]: operation ?? undefined,
  };
  for (const [name, value] of Object.entries(parts)) {
    if (value !== undefined) {
      address.set(name, value);
    }
  }
  return address;
}
