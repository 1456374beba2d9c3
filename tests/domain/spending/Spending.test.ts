import { describe, expect, it } from 'vitest';

import { money } from '../../../src/domain/money/Money';
import { subjectOf } from '../../../src/domain/spending/categoryOf';
import { spendingOf, spendingPeriod } from '../../../src/domain/spending/Spending';
import type { SpendingGroup } from '../../../src/domain/spending/Spending';
import { totalsOf } from '../../../src/domain/spending/totalsOf';
import { checkedToBankDay } from '../../../src/domain/time/Instant';
import type { BankDay } from '../../../src/domain/time/Instant';

const som = (minor: bigint) => money(minor, 'KGS');
const NONE = { corrections: new Map(), withoutRate: [] };

function day(text: string): BankDay {
  const checked = checkedToBankDay(text);
  if (checked === undefined) {
    throw new Error(`${text} is no day`);
  }
  return checked;
}

const PERIOD = spendingPeriod(day('2026-11-26'), day('2026-11-26'));

function group(values: Partial<SpendingGroup>): SpendingGroup {
  const outgoing = { txnCode: 'QR_OUTGOING', number: '', name: 'Береке', toPerson: false };
  return { outgoing, month: PERIOD.month, isCompared: false, paid: 100n, fee: 0n, count: 1, feeCount: 0, ...values };
}

describe('the period of a month', () => {
  it.each([
    ['2026-11-26', '2026-11-26', '2026-11-26', '2026-10-26'],
    ['2026-11-30', '2026-11-30', '2026-11-30', '2026-10-31'],
    ['2026-10-31', '2026-10-31', '2026-10-31', '2026-09-30'],
    ['2026-03-30', '2026-03-30', '2026-03-30', '2026-02-28'],
    ['2026-03-15', '2026-11-26', '2026-03-31', '2026-02-28'],
    ['2026-01-05', '2026-01-05', '2026-01-05', '2025-12-05'],
    ['2026-12-05', '2026-11-26', '2026-12-31', '2026-11-30'],
  ])('of %s on %s ends on %s and is compared until %s', (asked, today, through, comparedThrough) => {
    const period = spendingPeriod(day(asked), day(today));
    expect([period.through, period.comparedThrough]).toEqual([through, comparedThrough]);
    expect(period.month).toBe(`${asked.slice(0, 7)}-01`);
  });

  it('begins five months before', () => {
    expect(PERIOD.from).toBe('2026-06-01');
  });
});

describe('spending', () => {
  it('is added up by category, largest first, with fees apart', () => {
    const { categories } = spendingOf(
      [
        group({}),
        group({ paid: 50n, fee: 7n, count: 2, feeCount: 1 }),
        group({ outgoing: { ...group({}).outgoing, name: 'Кафе' }, paid: 900n }),
      ],
      PERIOD,
      NONE,
    );
    expect(categories).toEqual([
      { category: 'food', spent: som(900n), count: 1, before: som(0n) },
      { category: 'shopping', spent: som(150n), count: 3, before: som(0n) },
      { category: 'fees', spent: som(7n), count: 1, before: som(0n) },
    ]);
  });

  it('is compared with the same days of the month before alone', () => {
    const spending = spendingOf(
      [
        group({ paid: 500n }),
        group({ month: day('2026-10-01'), isCompared: true, paid: 300n }),
        group({ month: day('2026-10-01'), paid: 10_000n }),
        group({ month: day('2026-09-01'), isCompared: true, paid: 20_000n }),
      ],
      PERIOD,
      NONE,
    );
    expect(spending.categories).toEqual([{ category: 'shopping', spent: som(500n), count: 1, before: som(300n) }]);
    expect(totalsOf(spending)).toEqual({ spent: som(500n), before: som(300n), difference: som(200n) });
    expect(spending.months.map(({ month, spent }) => [month, spent.minor])).toEqual([
      ['2026-06-01', 0n],
      ['2026-07-01', 0n],
      ['2026-08-01', 0n],
      ['2026-09-01', 20_000n],
      ['2026-10-01', 10_300n],
      ['2026-11-01', 500n],
    ]);
  });

  it('keeps out what never counts and what the customer has taken out, but not their fees', () => {
    const own = { ...group({}).outgoing, txnCode: 'MAKE_EXCHANGE' };
    const corrections = new Map([[subjectOf(group({}).outgoing), 'excluded' as const]]);
    const spending = spendingOf(
      [group({ fee: 3n, feeCount: 1 }), group({ outgoing: own, fee: 4n, feeCount: 1 })],
      PERIOD,
      {
        corrections,
        withoutRate: ['EUR'],
      },
    );
    expect(spending.categories).toEqual([{ category: 'fees', spent: som(7n), count: 2, before: som(0n) }]);
    expect(spending.withoutRate).toEqual(['EUR']);
  });
});
