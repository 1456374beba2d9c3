import { describe, expect, it } from 'vitest';

import { linesLeft } from '../../../src/domain/batch/Batch';
import type { BatchLine, BatchLineStatus } from '../../../src/domain/batch/Batch';
import { sumOfStated } from '../../../src/domain/batch/batchLines';
import { money } from '../../../src/domain/money/Money';

function faulty(amount: string): BatchLine {
  return {
    ...{ number: 1, fileName: 'pay.csv', row: 2, written: { amount }, amount: undefined, status: 'faulty' },
    ...{ faults: [{ row: 2, field: 'account', code: 'ACCOUNT_DIGITS' }], warnings: [] },
    ...{ refusal: undefined, operationId: undefined },
  };
}

const totals = (counts: Partial<Record<BatchLineStatus, number>>) =>
  (['faulty', 'draft', 'chosen', 'declined', 'done'] as const).map((status) => ({
    ...{ status, count: counts[status] ?? 0, sum: money(0n, 'KGS') },
  }));

describe('lines that are not sent', () => {
  it('add up as far as their amounts can be read', () => {
    expect(sumOfStated([faulty('10.50'), faulty('1o'), faulty('2')])).toEqual(money(1250n, 'KGS'));
    expect(sumOfStated([faulty('ten')])).toBeUndefined();
  });

  it('are those with faults, those that are not selected, and those that were declined', () => {
    expect(linesLeft({ totals: totals({ faulty: 2, draft: 3, chosen: 5, declined: 7, done: 11 }) })).toBe(12);
    expect(linesLeft({ totals: [] })).toBe(0);
  });
});
