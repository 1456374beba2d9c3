import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

import type { SystemUser } from './SystemUser';

const STOP_LIMIT_MS = 15_000;
const POLL_MS = 20;

/** True when the process is a PostgreSQL server on this very folder; false for one that has ended and is still a zombie. */
export function isServer(processId: number, location: string): boolean {
  return commandOf(processId).includes(location);
}

function commandOf(processId: number): string {
  if (process.platform !== 'linux') {
    return spawnSync('ps', ['-p', String(processId), '-o', 'command='], { encoding: 'utf8' }).stdout ?? '';
  }
  try {
    return readFileSync(`/proc/${processId}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

/** Asks a server for a fast shutdown and waits until it is gone. */
export async function stopServer(processId: number, location: string): Promise<void> {
  const deadline = performance.now() + STOP_LIMIT_MS;
  signal(processId, 'SIGINT');
  while (isServer(processId, location)) {
    if (performance.now() > deadline) {
      throw new Error(`The database server left behind (process ${processId}) does not stop`);
    }
    await delay(POLL_MS);
  }
}

function signal(processId: number, name: NodeJS.Signals): void {
  try {
    process.kill(processId, name);
  } catch {
    // It ended by itself in the meantime.
  }
}

/**
 * Runs a program to its end.
 *
 * @throws with what it complained about when it fails
 */
export function runProgram(user: SystemUser | undefined, program: string, values: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, values, { ...user?.ids, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
    let complaint = '';
    child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${program} ended with ${code}: ${complaint}`)),
    );
  });
}
