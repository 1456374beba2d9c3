import { ensureInstalled } from './lib/install.mjs';
import { printFailures, quickTier, slowTier, sum } from './lib/tiers.mjs';

/**
 * Both tiers of tests. A browser file that failed runs once more, alone; one that passes then is named below "unstable" and has to be mended
 * before anything else. Nothing else is repeated, and `npm test` repeats nothing.
 */
const CI = { retriesBrowserFiles: true };

await ensureInstalled();
const outcome = sum([await quickTier(CI), await slowTier(CI)]);
printFailures(outcome);
const { passed, failed } = outcome;
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
