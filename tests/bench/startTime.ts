import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { EmbeddedPostgres } from '../../bank/db/EmbeddedPostgres';
import { projectRoot } from '../../bank/kernel/projectRoot';
import { firstFound } from '../support/realTime';
import { freePort } from '../support/StartedBank';
import { median, ratios, spread } from './report';
import type { ChildProcess } from 'node:child_process';
import type { Bench } from './Bench';
import type { Measurement } from './report';

const MARK_SECONDS = 5;
const START_LOOKS = { everyMs: 10, withinMs: 120_000 };
const END_LOOKS = { everyMs: 10, withinMs: 60_000 };

/** Measures the time from `npm start` to an answer of /healthz on existing data, against a bare Node with the same PostgreSQL. */
export async function measureStart({ pairs, note }: Bench): Promise<readonly Measurement[]> {
  const folders = { bank: folder(), peer: folder() };
  try {
    note(`first start, with the demonstration data: ${(await startBank(folders.bank)).toFixed(2)} s`);
    await startPeer(folders.peer);
    const [ours, peers]: [number[], number[]] = [[], []];
    for (let pair = 0; pair < pairs; pair += 1) {
      peers.push(await startPeer(folders.peer));
      ours.push(await startBank(folders.bank));
    }
    return [
      {
        subject: 'from npm start to /healthz, second start',
        ours: `${spread(ours, 2)} s`,
        against: `${spread(peers, 2)} s bare Node with the same PostgreSQL`,
        ratio: spread(ratios(ours, peers), 2),
        mark: `≤ ${MARK_SECONDS} s`,
        met: median(ours) <= MARK_SECONDS,
      },
    ];
  } finally {
    rmSync(folders.bank, { recursive: true, force: true });
    rmSync(folders.peer, { recursive: true, force: true });
  }
}

async function startBank(dataDirectory: string): Promise<number> {
  const port = await freePort();
  const start = performance.now();
  // A group of its own, so that the signal reaches npm and everything below it, as Ctrl-C in a terminal does.
  const child = spawn('npm', ['start'], {
    cwd: projectRoot(),
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDirectory },
    stdio: 'ignore',
    detached: true,
  });
  const seconds = await secondsUntilServed(start, port, child);
  await endGroup(child);
  return seconds;
}

/** The server starts and a bare Node connects to it and answers: no framework, no migration, no application. */
async function startPeer(dataDirectory: string): Promise<number> {
  const port = await freePort();
  const start = performance.now();
  const server = await EmbeddedPostgres.start({ dataDirectory, durable: true });
  const child = spawn(process.execPath, [join(projectRoot(), 'tests/bench/barePeer.mjs')], {
    env: { ...process.env, PORT: String(port), PEER_DATABASE: JSON.stringify(server.place) },
    stdio: 'ignore',
    detached: true,
  });
  const seconds = await secondsUntilServed(start, port, child);
  await endGroup(child);
  await server.stop();
  return seconds;
}

async function secondsUntilServed(start: number, port: number, child: ChildProcess): Promise<number> {
  const seconds = await firstFound(async () => {
    const served = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    );
    return served ? (performance.now() - start) / 1000 : ended(child);
  }, START_LOOKS);
  if (seconds === undefined || Number.isNaN(seconds)) {
    throw new Error(`Nothing serves on port ${port} (exit code ${child.exitCode})`);
  }
  return seconds;
}

/** No time will be known of a process that has ended. */
function ended({ exitCode }: ChildProcess): number | undefined {
  return exitCode === null ? undefined : NaN;
}

async function endGroup(child: ChildProcess): Promise<void> {
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  if (child.pid !== undefined && child.exitCode === null) {
    process.kill(-child.pid, 'SIGTERM');
    await ended;
    await groupIsGone(child.pid);
  }
}

/** npm may end before the bank below it has. */
async function groupIsGone(group: number): Promise<void> {
  const isGone = (): true | undefined => {
    try {
      process.kill(-group, 0);
      return undefined;
    } catch {
      return true;
    }
  };
  if ((await firstFound(isGone, END_LOOKS)) === undefined) {
    throw new Error(`Processes of group ${group} do not end`);
  }
}

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'tulpar-bench-'));
  chmodSync(made, 0o755);
  return made;
}
