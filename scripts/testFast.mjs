import { checkCode } from './lib/check.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { seconds } from './lib/processes.mjs';
import { printFailures } from './lib/tiers.mjs';
import { runTests } from './lib/vitest.mjs';

/** Tests that need neither a bank, a build nor a browser: rules, stores, adapters, screens and the architecture. */
const PROJECTS = ['unit', 'ui', 'ui-mocks', 'architecture'];

/** Keeps compiled sources by their content, so that a run compiles only what has changed. `npm test` compiles everything. */
const KEEP_COMPILED = '--experimental.fsModuleCache';

await ensureInstalled();
const started = performance.now();
console.log(`Running types, layers and the tests of ${PROJECTS.join(', ')} …`);
const filters = [KEEP_COMPILED, ...PROJECTS.map((name) => `--project=${name}`)];
const [checks, tests] = await Promise.all([checkCode(), runTests({ filters })]);
printFailures(tests);
const failed = checks.failed + tests.failed;
console.log(`\n${checks.passed + tests.passed} passed, ${failed} failed (${seconds(started)})`);
process.exit(failed === 0 ? 0 : 1);
