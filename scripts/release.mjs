import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { copyRelease } from './lib/release.mjs';

/** `npm run release -- FOLDER`: copies what a bank runs of into a folder, as the image has it. */
const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Usage: npm run release -- FOLDER');
  process.exit(1);
}
await ensureInstalled();
await ensureBuilt();
copyRelease(folder);
