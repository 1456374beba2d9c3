import type { Deposit } from '../../../src/domain/deposit/Deposit';
import { money } from '../../../src/domain/money/Money';
import { bankDayOf } from '../../../src/domain/time/Instant';

/** A savings deposit of 1.00 som, with the given changes. */
export function aDeposit(changes: Partial<Deposit> = {}): Deposit {
  return {
    id: '7',
    type: 'savings',
    status: 'A',
    contractNumber: 'DP-7',
    name: '',
    accountNumber: '1280016000000207',
    termMonths: 12,
    openedOn: bankDayOf(Date.UTC(2026, 0, 15)),
    maturesOn: bankDayOf(Date.UTC(2027, 0, 15)),
    contractAmount: money(100n, 'KGS'),
    balance: money(100n, 'KGS'),
    rate: 1200,
    earlyRate: 100,
    payout: 'monthly',
    capitalized: true,
    payoutAccountNumber: '1280016000000108',
    accrued: money(0n, 'KGS'),
    accruedOn: bankDayOf(Date.UTC(2026, 10, 20)),
    accruedBefore: money(0n, 'KGS'),
    paid: money(0n, 'KGS'),
    prolongs: false,
    child: undefined,
    closing: undefined,
    dataVersion: 1n,
    ...changes,
  };
}
