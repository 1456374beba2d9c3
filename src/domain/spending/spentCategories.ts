import type { Spending } from './Spending';

/** Categories with spending in the month itself, largest first; those that have only some in the month before are left out. */
export function spentCategories({ categories }: Pick<Spending, 'categories'>): Spending['categories'] {
  return categories.filter(({ spent }) => spent.minor > 0n);
}
