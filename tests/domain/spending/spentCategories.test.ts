import { expect, it } from 'vitest';

import { money } from '../../../src/domain/money/Money';
import { spentCategories } from '../../../src/domain/spending/spentCategories';

const som = (minor: bigint) => money(minor, 'KGS');

it('leaves out categories that have spending in the month before alone, as on the first day of a month', () => {
  const food = { category: 'food', spent: som(100n), count: 1, before: som(300n) } as const;
  const fees = { category: 'fees', spent: som(0n), count: 0, before: som(50n) } as const;
  expect(spentCategories({ categories: [food, fees] })).toEqual([food]);
  expect(spentCategories({ categories: [fees] })).toEqual([]);
});
