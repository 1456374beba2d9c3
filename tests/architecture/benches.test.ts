import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { projectRoot } from '../../bank/kernel/projectRoot';

const FOLDER = join(projectRoot(), 'tests/bench');
/** Browsers without the compilers for code that runs often. */
const FOR_WALKS = /TestEnvironment\.open\(|SHORT_LIVED_PAGES/;

it('nothing is timed in the browsers of the walks', () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.ts'));
  expect(files.filter((name) => FOR_WALKS.test(readFileSync(join(FOLDER, name), 'utf8')))).toEqual([]);
  expect(FOR_WALKS.test('const environment = await TestEnvironment.open();')).toBe(true);
});

it('the benches start, and name what they measure to whoever asks for something else', () => {
  const root = projectRoot();
  const tsx = join(root, 'node_modules/tsx/dist/cli.mjs');
  const { status, stderr } = spawnSync(process.execPath, [tsx, join(FOLDER, 'main.ts'), '--only=luck'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/--only knows no luck, but bytes, start, .*statement/);
});
