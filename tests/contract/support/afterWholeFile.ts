import { afterAll } from 'vitest';
import type { RunnerTask, RunnerTestFile } from 'vitest';

/** Runs a check after all tests of a file, unless some were left out, as by `-t` or `.only`: it is about what they did together. */
export function afterWholeFile(check: (file: RunnerTestFile) => void): void {
  // Vitest parses the first parameter as the fixtures that are wanted: none.
  afterAll(({}, { file }) => {
    if (ranWhole(file)) {
      check(file);
    }
  });
}

/** Part of a task of vitest that says what became of it. */
export type RanTask = Pick<RunnerTask, 'mode' | 'result'> & { readonly tasks?: readonly RanTask[] };

/** True when every test below a task ran. */
export function ranWhole({ mode, result, tasks }: RanTask): boolean {
  return tasks === undefined ? mode === 'run' && result !== undefined : tasks.every(ranWhole);
}
