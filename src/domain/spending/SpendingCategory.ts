/** Categories of spending, in the order in which they are offered. */
export const SPENDING_CATEGORIES = [
  'food',
  'shopping',
  'transport',
  'communications',
  'home',
  'health',
  'education',
  'entertainment',
  'government',
  'loans',
  'transfers',
  'fees',
  'other',
] as const;

export type SpendingCategory = (typeof SPENDING_CATEGORIES)[number];

/** Choice of a customer for operations that are none of their spending, such as a transfer to an own account elsewhere. */
export const EXCLUDED = 'excluded';

/** Categories a customer may give an operation. The bank recognizes fees, and they keep their category. */
export const CHOSEN_CATEGORIES = [...SPENDING_CATEGORIES.filter((category) => category !== 'fees'), EXCLUDED] as const;

export type ChosenCategory = Exclude<SpendingCategory, 'fees'> | typeof EXCLUDED;
