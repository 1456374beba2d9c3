import { checkTypes } from './lib/check.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { seconds } from './lib/processes.mjs';
import { runTests } from './lib/vitest.mjs';

/** Checks that need neither a bank nor a browser: types of what changed, rules, stores, adapters, screens and the architecture. */
const PROJECTS = ['unit', 'ui', 'architecture'];

await ensureInstalled();
const started = performance.now();
const typed = (await checkTypes()) === 0;
console.log(`${typed ? '✓' : '✗'} types (${seconds(started)})`);
const { passed, failed } = await runTests(PROJECTS.map((name) => `--project=${name}`));
console.log(`\n${passed} passed, ${failed} failed${typed ? '' : ', and the types are wrong'} (${seconds(started)})`);
process.exit(typed && failed === 0 ? 0 : 1);
