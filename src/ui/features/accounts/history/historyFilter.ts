import type { StatusTone } from '../../../../domain/history/classify';
import { isOnConfirmation } from '../../../../domain/corporate/documentTransaction';
import type { HistoryOrder } from '../../../../domain/history/order';
import type { TransactionKind } from '../../../../domain/movements/movements';
import type { BankDay } from '../../../../domain/time/Instant';
import type { HistoryRow } from '../../../objects/operations/historyRow';

/** Preset periods in days, counted with today. */
export const PERIOD_PRESETS = { week: 7, month: 30, quarter: 90, year: 365, twoYears: 731 } as const;

export type PeriodPreset = keyof typeof PERIOD_PRESETS;

export const TONES: readonly StatusTone[] = ['done', 'waiting', 'failed'];

export const DEFAULT_PRESET: PeriodPreset = 'month';

/** Status an operation can be filtered by: those every customer sees, and documents of a company that wait for signatures. */
export type HistoryState = StatusTone | 'onConfirmation';

/** Filter of the list. It is stored in the address of the page, which the view reads and writes. */
export interface HistoryFilter {
  readonly search: string;
  readonly from: BankDay;
  readonly to: BankDay;
  /** Every account when absent. */
  readonly accountId: string | undefined;
  /** Every kind when absent. */
  readonly kind: TransactionKind | undefined;
  /** Every status when absent. */
  readonly tone: HistoryState | undefined;
  readonly order: HistoryOrder;
}

/** True for a row in a state; every row for none. */
export function isIn(state: HistoryState | undefined, { tone, transaction }: HistoryRow): boolean {
  return state === undefined || (state === 'onConfirmation' ? isOnConfirmation(transaction) : tone === state);
}

/** Presets in the order in which they are offered. */
export function presets(): readonly PeriodPreset[] {
  return ['week', 'month', 'quarter', 'year', 'twoYears'];
}
