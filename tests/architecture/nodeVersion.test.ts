import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { describe, expect, it } from 'vitest';

import { projectRoot } from '../../bank/kernel/projectRoot';

const SCRIPT = join(projectRoot(), 'tests/architecture/support/underOlderNode.mjs');
const OLDER = '20.19.0';

const textOf = (path: string): string => readFileSync(join(projectRoot(), path), 'utf8');
const { engines, devDependencies } = JSON.parse(textOf('package.json'));
const versions: readonly string[] = Object.values(
  JSON.parse(textOf('scripts/runtime/package.json')).optionalDependencies,
);
const [major = ''] = versions[0]?.split('.') ?? [];

describe('the version of Node', () => {
  it('is pinned to one exact version for every platform', () => {
    expect(versions[0]).toMatch(/^\d+\.\d+\.\d+$/);
    expect(new Set(versions).size).toBe(1);
  });

  it('is the same in engines, .nvmrc, the types and the target of the build', () => {
    expect(engines.node).toBe(`>=${major}`);
    expect(textOf('.nvmrc').trim()).toBe(major);
    expect(devDependencies['@types/node'].split('.')[0]).toBe(major);
    expect(textOf('scripts/lib/build.mjs')).toContain(`target: 'node${major}'`);
  });

  it.each(['README.md', 'CONTRIBUTING.md', 'docs/deploy.md'])('is the same in %s', (path) => {
    const named = [...textOf(path).matchAll(/\bruns? on Node (\d+)/g)].map(([, version]) => version);
    expect(named.length).toBeGreaterThan(0);
    expect(new Set(named)).toEqual(new Set([major]));
  });

  it('is at least the pinned one in this process', () => {
    expect(Number.parseInt(process.versions.node, 10)).toBeGreaterThanOrEqual(Number(major));
  });
});

describe('a script started under a Node older than the pinned one', () => {
  it('runs again under the pinned Node with its arguments, flags, input and exit code', () => {
    const { pid, status, report } = reportOf({ RUNNING: OLDER, PINNED: process.execPath });
    expect(report).toEqual({
      pid: expect.any(Number),
      flags: ['--max-old-space-size=512'],
      arguments: ['report', '--project', 'unit'],
      input: 'typed',
    });
    expect(report.pid).not.toBe(pid);
    expect(status).toBe(3);
  });

  it('continues in the same process when Node is as new as the pinned one', () => {
    const { pid, status, report } = reportOf({ RUNNING: versions[0], PINNED: process.execPath });
    expect(report.pid).toBe(pid);
    expect(status).toBe(3);
  });

  it('passes SIGTERM on and ends with the exit code of the script', async () => {
    const { child, ended } = await startWaiting();
    child.kill('SIGTERM');
    expect(await ended).toEqual({ code: 7, signal: null });
  });

  it('ends by the signal that ended the script', async () => {
    const { scriptId, child, ended } = await startWaiting();
    expect(scriptId).not.toBe(child.pid);
    process.kill(scriptId, 'SIGKILL');
    expect(await ended).toEqual({ code: null, signal: 'SIGKILL' });
  });

  it.each([
    ['npm has no Node for the platform', { PLATFORM: 'aix' }, /and npm has none for aix-/],
    ['the pinned Node does not start', { PINNED: '/nowhere/node' }, /and \/nowhere\/node cannot be started: /],
  ])('says which Node to install when %s', (_case, environment, reason) => {
    const { status, stderr } = run({ RUNNING: OLDER, ...environment });
    expect(status).toBe(1);
    expect(stderr).toMatch(reason);
    expect(stderr).toContain(`Tulpar needs Node ${major} or newer; this is ${process.versions.node}`);
  });
});

function run(environment: NodeJS.ProcessEnv) {
  return spawnSync(process.execPath, ['--max-old-space-size=512', SCRIPT, 'report', '--project', 'unit'], {
    env: { ...process.env, ...environment },
    encoding: 'utf8',
    input: 'typed',
  });
}

function reportOf(environment: NodeJS.ProcessEnv) {
  const { pid, status, stdout } = run(environment);
  return { pid, status, report: JSON.parse(stdout) };
}

/** A script that waits for a signal under the pinned Node. */
async function startWaiting() {
  const child = spawn(process.execPath, [SCRIPT, 'wait'], {
    env: { ...process.env, RUNNING: OLDER, PINNED: process.execPath },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve({ code, signal })));
  const scriptId = await new Promise<number>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', (line) => resolve(Number(line)));
    child.once('exit', (code) => reject(new Error(`The script ended with ${code} before it waited`)));
  });
  return { scriptId, child, ended };
}
