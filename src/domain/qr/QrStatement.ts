import type { Transaction } from '../history/Transaction';
import type { Money } from '../money/Money';
import { addDays } from '../time/format';
import type { BankDay } from '../time/Instant';

/** Which way money went by codes. */
export const QR_DIRECTIONS = ['incoming', 'outgoing'] as const;

export type QrDirection = (typeof QR_DIRECTIONS)[number];

/** The turnover is shown for so long before now (specification 2, section 10). */
export const TURNOVER_MS = 24 * 60 * 60 * 1000;

/** A statement covers three months at most (specification 1, section 5). */
const LONGEST_STATEMENT_DAYS = 92;

/** What came and went by codes in the last twenty-four hours, in soms; what was refused or came back is not counted. */
export interface QrTurnover {
  readonly incoming: Money;
  readonly incomingCount: number;
  readonly outgoing: Money;
  readonly outgoingCount: number;
}

/** Payments by codes, newest first, and the turnover of all accounts, whatever the page is narrowed to. */
export interface QrStatement {
  readonly transactions: readonly Transaction[];
  /** Absent on the last page. */
  readonly next: string | undefined;
  readonly turnover: QrTurnover;
}

/** Whether a period can be asked for; both days belong to it. */
export function isStatementPeriod(from: BankDay, to: BankDay): boolean {
  return to < addDays(from, LONGEST_STATEMENT_DAYS);
}
