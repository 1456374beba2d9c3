import { text } from 'node:stream/consumers';

import { continueOnPinnedNode } from '../../../scripts/lib/runtime.mjs';

/**
 * Run as a process of its own: continues as the scripts of package.json do, then does what its first argument names. Variables replace
 * what the machine decides: `RUNNING` the version of this Node, `PINNED` the path of the pinned one, `PLATFORM` the operating system.
 */
const { RUNNING, PINNED, PLATFORM } = process.env;

if (PLATFORM !== undefined) {
  Object.defineProperty(process, 'platform', { value: PLATFORM });
}
await continueOnPinnedNode({
  ...(RUNNING !== undefined && { running: RUNNING }),
  ...(PINNED !== undefined && { install: pinned }),
});

const [task] = process.argv.slice(2);
if (task === 'report') {
  const input = await text(process.stdin);
  const { pid, execArgv, argv } = process;
  console.log(JSON.stringify({ pid, flags: execArgv, arguments: argv.slice(2), input }));
  process.exitCode = 3;
}
if (task === 'wait') {
  process.once('SIGTERM', () => process.exit(7));
  process.stdin.resume();
  console.log(process.pid);
}

function pinned() {
  // The second run is on the pinned Node.
  Reflect.deleteProperty(process.env, 'RUNNING');
  return Promise.resolve(PINNED);
}
