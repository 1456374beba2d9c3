import fc from 'fast-check';

import { DAY_COUNTS } from '../../../src/domain/loan/dayCount';
import { REPAYMENT_METHODS } from '../../../src/domain/loan/schedule';
import type { Instalment } from '../../../src/domain/loan/schedule';
import { bankDayOf } from '../../../src/domain/time/Instant';

/** Any loan: month ends and leap days included. */
export const aLoan = fc.record({
  terms: fc.record({
    method: fc.constantFrom(...REPAYMENT_METHODS),
    dayCount: fc.constantFrom(...DAY_COUNTS),
    rate: fc.integer({ min: 0, max: 6000 }),
    openedOn: fc.oneof(
      fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2035, 11, 31) }).map(bankDayOf),
      fc
        .constantFrom(Date.UTC(2027, 0, 31), Date.UTC(2028, 1, 29), Date.UTC(2026, 11, 31), Date.UTC(2027, 3, 30))
        .map(bankDayOf),
    ),
  }),
  principal: fc.bigInt({ min: 1n, max: 999_999_999_99n }),
  months: fc.integer({ min: 1, max: 84 }),
});

export function sumOf(instalments: readonly Instalment[], part: 'principal' | 'interest'): bigint {
  return instalments.reduce((sum, instalment) => sum + instalment[part], 0n);
}
