import { refusal } from '../../src/domain/result/Result';
import { QueueFull } from '../identity/BoundedQueue';

/** A flood of passwords to check must not become a defect. */
export async function withBackpressure<Outcome>(answer: () => Promise<Outcome>) {
  try {
    return await answer();
  } catch (error) {
    if (error instanceof QueueFull) {
      return refusal({ code: 'TOO_MANY_REQUESTS' } as const);
    }
    throw error;
  }
}
