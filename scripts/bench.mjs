import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runTypeScript } from './lib/processes.mjs';

await ensureInstalled();
await ensureBuilt();
process.exit(await runTypeScript('tests/bench/main.ts', process.argv.slice(2)));
