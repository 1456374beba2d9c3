import type { Failure } from '../../src/application/operations/failureCodes';
import { refusal } from '../../src/domain/result/Result';
import type { Instant } from '../../src/domain/time/Instant';
import { refusedUntil } from '../../src/application/operations/failureWith';
import { QueueFull } from './FairQueue';
import { TaskOverdue } from './WorkerPool';

/** Answers TOO_MANY_REQUESTS where a queue the call needs is full or a thread took too long: a flood of calls must not become a defect. */
export async function withBackpressure<Outcome>(now: Instant, answer: () => Promise<Outcome>) {
  try {
    return await answer();
  } catch (error) {
    const backpressure = backpressureOf(error, now);
    if (backpressure === undefined) {
      throw error;
    }
    return refusal(backpressure);
  }
}

const RETRY_MS = 5000;

/** Refusal that stands for an error: TOO_MANY_REQUESTS for a queue that is full or a thread that took too long. */
export function backpressureOf(error: unknown, now: Instant): Failure<'TOO_MANY_REQUESTS'> | undefined {
  if (error instanceof QueueFull) {
    return refusedUntil('TOO_MANY_REQUESTS', now + error.retryMs);
  }
  return error instanceof TaskOverdue ? refusedUntil('TOO_MANY_REQUESTS', now + RETRY_MS) : undefined;
}
