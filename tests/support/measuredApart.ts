import { mannWhitneyP } from './mannWhitney';

/** Something a stranger may do, by the name of what it would tell. */
export type Deed = readonly [name: string, act: () => Promise<unknown>];

export interface Measuring {
  readonly deeds: readonly Deed[];
  readonly rounds: number;
  /** Done before every round and not timed. */
  readonly prepare?: () => Promise<unknown> | void;
}

/** Times that differ by chance do so this rarely (reliability: S9). */
const LEAST_P = 0.01;

/**
 * With p at least one in a hundred, each pair of deeds that do not differ is taken for different once in a hundred times,
 * and a busy machine adds to that. Three measurements in a row are wrong once in a million; a bank that tells does so in each.
 */
const MEASUREMENTS = 3;

/**
 * Pairs of actions whose times differ significantly in every one of at most three measurements; empty when a stranger
 * learns nothing by waiting.
 */
export async function distinguished(measuring: Measuring): Promise<readonly string[]> {
  let different: readonly string[] = [];
  for (let measurement = 0; measurement < MEASUREMENTS; measurement += 1) {
    const now = pairsApart(await timesOf(measuring));
    different = measurement === 0 ? now : different.filter((pair) => now.includes(pair));
    if (different.length === 0) {
      return [];
    }
  }
  return different;
}

/** Every deed once in each round, in another order each time, so that whatever else the machine does slows all alike. */
async function timesOf({ deeds, rounds, prepare }: Measuring): Promise<ReadonlyMap<string, readonly number[]>> {
  const times = new Map<string, number[]>(deeds.map(([name]) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    await prepare?.();
    for (let place = 0; place < deeds.length; place += 1) {
      const [name, act] = deeds[(place + round) % deeds.length] ?? ['', async () => undefined];
      const startedAt = performance.now();
      await act();
      times.get(name)?.push(performance.now() - startedAt);
    }
  }
  return times;
}

function pairsApart(times: ReadonlyMap<string, readonly number[]>): readonly string[] {
  const names = [...times.keys()];
  return names
    .flatMap((one, index) => names.slice(index + 1).map((other) => [one, other] as const))
    .filter(([one, other]) => mannWhitneyP(times.get(one) ?? [], times.get(other) ?? []) <= LEAST_P)
    .map(([one, other]) => `${one} and ${other}`);
}
