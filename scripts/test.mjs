import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ensureBrowser } from './lib/browser.mjs';
import { build } from './lib/build.mjs';
import { check } from './lib/check.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/root.mjs';
import { runTests } from './lib/vitest.mjs';

/**
 * Static checks, the build and every test, in this order; one failure does not hide the next. With arguments only the tests they
 * name: browser and build are then what these tests need, and a project that needs the build makes it by its global setup.
 */
const SUMMARY = join(root, '.cache/test-summary.json');
/** Pictures of screens are those of one Chromium; `npm run pictures` compares them on the machine that has it (docs/adr/0128). */
const WITHOUT_PICTURES = ['--project=!pictures'];
/** Projects of vitest.config.ts whose tests drive a browser. */
const IN_A_BROWSER = ['e2e', 'pictures'];

mkdirSync(join(root, '.cache'), { recursive: true });
rmSync(SUMMARY, { force: true });

const filters = process.argv.slice(2);
await ensureInstalled();
if (mayNeedBrowser(filters)) {
  process.env['CHROMIUM_PATH'] = await ensureBrowser();
}

const before = filters.length === 0 ? await check([{ name: 'build', run: build }]) : { passed: 0, failed: 0 };
const tests = await runTests(filters.length === 0 ? WITHOUT_PICTURES : filters);

const passed = before.passed + tests.passed;
const failed = before.failed + tests.failed;
writeFileSync(SUMMARY, JSON.stringify({ passed, failed }));
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/**
 * Files alone may belong to any project.
 *
 * @param {readonly string[]} args
 */
function mayNeedBrowser(args) {
  const projects = args.flatMap((arg, index) =>
    arg === '--project'
      ? [args[index + 1] ?? '']
      : arg.startsWith('--project=')
        ? [arg.slice('--project='.length)]
        : [],
  );
  return projects.length === 0 || projects.some((name) => IN_A_BROWSER.includes(name));
}
