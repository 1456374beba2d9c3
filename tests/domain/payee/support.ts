import { money } from '../../../src/domain/money/Money';
import type { PaidPayee } from '../../../src/domain/payee/payeeBook';
import { payeeIdOf } from '../../../src/domain/payee/Payee';
import type { Payee } from '../../../src/domain/payee/Payee';

const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(2026, 10, 1, 6);

/** Noon of a day of November 2026 in Bishkek. */
export function november(day: number): number {
  return FIRST_DAY + (day - 1) * DAY_MS;
}

/** A line of payments to a customer of the bank. */
export function paid(changes: Partial<PaidPayee> = {}): PaidPayee {
  return {
    kind: 'client',
    txnCode: 'MAKE_BANK_CLIENT_TRANSFER',
    name: 'Айзада Т.',
    accountNumber: '1280010000000114',
    phone: '',
    debitAccountNumber: '1280010000000017',
    amount: money(150_000n, 'KGS'),
    purpose: 'За обед',
    terms: undefined,
    lastPaidAt: november(10),
    lastTransactionId: '10',
    times: 1,
    ...changes,
  };
}

/** A payee of the book. */
export function payee(changes: Partial<Payee> = {}): Payee {
  const line = paid(changes);
  return { nickname: '', pinned: false, hidden: false, ...line, ...changes, id: changes.id ?? payeeIdOf(line) };
}
