import { letTimePass } from '../support/realTime';

/** One action performed at a fixed rate, timed by the clock of this process. */
export interface Paced {
  /** Scheduled start in milliseconds; the latency counts from it and includes the wait for a free client. */
  readonly dueMs: number;
  readonly latencyMs: number;
}

export interface Pace {
  readonly perSecond: number;
  readonly clients: number;
  /** True for a scheduled start at which the run is over. */
  readonly isOver: (dueMs: number) => boolean;
}

/**
 * Repeats an action at scheduled times that no response delays, with the gaps of a Poisson process, as `pgbench --rate` does: an
 * action due while all clients are busy starts late. A client that returns `false` has nothing left to do.
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
