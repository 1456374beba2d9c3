import { areaNames, testFiles, testsOf } from './lib/areas.mjs';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runTests } from './lib/vitest.mjs';

/** Every test of one area: its rules, stores, screens, bank, contract and browser files. */
const [area = '', ...more] = process.argv.slice(2);
const every = testFiles();
const files = testsOf(area, every);
if (files.length === 0 || more.length > 0) {
  const wrong = area === '' || more.length > 0 ? 'Name one area' : `No test is named for the area "${area}"`;
  console.error(`${wrong}, as in: npm run test:area -- cards\nThere are ${areaNames(every).join(', ')}.`);
  process.exit(1);
}

await ensureInstalled();
if (files.some((file) => file.startsWith('tests/e2e/'))) {
  process.env['CHROMIUM_PATH'] = await ensureBrowser();
}
const { passed, failed } = await runTests({ filters: files });
console.log(`\n${passed} passed, ${failed} failed in ${files.length} files of ${area}`);
process.exit(failed === 0 ? 0 : 1);
