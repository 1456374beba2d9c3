import { refusedUntil } from '../../../src/application/operations/failureWith';
import type { Failure, TimedFailureCode } from '../../../src/application/operations/failureCodes';

/** Failure that ends at ten in the morning by the time of Bishkek. */
export function untilTen<Code extends TimedFailureCode>(code: Code): Failure<Code> {
  return refusedUntil(code, Date.UTC(2026, 10, 21, 4));
}
