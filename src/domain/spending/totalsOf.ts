import { add, money, subtract } from '../money/Money';
import type { Money } from '../money/Money';
import type { Spending } from './Spending';

/** Spending of the month and of the compared days of the month before, as a whole. */
export function totalsOf({ categories }: Pick<Spending, 'categories'>): {
  readonly spent: Money;
  readonly before: Money;
  readonly difference: Money;
} {
  const nothing = money(0n, 'KGS');
  const spent = categories.reduce((sum, each) => add(sum, each.spent), nothing);
  const before = categories.reduce((sum, each) => add(sum, each.before), nothing);
  return { spent, before, difference: subtract(spent, before) };
}
