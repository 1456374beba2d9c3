import { DailyWork } from '../kernel/DailyWork';
import { defineJob } from '../kernel/Job';
import { DAILY_TASKS } from './dailyTasks';

/** Runs the daily tasks of all areas. */
export const dailyWork = defineJob({
  name: 'daily work',
  every: 2000,
  afterFailure: 5000,
  wokenBy: ['clock'],
  round: (services) => new DailyWork(DAILY_TASKS, services).round(),
});
