import type { Transaction } from '../history/Transaction';
import type { Money } from '../money/Money';
import { addDays } from '../time/days';
import type { BankDay } from '../time/Instant';

/** Directions of QR payments. */
export const QR_DIRECTIONS = ['incoming', 'outgoing'] as const;

export type QrDirection = (typeof QR_DIRECTIONS)[number];

/** Period of the displayed turnover before now, in milliseconds (specification 2, section 10). */
export const TURNOVER_MS = 24 * 60 * 60 * 1000;

/** Longest period of a statement, in days: three months (specification 1, section 5). */
const MAX_STATEMENT_DAYS = 92;

/** Turnover of QR payments in the last twenty-four hours, in soms; refused and returned payments are not counted. */
export interface QrTurnover {
  readonly incoming: Money;
  readonly incomingCount: number;
  readonly outgoing: Money;
  readonly outgoingCount: number;
}

/** QR payments, newest first, and the turnover of all accounts, whatever the filter of the page. */
export interface QrStatement {
  readonly transactions: readonly Transaction[];
  /** Cursor of the next page; absent on the last page. */
  readonly next: string | undefined;
  readonly turnover: QrTurnover;
}

/** True when a statement can be requested for a period; both days belong to it. */
export function isStatementPeriod(from: BankDay, to: BankDay): boolean {
  return to < addDays(from, MAX_STATEMENT_DAYS);
}
