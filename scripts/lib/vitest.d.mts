import type { CountedFile, CountedRun } from './countingReporter.mjs';

export interface TestOutcome {
  readonly passed: number;
  readonly failed: number;
  /** Each failed test with the beginning of its error. */
  readonly failures: readonly string[];
  /** Browser files that failed, and passed when they ran once more, alone. */
  readonly unstable: readonly string[];
}

/** Adds up a run after its browser files that failed ran once more. */
export function settle(
  run: CountedRun | undefined,
  runAgain: ((file: CountedFile) => Promise<CountedRun | undefined>) | undefined,
): Promise<TestOutcome>;

export interface TestRun {
  /** Arguments of `vitest run`: projects, files, parts of their paths. */
  readonly filters: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  readonly retriesBrowserFiles?: boolean;
}

/** Runs tests and counts them. */
export function runTests(run: TestRun): Promise<TestOutcome>;
