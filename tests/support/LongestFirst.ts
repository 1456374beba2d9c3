import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/** Tests that take longer than others of the length of their file. */
const LONG =
  /\/(?:e2e\/(?:everyScreen|gallery|accessibility|profileLooks|translated|offline)|contract\/(?:herds|callCosts|schemaValidRequests)|bank\/(?:spending\/spending|movements\/everyMovement|documents\/pageBox))\.test\.ts$/;

/**
 * Begins with the files that take longest, so that none of them runs alone at the end while the other workers have nothing left to do. The
 * order of vitest is that of the lengths of the files where no run was kept.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

function isLong({ moduleId }: TestSpecification): boolean {
  return LONG.test(moduleId);
}
