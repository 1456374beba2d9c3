import { RunningJob } from '../../../bank/kernel/Job';
import type { Job, JobServices } from '../../../bank/kernel/Job';
import { operationHandlers } from '../../../bank/modules/handlers';
import type { TestBank } from './createTestBank';

const quiet = (): void => undefined;

export const SILENT = { debug: quiet, info: quiet, warn: quiet, error: quiet };

/** Job of one process, which runs only when a test calls it. */
export function jobOf(
  bank: Pick<TestBank, 'services'>,
  job: Job,
  services: Partial<Pick<JobServices, 'log' | 'changed'>> = {},
): RunningJob {
  return new RunningJob(job, {
    bank: bank.services,
    handlers: operationHandlers,
    log: SILENT,
    changed: quiet,
    ...services,
  });
}
