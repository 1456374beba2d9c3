import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

import { projectRoot } from '../../bank/kernel/projectRoot';

/** Checks the protocol's style and writes its messages for google-protobuf into a folder. Throws when either fails. */
export function generateMessages(folder: string): void {
  buf(['lint']);
  buf(['generate', '--output', folder]);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && path.endsWith('.ts')) {
      writeFileSync(path, withoutUnusedImports(readFileSync(path, 'utf8')));
    }
  }
}

/** Messages without imports only the services use: a page that loads a file would load the other one along. */
function withoutUnusedImports(code: string): string {
  return code.replaceAll(/^import \* as (dependency_\d+) from .*\n/gm, (line, name: string) =>
    code.includes(`${name}.`) ? line : '',
  );
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
