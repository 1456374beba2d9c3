import type { InputReader } from '../kernel/InputReader';
import { workerBody } from '../kernel/workerBody';
import { WorkerPool } from '../kernel/WorkerPool';
import type { WorkerLimits } from '../kernel/WorkerPool';

/** Enough for the largest file and the longest batch, also on a machine that is busy. */
const READER_LIMITS: Omit<WorkerLimits, 'threads'> = {
  waiting: 48,
  waitingPerSubject: 8,
  deadlineMs: 15_000,
  heapMegabytes: 192,
  idleMs: 60_000,
};

const BODY = workerBody('bank/compose/readingWorker');

/** Creates the reading of what customers send, on so many threads. */
export function createInputReader(threads: number, limits = READER_LIMITS, body: URL = BODY): InputReader {
  const pool = new WorkerPool(body, { ...limits, threads });
  return {
    run: ({ name }, input) => pool.run({ name, input }),
    close: () => pool.close(),
  };
}
