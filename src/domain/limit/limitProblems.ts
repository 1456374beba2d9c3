/** What can be wrong with limits a customer asks for, with the numbers of each text. */
export const LIMIT_PROBLEMS = {
  LIMIT_UNCHANGED: {},
  LIMIT_BELOW_LEAST: {},
  LIMIT_ONCE_ABOVE_DAY: {},
  LIMIT_DAY_ABOVE_MONTH: {},
  LIMIT_ABOVE_HIGHEST: {},
} as const;

export type LimitProblem = keyof typeof LIMIT_PROBLEMS;
