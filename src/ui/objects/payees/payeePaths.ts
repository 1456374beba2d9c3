import type { Payee } from '../../../domain/payee/Payee';
import { addDays } from '../../../domain/time/days';
import { bankDayOf } from '../../../domain/time/Instant';
import { HISTORY_PATH } from '../operations/historyPaths';

/** Path of the payee book. */
export const PAYEES_PATH = '/payment/payees';

/** Days of history shown of a payee, up to the latest payment. */
const DAYS_OF_HISTORY = 180;

/** Address that opens the form of a payee, filled in. */
export function payPath({ id }: Pick<Payee, 'id'>): string {
  return `${PAYEES_PATH}/pay?${new URLSearchParams({ payee: id }).toString()}`;
}

/** Address of the history with a payee, found by name. */
export function historyWithPath({ name, lastPaidAt }: Pick<Payee, 'name' | 'lastPaidAt'>): string {
  const to = bankDayOf(lastPaidAt);
  const query = new URLSearchParams({ from: addDays(to, -DAYS_OF_HISTORY), to, search: name });
  return `${HISTORY_PATH}?${query.toString()}`;
}
