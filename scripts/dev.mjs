import { spawn } from 'node:child_process';

import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/root.mjs';
import { trialEnvironment } from './lib/trial.mjs';

await ensureInstalled();

const port = Number(process.env['PORT'] || 8080);
const bankPort = port + 1;
const bankUrl = `http://127.0.0.1:${bankPort}`;

/** The bank restarts when its code changes; the application reloads in the browser. One Ctrl-C ends both. */
const children = [
  start('tsx/dist/cli.mjs', ['watch', '--clear-screen=false', 'bank/main.ts'], {
    PORT: String(bankPort),
    ALLOWED_ORIGINS: `http://localhost:${port},http://127.0.0.1:${port}`,
  }),
  start('vite/bin/vite.js', ['--host', '127.0.0.1', '--port', String(port), '--strictPort'], { BANK_URL: bankUrl }),
];

let ending = false;

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => endAll(0));
}
for (const child of children) {
  child.on('exit', (code) => endAll(code ?? 1));
}

/**
 * @param {string} tool
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
function start(tool, args, env) {
  return spawn(process.execPath, [`${root}/node_modules/${tool}`, ...args], {
    cwd: root,
    env: { ...trialEnvironment(process.env), ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    // Out of the terminal's reach: Ctrl-C would otherwise come twice, and the second time means at once.
    detached: true,
  });
}

/**
 * Ends what still runs and waits for it: the bank stops its database in an orderly way.
 *
 * @param {number} code
 */
function endAll(code) {
  if (ending) {
    return;
  }
  ending = true;
  const living = children.filter((child) => child.exitCode === null && child.signalCode === null);
  const gone = living.map((child) => new Promise((resolve) => child.once('exit', resolve)));
  living.forEach((child) => child.kill('SIGTERM'));
  void Promise.all(gone).then(() => process.exit(code));
}
