import { MAX_SET_DAYS } from './scheduleLimits';

/** Violation codes of a template or a schedule, with the parameters of each message. */
export const SCHEDULE_VIOLATIONS = {
  SCHEDULE_DAY_RANGE: {},
  LAST_DAY_EARLY: {},
  DAYS_REQUIRED: { max: MAX_SET_DAYS },
  TOO_MANY_DAYS: { max: MAX_SET_DAYS },
  TEMPLATE_NAME_REQUIRED: {},
} as const;

export type ScheduleViolation = keyof typeof SCHEDULE_VIOLATIONS;
