import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** A user of the machine to run PostgreSQL as, because it refuses to run as root. */
export interface SystemUser {
  readonly name: string;
  readonly ids: { readonly uid: number; readonly gid: number };
}

/** The user PostgreSQL has to run as; undefined unless this process is root. */
export function unprivilegedUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) {
    return undefined;
  }
  const user = findUser('postgres') ?? findUser('nobody');
  if (user === undefined) {
    throw new Error('Started as root, and the machine has neither a user "postgres" nor "nobody" to run PostgreSQL as');
  }
  return user;
}

function findUser(name: string): SystemUser | undefined {
  for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
    const [found, , uid, gid] = line.split(':');
    if (found === name && Number(uid) > 0) {
      return { name, ids: { uid: Number(uid), gid: Number(gid) } };
    }
  }
  return undefined;
}

const OWNER_MAY_ENTER = 0o100;
const GROUP_MAY_ENTER = 0o010;
const OTHERS_MAY_ENTER = 0o001;

/** True when the user may enter an existing folder: every folder from the root of the file system down to it lets the user through. */
export function canReach(user: SystemUser | undefined, folder: string): boolean {
  if (user === undefined) {
    return true;
  }
  for (let path = folder; ; path = dirname(path)) {
    const { mode, uid, gid } = statSync(path);
    const needed = uid === user.ids.uid ? OWNER_MAY_ENTER : gid === user.ids.gid ? GROUP_MAY_ENTER : OTHERS_MAY_ENTER;
    if ((mode & needed) === 0) {
      return false;
    }
    if (path === dirname(path)) {
      return true;
    }
  }
}
