import { refusal } from '../../src/domain/result/Result';
import { QueueFull } from './FairQueue';
import { TaskOverdue } from './WorkerPool';

/** Answers TOO_MANY_REQUESTS where a queue the call needs is full or a thread took too long: a flood of calls must not become a defect. */
export async function withBackpressure<Outcome>(answer: () => Promise<Outcome>) {
  try {
    return await answer();
  } catch (error) {
    if (error instanceof QueueFull || error instanceof TaskOverdue) {
      return refusal({ code: 'TOO_MANY_REQUESTS' } as const);
    }
    throw error;
  }
}
