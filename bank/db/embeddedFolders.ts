import { createHash, randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { isServer, stopServer } from './serverProcess';
import { canReach } from './SystemUser';
import type { SystemUser } from './SystemUser';

/** A socket's path must fit `sun_path`, 107 bytes on Linux and 103 on macOS, with `/.s.PGSQL.5432` behind the folder. */
const MAX_SOCKET_FOLDER_LENGTH = 85;

/** Folder of the cluster: the data folder, or one under /var/tmp when the server's user cannot enter the data folder. */
export function homeOf(dataDirectory: string, user: SystemUser | undefined): string {
  if (canReach(user, dataDirectory)) {
    return dataDirectory;
  }
  const home = join('/var/tmp', `tulpar-${shortHash(dataDirectory)}`);
  mkdirSync(home, { recursive: true, mode: 0o755 });
  refuseForeignOwner(home, user);
  return home;
}

/** Makes the folder of the server's socket; `undefined` on a system without Unix sockets. */
export function makeSocketFolder(home: string, user: SystemUser | undefined): string | undefined {
  if (process.platform === 'win32') {
    return undefined;
  }
  const preferred = join(home, 'socket');
  const folder =
    Buffer.byteLength(preferred) <= MAX_SOCKET_FOLDER_LENGTH ? preferred : join('/tmp', `tulpar-${shortHash(home)}`);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  refuseForeignOwner(folder, user);
  if (user !== undefined) {
    chownSync(folder, user.ids.uid, user.ids.gid);
  }
  return folder;
}

/** Another user of the machine could have created a folder under a public one before. */
function refuseForeignOwner(folder: string, user: SystemUser | undefined): void {
  const owner = statSync(folder).uid;
  if (process.getuid !== undefined && owner !== process.getuid() && owner !== user?.ids.uid) {
    throw new Error(`${folder} belongs to another user of this machine; choose another DATA_DIR`);
  }
}

/**
 * A cluster that had to be put outside the data folder belongs to that folder all the same: once an operator has deleted
 * the folder, the cluster behind it goes too.
 */
export async function dropWhenForgotten(location: string, dataDirectory: string): Promise<void> {
  if (!existsSync(location) || existsSync(passwordFileOf(dataDirectory))) {
    return;
  }
  const processFile = join(location, 'postmaster.pid');
  if (existsSync(processFile)) {
    const processId = Number(readFileSync(processFile, 'utf8').split('\n')[0]);
    if (isServer(processId, location)) {
      await stopServer(processId, location);
    }
  }
  rmSync(location, { recursive: true, force: true });
}

function passwordFileOf(dataDirectory: string): string {
  return join(dataDirectory, 'database-password');
}

/** A password of a login of the embedded server, made with the data folder and readable by this user only. */
export function readOrMakePassword(dataDirectory: string, login: 'owner' | 'bank'): string {
  const file = login === 'owner' ? passwordFileOf(dataDirectory) : join(dataDirectory, 'bank-password');
  if (!existsSync(file)) {
    writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' });
  }
  return readFileSync(file, 'utf8');
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
