import { chmodSync, existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Folder in which Linux keeps files in memory. */
const MEMORY_DISK = '/dev/shm';
/** A bank takes about 150 MB, and no more than a handful live at the same time. */
const ROOM_NEEDED_BYTES = 2 * 1024 ** 3;

/** The folder data of tests goes to: in memory where there is room, otherwise on the disk for temporary files. */
export function fastestTemporaryDisk(): string {
  if (!existsSync(MEMORY_DISK)) {
    return tmpdir();
  }
  const { bavail, bsize } = statfsSync(MEMORY_DISK);
  return bavail * bsize >= ROOM_NEEDED_BYTES ? MEMORY_DISK : tmpdir();
}

/** A new folder that the database's user can walk into: mkdtemp alone closes it to everybody else. */
export function newTemporaryFolder(disk: string, prefix: string): string {
  const folder = mkdtempSync(join(disk, prefix));
  chmodSync(folder, 0o755);
  return folder;
}
