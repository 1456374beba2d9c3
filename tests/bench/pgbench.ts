import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';

import type { DatabasePlace } from '../support/StartedBank';

/** Whether the machine has PostgreSQL's own load generator. */
export function hasPgbench(): boolean {
  try {
    execFileSync('pgbench', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Runs pgbench on a database and answers what it printed. */
export async function pgbench(place: DatabasePlace, values: readonly string[]): Promise<string> {
  const target = ['-h', place.host, '-p', String(place.port), '-U', place.user, place.database];
  const { stdout } = await promisify(execFile)('pgbench', [...values, ...target], {
    env: { ...process.env, PGPASSWORD: place.password },
  });
  return stdout;
}

/** Transactions a second, as pgbench printed them. */
export function rateOf(output: string): number {
  const tps = /tps = ([\d.]+)/.exec(output)?.[1];
  if (tps === undefined) {
    throw new Error(`pgbench printed no rate:\n${output}`);
  }
  return Number(tps);
}
