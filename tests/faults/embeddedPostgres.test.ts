import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { openDatabase } from '../../bank/db/openDatabase';
import { isServer } from '../../bank/db/serverProcess';
import { projectRoot } from '../../bank/kernel/projectRoot';
import type { ChildProcess } from 'node:child_process';
import type { OpenDatabase } from '../../bank/db/openDatabase';

const SECOND_START_LIMIT_MS = 3000;
/** Rows the tests add to a table the bank starts with rows of; theirs are of the beginning of time. */
const KEEP = `insert into audit_event (at, event, reference_id, result) values (to_timestamp(0), $1, '', 'SUCCESS')`;
const NAMES_KEPT = 'select event as name from audit_event where at = to_timestamp(0)';
const COUNT_KEPT = 'select count(*) as kept from audit_event where at = to_timestamp(0)';
const RECOVERY_LIMIT_MS = 20_000;
/** A test installs PostgreSQL and builds the bank on it up to twice, which takes a minute and more where others have the machine. */
const INSTALLED_TWICE_MS = 240_000;

interface RunningBank {
  readonly process: ChildProcess;
  readonly serverProcessId: number;
}

describe('the embedded PostgreSQL', { timeout: INSTALLED_TWICE_MS }, () => {
  let folder: string;
  const running: ChildProcess[] = [];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tulpar-embedded-'));
    chmodSync(folder, 0o755);
  });
  afterEach(async () => {
    for (const process of running.splice(0)) {
      await endOf(process, 'SIGTERM');
    }
    rmSync(folder, { recursive: true, force: true });
  });

  /** A bank in another process, because it is going to be killed. */
  async function startBank(): Promise<RunningBank> {
    const script = join(projectRoot(), 'tests/faults/runningBank.ts');
    const process = spawn('node', ['--import', 'tsx', script, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
      cwd: projectRoot(),
    });
    running.push(process);
    const [line] = await new Promise<[string]>((resolve, reject) => {
      createInterface({ input: process.stdout }).once('line', (text) => resolve([text]));
      process.once('exit', (code) => reject(new Error(`The bank ended with ${code} before it was ready`)));
    });
    return { process, serverProcessId: Number(line) };
  }

  it('starts quickly a second time, keeps the data, and leaves no server behind', async () => {
    const first = await open(folder);
    await first.database.pool.query(KEEP, ['kept']);
    await first.close();
    const startedAt = performance.now();
    const second = await open(folder);
    const elapsed = performance.now() - startedAt;
    const { rows } = await second.database.pool.query(NAMES_KEPT);
    const serverProcessId = second.embedded?.processId ?? 0;
    await second.close();
    expect(rows).toEqual([{ name: 'kept' }]);
    expect(elapsed).toBeLessThan(SECOND_START_LIMIT_MS);
    expect(isServer(serverProcessId, folder)).toBe(false);
  });

  it('is taken over from a bank that was killed, with everything committed', async () => {
    const killed = await startBank();
    await endOf(killed.process, 'SIGKILL');
    expect(isServer(killed.serverProcessId, folder)).toBe(true);
    const next = await open(folder);
    const { rows } = await next.database.pool.query(COUNT_KEPT);
    await next.close();
    expect(rows).toEqual([{ kept: 1n }]);
    expect(isServer(killed.serverProcessId, folder)).toBe(false);
  });

  it('is taken over when bank and server were killed together', async () => {
    const killed = await startBank();
    process.kill(killed.serverProcessId, 'SIGKILL');
    await endOf(killed.process, 'SIGKILL');
    const next = await open(folder);
    const { rows } = await next.database.pool.query(COUNT_KEPT);
    await next.close();
    expect(rows).toEqual([{ kept: 1n }]);
  });

  it('is not taken from a bank that lives', async () => {
    const living = await startBank();
    await expect(open(folder)).rejects.toThrow('Another bank is running');
    expect(isServer(living.serverProcessId, folder)).toBe(true);
  });

  it('comes back by itself when it is killed under a living bank; calls fail meanwhile and nothing is half done', async () => {
    const said: string[] = [];
    const bank = await open(folder, said);
    const insert = (name: string) => bank.database.pool.query(KEEP, [name]);
    await insert('before');
    const serverBefore = bank.embedded?.processId ?? 0;
    process.kill(serverBefore, 'SIGKILL');
    const acknowledged = ['before'];
    let attempts = 0;
    let failures = 0;
    const isServedAgain = async (): Promise<boolean> => {
      const name = `during-${(attempts += 1)}`;
      const done = await insert(name).then(
        () => true,
        () => false,
      );
      failures += done ? 0 : 1;
      if (done) {
        acknowledged.push(name);
      }
      return done && said.some((message) => message.includes('is back'));
    };
    await expect.poll(isServedAgain, { timeout: RECOVERY_LIMIT_MS }).toBe(true);
    const { rows } = await bank.database.pool.query<{ name: string }>(NAMES_KEPT);
    await bank.close();
    expect(failures).toBeGreaterThan(0);
    expect(rows.map((row) => row.name)).toEqual(expect.arrayContaining(acknowledged));
  });

  it('begins anew when the data folder was emptied', async () => {
    const first = await open(folder);
    await first.close();
    rmSync(folder, { recursive: true });
    mkdirSync(folder);
    const second = await open(folder);
    const { rows } = await second.database.pool.query(COUNT_KEPT);
    await second.close();
    expect(rows).toEqual([{ kept: 0n }]);
  });

  it('finds another place when the server cannot walk into the data folder, and deletes it with the folder', async () => {
    chmodSync(folder, 0o700);
    const inside = join(folder, 'data');
    const first = await open(inside);
    await first.database.pool.query(KEEP, ['kept']);
    await first.close();
    const asRoot = process.getuid?.() === 0;
    expect(first.location.startsWith(asRoot ? '/var/tmp/tulpar-' : inside)).toBe(true);
    rmSync(inside, { recursive: true });
    const second = await open(inside);
    const { rows } = await second.database.pool.query(NAMES_KEPT);
    await second.close();
    expect(rows).toEqual([]);
    rmSync(join(second.location, '..'), { recursive: true, force: true });
    expect(existsSync(second.location)).toBe(false);
  });
});

function open(dataDirectory: string, said: string[] = []): Promise<OpenDatabase> {
  return openDatabase({ dataDirectory, databaseUrl: undefined, report: (message) => said.push(message) });
}

function endOf(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) {
      resolve();
      return;
    }
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}
