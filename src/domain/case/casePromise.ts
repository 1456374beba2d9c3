import { businessDayAfter } from '../calendar/businessDays';
import type { BankDay } from '../time/Instant';
import type { CaseKind } from './CustomerCase';

/** Business days within which the bank answers a case of each kind (bank/modules/cases/README.md). */
export const PROMISED_DAYS = {
  notMine: 1,
  unknownSender: 3,
  wrongPayee: 3,
  wrongAmount: 3,
  notArrived: 3,
  cash: 5,
  other: 5,
  question: 1,
} as const satisfies Readonly<Record<CaseKind, number>>;

/** Day by which the bank answers a case that was opened, or given back to the bank, on a day. */
export function promisedDay(kind: CaseKind, from: BankDay, holidays: readonly BankDay[]): BankDay {
  return businessDayAfter(from, PROMISED_DAYS[kind], holidays);
}
