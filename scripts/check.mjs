import { check } from './lib/check.mjs';
import { ensureInstalled } from './lib/install.mjs';

await ensureInstalled();
const { failed } = await check();
process.exit(failed === 0 ? 0 : 1);
