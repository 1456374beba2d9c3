import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { sealingKeyOf } from './sealing';
import type { Sealing, SealingKey } from './sealing';
import type { SettingName, Settings } from './settingNames';

/** Keys of a bank that knows its database. */
export interface Secrets extends Sealing {
  /** Key of all keyed hashes: of codes, cards and logins. Made once for a database and sealed in it, because no hash can be made anew. */
  readonly hashKey: Uint8Array;
  /** True while `TULPAR_SECRET_PREVIOUS` is given: what it has sealed is sealed by the present secret. */
  readonly isReplacing: boolean;
}

/** Keys of the secrets an operator gives. */
export interface GivenSecrets {
  readonly current: SealingKey;
  /** Key of the secret before, which `current` replaces. */
  readonly previous: SealingKey | undefined;
  /** Key of the secret to come, which other processes may seal by already. */
  readonly next: SealingKey | undefined;
  /** Home of the current secret, in words for the operator. */
  readonly source: string;
}

type SecretName = Extract<SettingName, `TULPAR_SECRET${string}`>;

const SECRET_BYTES = 32;
const FILE_NAME = 'secret';
const OWNER_ONLY = 0o600;

/**
 * The secrets of this bank: TULPAR_SECRET (64 hexadecimal digits) where an operator sets it, because all processes of one
 * bank must share it; otherwise a file made once in the data folder.
 *
 * @throws when one is no secret, or two of them are the same
 */
export async function readSecrets(dataDirectory: string, settings: Settings): Promise<GivenSecrets> {
  const path = join(dataDirectory, FILE_NAME);
  const current = keyOf(settings.TULPAR_SECRET ?? (await secretFile(dataDirectory, path)), 'TULPAR_SECRET');
  const previous = otherKey(settings, 'TULPAR_SECRET_PREVIOUS', current);
  const next = otherKey(settings, 'TULPAR_SECRET_NEXT', current);
  if (previous !== undefined && next !== undefined) {
    throw new Error('TULPAR_SECRET_NEXT must be left out until TULPAR_SECRET_PREVIOUS has gone');
  }
  return { current, previous, next, source: settings.TULPAR_SECRET === undefined ? path : 'TULPAR_SECRET' };
}

function otherKey(settings: Settings, name: SecretName, current: SealingKey): SealingKey | undefined {
  const text = settings[name];
  const other = text === undefined ? undefined : keyOf(text, name);
  if (other?.id.equals(current.id) === true) {
    throw new Error(`${name} must be another secret than TULPAR_SECRET`);
  }
  return other;
}

function keyOf(text: string, name: SecretName): SealingKey {
  if (!/^[0-9a-f]{64}$/i.test(text)) {
    throw new Error(`${name} must be 64 hexadecimal digits`);
  }
  return sealingKeyOf(Buffer.from(text, 'hex'));
}

/** Reads the file, or makes it; of two processes that make it at once the first one wins. */
async function secretFile(dataDirectory: string, path: string): Promise<string> {
  await mkdir(dataDirectory, { recursive: true });
  try {
    await writeFile(path, randomBytes(SECRET_BYTES).toString('hex'), { flag: 'wx', mode: OWNER_ONLY });
    await chmod(path, OWNER_ONLY);
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'EEXIST')) {
      throw cause;
    }
  }
  return (await readFile(path, 'utf8')).trim();
}
