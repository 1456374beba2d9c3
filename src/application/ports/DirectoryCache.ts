import type { HeldEdition } from '../directories/Directory';
import type { PlainCode } from '../operations/catalogue';

/** Directories kept on the device between visits, by keys of the application. They hold nothing of a customer. */
export interface DirectoryCache {
  /** Versions of all that is kept, by key. */
  versions(): ReadonlyMap<string, bigint>;

  /** Edition kept of the answer of an operation; nothing when this version of the application cannot read what is kept. */
  read(key: string, code: PlainCode): Promise<HeldEdition<unknown> | undefined>;

  write(key: string, code: PlainCode, held: HeldEdition<unknown>): Promise<void>;
}

export const DirectoryCache = Symbol.for('DirectoryCache');
