import { writeFileSync } from 'node:fs';

import { drawnWith, ensureBrowser } from './lib/browser.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { APPROVED_BROWSER } from './lib/tiers.mjs';
import { runTests } from './lib/vitest.mjs';

/**
 * Compares the pictures of all screens with the approved ones; with `--approve` what is seen becomes what is approved. Further arguments are
 * those of `vitest run`, such as `-t history` or a file.
 */
const APPROVE = '--approve';
const args = process.argv.slice(2);

await ensureInstalled();
process.env['CHROMIUM_PATH'] = await ensureBrowser();
if (args.includes(APPROVE)) {
  process.env['APPROVE_PICTURES'] = '1';
}
const filters = args.filter((arg) => arg !== APPROVE);
const { passed, failed } = await runTests({ filters: ['--project=pictures', ...filters] });
if (args.includes(APPROVE) && filters.length === 0 && failed === 0) {
  writeFileSync(APPROVED_BROWSER, `${drawnWith()}\n`);
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
