import { MOST_SET_DAYS } from './Recurrence';

/** Violation codes of a template or a schedule, with the parameters of each message. */
export const SCHEDULE_PROBLEMS = {
  SCHEDULE_DAY_RANGE: {},
  LAST_DAY_EARLY: {},
  DAYS_REQUIRED: { max: MOST_SET_DAYS },
  TOO_MANY_DAYS: { max: MOST_SET_DAYS },
  TEMPLATE_NAME_REQUIRED: {},
} as const;

export type ScheduleProblem = keyof typeof SCHEDULE_PROBLEMS;
