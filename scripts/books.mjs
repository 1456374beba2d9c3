import { ensureInstalled } from './lib/install.mjs';
import { runTypeScript } from './lib/processes.mjs';

await ensureInstalled();
process.exit(await runTypeScript('bank/books.ts', process.argv.slice(2)));
