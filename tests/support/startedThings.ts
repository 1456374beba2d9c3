import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { fastestTemporaryDisk, newTemporaryFolder } from './temporaryFolder';

/** Names the file in which the processes of a run list what they start. */
const LIST = 'TEST_STARTED';

/** Adds a new bank with the folder of its data to the list. */
export function countBank(dataDirectory: string): void {
  append(`bank ${dataDirectory}`);
}

/** Adds a bank whose rows were brought back for the next file. */
export function countReset(): void {
  append('reset');
}

/** Adds a new context of a browser. */
export function countContext(): void {
  append('context');
}

/**
 * Begins a list for the processes that inherit the environment of this one. The returned function prints its figures and deletes data of
 * banks that ended with their process.
 */
export function listStarted(project: string): () => void {
  const folder = newTemporaryFolder(fastestTemporaryDisk(), 'tulpar-started-');
  const list = join(folder, 'list');
  writeFileSync(list, '');
  process.env[LIST] = list;
  return () => {
    Reflect.deleteProperty(process.env, LIST);
    const entries = readFileSync(list, 'utf8').split('\n');
    const count = (kind: string) => entries.filter((entry) => entry.split(' ')[0] === kind).length;
    process.stdout.write(
      `started by ${project}: ${count('bank')} banks with a database each, reset ${count('reset')} times, ${count('context')} browser contexts\n`,
    );
    for (const entry of entries.filter((each) => each.startsWith('bank '))) {
      remove(entry.slice('bank '.length));
    }
    remove(folder);
  };
}

function append(entry: string): void {
  const list = process.env[LIST];
  if (list !== undefined) {
    appendFileSync(list, `${entry}\n`);
  }
}

/** Its database may still be writing the last of its files. */
function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}
