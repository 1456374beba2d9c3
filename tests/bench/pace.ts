import { letTimePass } from '../support/realTime';

/** Something that was done at a pace, by the clock of this process. */
export interface Paced {
  /** When it was due; somebody who has to wait for a free client waits from then on. */
  readonly dueMs: number;
  readonly latencyMs: number;
}

export interface Pace {
  readonly perSecond: number;
  readonly clients: number;
  /** Nothing is due any more when this says so of the time it would be due at. */
  readonly isOver: (dueMs: number) => boolean;
}

/**
 * Does something again and again at times that no answer moves, with the gaps of a Poisson process, as `pgbench --rate` does: what is due while all clients
 * are busy is late by that. A client that answers `false` has nothing left to do.
 */
export async function atPace(
  { perSecond, clients, isOver }: Pace,
  act: (client: number) => Promise<boolean>,
): Promise<readonly Paced[]> {
  const done: Paced[] = [];
  let due = performance.now();
  const work = async (client: number): Promise<void> => {
    for (;;) {
      due += (-Math.log(1 - Math.random()) * 1000) / perSecond;
      const dueMs = due;
      if (isOver(dueMs)) {
        return;
      }
      await letTimePass(Math.max(0, dueMs - performance.now()));
      if (!(await act(client))) {
        return;
      }
      done.push({ dueMs, latencyMs: performance.now() - dueMs });
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => work(client)));
  return done;
}

/** The value below which this share of all lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}
