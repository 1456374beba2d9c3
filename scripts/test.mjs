import { ensureBrowser } from './lib/browser.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { seconds } from './lib/processes.mjs';
import { printFailures, quickTier } from './lib/tiers.mjs';
import { runTests } from './lib/vitest.mjs';

/**
 * Static checks, the build and every test of the quick tier. With arguments, which are those of `vitest run`, only the tests they name:
 * browser and build are then what these tests need, and a project that needs the build makes it by its global setup.
 */
const started = performance.now();
/** Projects of vitest.config.ts whose tests drive a browser. */
const IN_A_BROWSER = ['e2e', 'e2e-slow', 'pictures'];

const filters = process.argv.slice(2);
await ensureInstalled();
if (filters.length > 0 && mayNeedBrowser(filters)) {
  process.env['CHROMIUM_PATH'] = await ensureBrowser();
}

const outcome = filters.length === 0 ? await quickTier() : await runTests({ filters });
printFailures(outcome);
const { passed, failed } = outcome;
console.log(`\n${passed} passed, ${failed} failed (${seconds(started)})`);
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
