import fc from 'fast-check';

/** Random inputs of a property in `npm test`; `PROPERTY_RUNS` sets another number, such as 2000 in the slow tests. */
const USUAL_RUNS = 20;

/** Share of the runs that a property gets by what one run costs, and the number it gets at least. */
const COSTS = {
  light: { divisor: 1, least: 1 },
  /** Several milliseconds: a call of a bank, a schedule of a loan, a file that is written and read back. */
  medium: { divisor: 10, least: 20 },
  /** Half a second: a story in a bank, the years of a deposit. */
  heavy: { divisor: 50, least: 5 },
} as const;

const numRuns = wholeNumberOf('PROPERTY_RUNS') ?? USUAL_RUNS;
const seed = wholeNumberOf('PROPERTY_SEED');

/** A property that fails prints its seed, the path to the smallest input found and that input. */
fc.configureGlobal({ numRuns, ...(seed !== undefined && { seed }) });

/** Time a property may take before it is given up, in milliseconds: long enough for all inputs. */
export const PROPERTY_DEADLINE_MS = numRuns > 10 * USUAL_RUNS ? 300_000 : 30_000;

interface RunsOptions {
  readonly cost: keyof typeof COSTS;
  /** Number of examples, which are tried besides the random inputs. */
  readonly examples?: number;
}

/** Number of runs of a property whose runs are expensive, or that has examples. */
export function runs({ cost, examples = 0 }: RunsOptions): { readonly numRuns: number } {
  const { divisor, least } = COSTS[cost];
  return { numRuns: examples + Math.max(least, Math.ceil(numRuns / divisor)) };
}

/** Values of an arbitrary that are the same in every run of the tests. */
export function fixedSamples<Value>(
  arbitrary: fc.Arbitrary<Value>,
  { count, seed: fixed }: { readonly count: number; readonly seed: number },
): Value[] {
  return fc.sample(arbitrary, { numRuns: count, seed: fixed });
}

function wholeNumberOf(variable: string): number | undefined {
  const text = process.env[variable];
  if (text === undefined) {
    return undefined;
  }
  if (!/^\d+$/.test(text)) {
    throw new Error(`${variable} is a whole number, not ${text}`);
  }
  return Number(text);
}
