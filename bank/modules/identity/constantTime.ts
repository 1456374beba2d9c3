import { setTimeout as delay } from 'node:timers/promises';

/**
 * Shortest duration, in milliseconds, of a step that does more work for a known user than for a stranger (a message to queue, a row more to
 * write). It is several times what either needs, so that the duration reveals no more than the answer does.
 */
const EVEN_MS = 40;

/** Runs the work and settles as it does, but not before {@link EVEN_MS} of real time have passed. */
export async function withConstantTime<Value>(work: () => Promise<Value>): Promise<Value> {
  const [settled] = await Promise.allSettled([work(), delay(EVEN_MS)]);
  if (settled.status === 'rejected') {
    throw settled.reason;
  }
  return settled.value;
}
