import { setTimeout as elapse } from 'node:timers/promises';

/**
 * Real time: the only home of a delay in the tests. It is for what real time itself decides: the moment a process is killed at, the pace
 * of a load, how long a page is left alone before it is measured, and clients that no test runner polls for. Who may use it is
 * listed in eslint.config.js. Everybody else waits for what they mean: `expect.poll`, a locator, an event, or a round they run themselves.
 */

/** Lets so many milliseconds pass. */
export async function letTimePass(milliseconds: number): Promise<void> {
  await elapse(milliseconds);
}

/** Acts every so many milliseconds until the returned function is called. */
export function every(milliseconds: number, act: () => void): () => void {
  const timer = setInterval(act, milliseconds);
  return () => clearInterval(timer);
}

interface Looking {
  readonly everyMs: number;
  readonly withinMs: number;
}

/** The first answer that is not `undefined`, or `undefined` when none came in time. */
export async function firstFound<Found>(
  look: () => Promise<Found | undefined> | Found | undefined,
  { everyMs, withinMs }: Looking,
): Promise<Found | undefined> {
  const deadline = performance.now() + withinMs;
  while (performance.now() < deadline) {
    const found = await look();
    if (found !== undefined) {
      return found;
    }
    await elapse(everyMs);
  }
  return undefined;
}
