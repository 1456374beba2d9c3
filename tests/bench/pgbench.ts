import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import type { DatabasePlace } from '../support/StartedBank';

/** Of a line of pgbench's log: client, transaction, microseconds. */
const LATENCY_FIELD = 2;

/** True when pgbench, PostgreSQL's own load generator, is installed. */
export function hasPgbench(): boolean {
  try {
    execFileSync('pgbench', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Runs pgbench on a database and returns its output. */
export async function pgbench(place: DatabasePlace, values: readonly string[]): Promise<string> {
  const target = ['-h', place.host, '-p', String(place.port), '-U', place.user, place.database];
  const { stdout } = await promisify(execFile)('pgbench', [...values, ...target], {
    env: { ...process.env, PGPASSWORD: place.password },
  });
  return stdout;
}

/** Runs pgbench and returns the latency of each transaction in milliseconds; with `--rate` from its scheduled start. */
export async function pgbenchLatencies(place: DatabasePlace, values: readonly string[]): Promise<readonly number[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tulpar-bench-'));
  try {
    await pgbench(place, [...values, '--log', `--log-prefix=${join(folder, 'log')}`]);
    const lines = readdirSync(folder).flatMap((name) => readFileSync(join(folder, name), 'utf8').trimEnd().split('\n'));
    return lines.map((line) => Number(line.split(' ')[LATENCY_FIELD]) / 1000);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Transactions a second, as pgbench printed them. */
export function rateOf(output: string): number {
  const tps = /tps = ([\d.]+)/.exec(output)?.[1];
  if (tps === undefined) {
    throw new Error(`pgbench printed no rate:\n${output}`);
  }
  return Number(tps);
}
