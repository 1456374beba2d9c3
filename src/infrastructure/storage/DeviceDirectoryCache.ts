import * as z from 'zod/mini';

import type { HeldEdition } from '../../application/directories/Directory';
import { inject, injectable } from '../../application/injection';
import type { PlainCode } from '../../application/operations/catalogue';
import type { DirectoryCache } from '../../application/ports/DirectoryCache';
import { KeyValueStore } from '../../application/ports/KeyValueStore';
import { fetchAdapter } from '../registry/firstAdapters';

/** Storage key of the versions; each directory has its own below. */
const VERSIONS_KEY = 'tulpar.directories';

const versionsKept = z.record(
  z.string(),
  z.object({ version: z.string().check(z.regex(/^\d+$/)), hasImages: z.boolean() }),
);

/** Keeps directories in the storage of the browser as they came over the wire, so that reading them checks them. */
@injectable()
export class DeviceDirectoryCache implements DirectoryCache {
  readonly #device: KeyValueStore;

  constructor(@inject(KeyValueStore) device: KeyValueStore) {
    this.#device = device;
  }

  versions(): ReadonlyMap<string, bigint> {
    return new Map(Object.entries(this.#index()).map(([key, { version }]) => [key, BigInt(version)]));
  }

  async read(key: string, code: PlainCode): Promise<HeldEdition<unknown> | undefined> {
    const kept = this.#index()[key];
    const text = this.#device.read(`${VERSIONS_KEY}.${key}`);
    if (kept === undefined || text === undefined) {
      return undefined;
    }
    try {
      const { response } = await fetchAdapter(code);
      const { dataVersion, content } = answer.parse(z.decode(response, JSON.parse(text)));
      return content === undefined || String(dataVersion) !== kept.version
        ? undefined
        : { dataVersion, content, hasImages: kept.hasImages };
    } catch {
      // Written by another version of the application, or its adapter cannot be fetched: asked for anew.
      return undefined;
    }
  }

  async write(key: string, code: PlainCode, { dataVersion, content, hasImages }: HeldEdition<unknown>): Promise<void> {
    try {
      const response: z.ZodMiniType = (await fetchAdapter(code)).response;
      this.#device.write(`${VERSIONS_KEY}.${key}`, JSON.stringify(z.encode(response, { dataVersion, content })));
      const index = { ...this.#index(), [key]: { version: String(dataVersion), hasImages } };
      this.#device.write(VERSIONS_KEY, JSON.stringify(index));
    } catch {
      // Nothing is kept; the next visit asks the bank.
    }
  }

  #index(): z.output<typeof versionsKept> {
    try {
      return versionsKept.parse(JSON.parse(this.#device.read(VERSIONS_KEY) ?? '{}'));
    } catch {
      return {};
    }
  }
}

const answer = z.object({ dataVersion: z.bigint(), content: z.optional(z.unknown()) });
