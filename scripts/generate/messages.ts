import { spawnSync } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';

import { projectRoot } from '../../bank/kernel/projectRoot';

/** Checks the protocol's style and writes its messages for google-protobuf into a folder. Throws when either fails. */
export function generateMessages(folder: string): void {
  buf(['lint']);
  buf(['generate', '--output', folder]);
}

function buf(args: readonly string[]): void {
  const root = projectRoot();
  // The plugin is a script for `node`, which need not be on PATH when Node was called by its full name.
  const path = `${dirname(process.execPath)}${delimiter}${process.env['PATH'] ?? ''}`;
  const made = spawnSync(join(root, 'node_modules/.bin/buf'), args, {
    cwd: join(root, 'proto'),
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PATH: path },
  });
  if (made.status !== 0) {
    throw new Error(`buf ${args.join(' ')} failed`);
  }
}
