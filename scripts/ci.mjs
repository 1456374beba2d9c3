import { ensureInstalled } from './lib/install.mjs';
import { quickTier, slowTier, sum } from './lib/tiers.mjs';

/**
 * Both tiers of tests. A browser file that failed runs once more, alone; one that passes then is named below "unstable" and has to be mended
 * before anything else. Nothing else is repeated, and `npm test` repeats nothing.
 */
const CI = { retriesBrowserFiles: true };

await ensureInstalled();
const { passed, failed, unstable } = sum([await quickTier(CI), await slowTier(CI)]);
if (unstable.length > 0) {
  console.log(`\nunstable:\n${unstable.map((file) => `  ${file}`).join('\n')}`);
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
