import { ensureInstalled } from './lib/install.mjs';
import { runTypeScript } from './lib/processes.mjs';

await ensureInstalled();
process.exit(await runTypeScript('bank/intake.ts', process.argv.slice(2)));
