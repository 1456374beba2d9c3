import module from 'node:module';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { COMPILED } from './lib/processes.mjs';
import { root } from './lib/root.mjs';
import { trialEnvironment } from './lib/trial.mjs';

await ensureInstalled();
await requireFreePort();
await ensureBuilt();

// The bank runs in this process, so a signal to the command is a signal to the bank.
process.env['STATIC_DIR'] ??= join(root, 'dist/app');
// The command is for trying the bank out; `SANDBOX=0 npm start` starts one without demonstration customers.
Object.assign(process.env, trialEnvironment(process.env));
process.setSourceMapsEnabled(true);
module.enableCompileCache(COMPILED);
await import(pathToFileURL(join(root, 'dist/bank/main.mjs')).href);

/** Fails before the build when another process uses the port of the bank. */
async function requireFreePort() {
  const port = Number(process.env['PORT'] || 8080);
  const host = process.env['HOST'] ?? '127.0.0.1';
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    return;
  }
  const violation = await listenOnce(port, host);
  if (violation === 'EADDRINUSE') {
    console.error(`Port ${port} is taken. Stop what listens there, or choose another: PORT=${port + 1} npm start`);
    process.exit(1);
  }
  if (violation === 'EACCES') {
    console.error(`Port ${port} needs more rights than this user has. Choose another: PORT=8080 npm start`);
    process.exit(1);
  }
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | undefined>} the code of what went wrong
 */
function listenOnce(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve('code' in error ? String(error.code) : 'UNKNOWN'));
    server.listen({ port, host }, () => server.close(() => resolve(undefined)));
  });
}
