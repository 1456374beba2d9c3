import { dormancy } from '../accounts/dormancy';
import type { DailyTask } from './DailyWork';

/** Everything the bank does once a day, in the order it is done. */
export const DAILY_TASKS: readonly DailyTask[] = [dormancy];
