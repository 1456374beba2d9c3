import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Settings } from './settingNames';

/** Secrets the bank keeps outside its database. */
export interface Secrets {
  /** Key of the hashes of one-time codes. */
  readonly codeKey: Uint8Array;
}

const SECRET_BYTES = 32;
const FILE_NAME = 'secret';
const OWNER_ONLY = 0o600;

/**
 * The secret of this bank: TULPAR_SECRET (64 hexadecimal digits) where an operator sets it, because all processes of one
 * bank must share it; otherwise a file made once in the data folder.
 */
export async function openSecrets(dataDirectory: string, { TULPAR_SECRET: given }: Settings): Promise<Secrets> {
  const text = given ?? (await secretFile(dataDirectory));
  if (!/^[0-9a-f]{64}$/i.test(text)) {
    throw new Error('TULPAR_SECRET must be 64 hexadecimal digits');
  }
  return { codeKey: Buffer.from(text, 'hex') };
}

/** Reads the file, or makes it; of two processes that make it at once the first one wins. */
async function secretFile(dataDirectory: string): Promise<string> {
  const path = join(dataDirectory, FILE_NAME);
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
