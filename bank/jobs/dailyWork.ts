import { DailyWork } from '../kernel/DailyWork';
import { defineJob } from '../kernel/Job';
import { DAILY_TASKS } from './dailyTasks';

/** Runs the daily tasks of all areas. */
export const dailyWork = defineJob({
  name: 'daily work',
  every: 2000,
  afterFailure: 5000,
  wokenBy: ['clock'],
  waitsSince: `select (min(done_through) + 1)::timestamp at time zone 'Asia/Bishkek' as since from daily_work
    where done_through < bank_day($1)`,
  round: (services) => new DailyWork(DAILY_TASKS, services).round(),
});
