import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { projectRoot } from '../../bank/kernel/projectRoot';
import type { Instant } from '../../src/domain/time/Instant';

/** Variable that `vitest.config.ts` sets for the projects of the walks. */
const SHIFT = 'TEST_TIME_SHIFT_MS';
const CLOCK = pathToFileURL(join(projectRoot(), 'tests/support/shiftedClock.mjs')).href;

/** Lead of the banks of this process over the machine, in milliseconds; 0 in a process without walks. */
export function timeShiftMs(): number {
  return Number(process.env[SHIFT] ?? 0);
}

/** The time in the banks of this process. */
export function bankNow(): Instant {
  return Date.now() + timeShiftMs();
}

/** Variables for the process of such a bank, by the environment of its tests. */
export function timeOfBank(environment: NodeJS.ProcessEnv = process.env): Readonly<Record<string, string>> {
  const shiftMs = environment[SHIFT];
  return shiftMs === undefined ? {} : { [SHIFT]: shiftMs, NODE_OPTIONS: `--import=${CLOCK}` };
}
