import { bankDayOf } from '../../../domain/time/Instant';
import type { BankDay } from '../../../domain/time/Instant';
import type { HistoryRow } from './historyRow';

/** Operations of one day, in the order of the list. */
export interface DayOfHistory {
  readonly day: BankDay;
  readonly rows: readonly HistoryRow[];
}

/** Groups rows that are in the order of their moments by the days of Bishkek. */
export function rowsByDay(rows: readonly HistoryRow[]): readonly DayOfHistory[] {
  const days: { readonly day: BankDay; readonly rows: HistoryRow[] }[] = [];
  for (const row of rows) {
    const day = bankDayOf(row.transaction.createdAt);
    const last = days.at(-1);
    if (last?.day === day) {
      last.rows.push(row);
    } else {
      days.push({ day, rows: [row] });
    }
  }
  return days;
}
