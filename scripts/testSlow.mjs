import { ensureInstalled } from './lib/install.mjs';
import { seconds } from './lib/processes.mjs';
import { printFailures, slowTier } from './lib/tiers.mjs';

/** The tests that `npm test` leaves out: timing, faults, every look, pictures, properties in large volume, and each benchmark for a second. */
const started = performance.now();
await ensureInstalled();
const outcome = await slowTier();
printFailures(outcome);
const { passed, failed } = outcome;
console.log(`\n${passed} passed, ${failed} failed (${seconds(started)})`);
process.exit(failed === 0 ? 0 : 1);
