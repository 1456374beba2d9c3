import { RunningJob } from '../kernel/Job';
import type { Job, JobServices } from '../kernel/Job';
import { operationHandlers } from '../modules/handlers';
import { JOB_NAMES, JOBS } from './generated/jobs';

export { JOB_NAMES };

export type JobName = (typeof JOB_NAMES)[number];

/** Job of this name. */
export function jobNamed(name: JobName): Job {
  return JOBS[name];
}

/** Makes the jobs of these names that run in this bank; none is started. */
export function backgroundJobs(
  names: readonly JobName[],
  services: Omit<JobServices, 'handlers'>,
): ReadonlyMap<JobName, RunningJob> {
  const made = names.filter((name) => jobNamed(name).runsIn?.(services.bank) ?? true);
  return new Map(
    made.map((name) => [name, new RunningJob(jobNamed(name), { ...services, handlers: operationHandlers })]),
  );
}
