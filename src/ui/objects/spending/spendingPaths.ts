import type { SpendingCategory } from '../../../domain/spending/SpendingCategory';
import { SPENDING_CATEGORIES } from '../../../domain/spending/SpendingCategory';
import type { BankDay } from '../../../domain/time/Instant';

export const SPENDING_PATH = '/spending';

/** Address of the page of a month, with the operations of a category when one is named. */
export function spendingPath(month: BankDay, category?: SpendingCategory): string {
  const shown = category === undefined ? '' : `&category=${category}`;
  return `${SPENDING_PATH}?month=${month.slice(0, 7)}${shown}`;
}

/** Category of an address; `undefined` when it names none. */
export function categoryAt(address: string | null): SpendingCategory | undefined {
  return SPENDING_CATEGORIES.find((category) => category === address);
}
