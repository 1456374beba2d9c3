import { checkTypes } from './lib/check.mjs';
import { ensureInstalled } from './lib/install.mjs';

await ensureInstalled();
process.exit(await checkTypes());
