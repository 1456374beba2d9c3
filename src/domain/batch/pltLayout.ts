import type { BatchField, BatchViolationCode } from './batchFaults';
import type { BatchKind } from './batchFormats';
import { HEADER_COLUMNS, TRAILER_COLUMNS } from './envelope';
import { PAYMENT_COLUMNS } from './paymentPlt';
import { SWIFT_COLUMNS } from './swiftPlt';

/** Layout of one line of a `.plt`: the letter it begins with and the fields behind it. */
interface PltLayout {
  readonly letter: 'H' | 'D' | 'T';
  readonly columns: readonly BatchField[];
}

/** Layout that a line with a fault of its columns should have; `undefined` for other faults, and for salaries, which come as tables. */
export function pltLayout(kind: BatchKind, code: BatchViolationCode): PltLayout | undefined {
  if (kind === 'salary') {
    return undefined;
  }
  switch (code) {
    case 'WRONG_HEADER':
      return { letter: 'H', columns: HEADER_COLUMNS };
    case 'WRONG_TRAILER':
      return { letter: 'T', columns: TRAILER_COLUMNS };
    case 'WRONG_COLUMNS':
      return { letter: 'D', columns: ['number', ...(kind === 'swift' ? SWIFT_COLUMNS : PAYMENT_COLUMNS)] };
    default:
      return undefined;
  }
}
