import { BusinessErrorsStore } from '../../../src/application/directories/BusinessErrorsStore';
import type { HeldEdition } from '../../../src/application/directories/Directory';
import { DirectoryStore } from '../../../src/application/directories/DirectoryStore';
import type { DirectoryStoreDeps } from '../../../src/application/directories/DirectoryStore';
import type { DirectoryCache } from '../../../src/application/ports/DirectoryCache';
import { aUser } from './builders';
import type { FakeOperationGateway } from './FakeOperationGateway';
import { MemoryStore } from './fakePorts';
import { MovableTime } from './MovableTime';

/** Directories kept in memory. */
export class MemoryDirectoryCache implements DirectoryCache {
  readonly kept = new Map<string, HeldEdition<unknown>>();

  versions(): ReadonlyMap<string, bigint> {
    return new Map([...this.kept].map(([key, { dataVersion }]) => [key, dataVersion]));
  }

  read(key: string): Promise<HeldEdition<unknown> | undefined> {
    return Promise.resolve(this.kept.get(key));
  }

  write(key: string, _code: string, held: HeldEdition<unknown>): Promise<void> {
    this.kept.set(key, held);
    return Promise.resolve();
  }
}

/** The directories of a bank, on a device that keeps nothing by default. */
export function someDirectories(gateway: FakeOperationGateway, deps: Partial<DirectoryStoreDeps> = {}): DirectoryStore {
  return new DirectoryStore({
    gateway,
    cache: new MemoryDirectoryCache(),
    scheduler: new MovableTime(),
    users: { user: aUser() },
    businessErrors: new BusinessErrorsStore(gateway, new MemoryStore()),
    ...deps,
  });
}
