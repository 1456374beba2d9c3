import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository, wherever this code was bundled to: SQL, fonts and pages are read from the tree. */
export function projectRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package-lock.json'))) {
    const parent = dirname(folder);
    if (parent === folder) {
      throw new Error(`No package-lock.json above ${fileURLToPath(import.meta.url)}`);
    }
    folder = parent;
  }
  return folder;
}
