import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { City } from '../../domain/directory/BankDirectories';
import type { Edition } from '../../domain/directory/Directory';
import type { Result } from '../../domain/result/Result';
import type { StreamEvent } from '../../domain/notification/StreamEvent';
import { inject, injectable } from '../injection';
import type { LiveStore } from '../live/LiveStore';
import type { PlainCode } from '../operations/catalogue';
import type { DirectoryQuery } from '../operations/defineDirectory';
import { codeOfDirectory, isWholeDirectory, traitsOf } from '../operations/directoryCatalogue';
import type { ContentOf, DirectoryName, WholeDirectory } from '../operations/directoryCatalogue';
import type { Failure } from '../operations/failureCodes';
import { DirectoryCache } from '../ports/DirectoryCache';
import { OperationGateway } from '../ports/OperationGateway';
import { Scheduler } from '../ports/Scheduler';
import type { Cancel } from '../ports/Scheduler';
import { UserStore } from '../user/UserStore';
import { BUSINESS_ERRORS, BusinessErrorsStore } from './BusinessErrorsStore';
import { Directory } from './Directory';
import type { HeldEdition } from './Directory';

/**
 * Longest time from sign-in to the list of versions, in milliseconds. The stream of events asks for the list when it opens, two seconds before;
 * by then the first page is drawn.
 */
export const VERSIONS_AFTER_MS = 6000;
/** Time from a directory to its pictures, in milliseconds (specification 2, section 9). */
export const IMAGES_AFTER_MS = 10_000;

type HeldName = Exclude<DirectoryName, typeof BUSINESS_ERRORS>;

/** A directory, or the part of it that is asked for by itself. */
interface Asked {
  readonly name: HeldName;
  /** Name of the directory, and of its part after a dot. */
  readonly key: string;
  readonly code: PlainCode;
  readonly ask: (query: DirectoryQuery) => Promise<Result<Edition<unknown>, Failure>>;
}

const NO_CODES = { operationCodes: [], beneficiaryCodes: [], purposeCodes: [] };

@injectable()
export class DirectoryStoreDeps {
  @inject(OperationGateway) readonly gateway!: OperationGateway;
  @inject(DirectoryCache) readonly cache!: DirectoryCache;
  @inject(Scheduler) readonly scheduler!: Scheduler;
  @inject(UserStore) readonly users!: Pick<UserStore, 'user'>;
  @inject(BusinessErrorsStore) readonly businessErrors!: BusinessErrorsStore;
}

/**
 * Every directory of the bank (specification 2, section 10). A directory is loaded when a screen first asks for it and is kept on the device.
 * The list of versions is one call after sign-in, and what differs from it is loaded anew; while nothing is held nothing is asked for.
 */
@injectable('Singleton')
export class DirectoryStore implements LiveStore {
  readonly staleOn = ['DV_OF_DIRECTORIES'] as const;

  /** Directories of which an older edition is shown, because the present one could not be loaded. */
  failed: readonly DirectoryName[] = [];

  readonly #deps: DirectoryStoreDeps;
  readonly #opened = new Map<string, Directory<unknown>>();
  readonly #served = new Map<string, bigint>();
  #listeners: readonly { readonly names: readonly WholeDirectory[]; readonly callBack: () => void }[] = [];
  #timers: readonly Cancel[] = [];
  #cancelReading: Cancel | undefined;

  constructor(@inject(DirectoryStoreDeps) deps: DirectoryStoreDeps) {
    this.#deps = deps;
    makeAutoObservable(
      this,
      { staleOn: false, failed: observableRef, of: false, citiesOf: false, onNewEdition: false },
      { autoBind: true },
    );
  }

  /** The directory of this name; nothing is loaded before `load` is called. */
  of<Name extends WholeDirectory>(name: Name): Directory<ContentOf<Name>>;
  of(name: WholeDirectory): object {
    const code = codeOfDirectory(name);
    return this.#open({ name, key: name, code, ask: (query) => this.#deps.gateway.execute(code, query) });
  }

  /** The towns of a country. */
  citiesOf(country: string): Directory<readonly City[]>;
  citiesOf(country: string): object {
    const code = 'GET_DIRECTORY_CITIES_BY_COUNTRY_CODE' satisfies PlainCode;
    const ask = (query: DirectoryQuery) => this.#deps.gateway.execute(code, { ...query, country });
    return this.#open({ name: 'CITIES', key: `CITIES.${country}`, code, ask });
  }

  /** Calls back when one of these directories has loaded another edition. */
  onNewEdition(names: readonly WholeDirectory[], callBack: () => void): void {
    this.#listeners = [...this.#listeners, { names, callBack }];
  }

  /** Reads the versions once the first page is drawn, unless something else has them read before. */
  begin(): void {
    this.#cancelReading?.();
    this.#cancelReading = this.#deps.scheduler.after(VERSIONS_AFTER_MS, () => void this.refresh());
  }

  end(): void {
    this.#cancelReading?.();
    this.#timers.forEach((cancel) => cancel());
    this.#timers = [];
  }

  /** Loads what differs from the list of versions. */
  async refresh(): Promise<void> {
    this.#cancelReading?.();
    const { businessErrors, gateway } = this.#deps;
    if (businessErrors.held === undefined && this.#heldVersions().size === 0) {
      return;
    }
    const versions = await gateway.execute('GET_DV_OF_DIRECTORIES', {});
    if (versions.ok) {
      versions.value.forEach(({ name, dataVersion }) => this.#served.set(name, dataVersion));
      await this.#renewOld();
    }
  }

  /** Takes notice of a new edition of the directory the bank has named; of any when it has named none. */
  async changed(name: string | undefined, dataVersion: bigint | undefined): Promise<void> {
    if (name === undefined || dataVersion === undefined) {
      await this.refresh();
      return;
    }
    this.#served.set(name, dataVersion);
    await this.#renewOld();
  }

  onEvent({ directoryName, dataVersion }: StreamEvent): void {
    void this.changed(directoryName, dataVersion);
  }

  onMissed(): void {
    void this.refresh();
  }

  /** Loads again what could not be loaded. */
  async retry(): Promise<void> {
    const failed = [...this.#opened].filter(([key]) => this.failed.some((name) => name === nameIn(key)));
    await Promise.all(failed.map(([, directory]) => directory.reload()));
  }

  /** Versions that are held, in memory or on the device, by key. */
  #heldVersions(): ReadonlyMap<string, bigint> {
    const kept = [...this.#deps.cache.versions()].flatMap(([place, version]) => {
      const [key = '', kind = this.#kind] = place.split('|');
      return kind === this.#kind ? [[key, version] as const] : [];
    });
    const opened = [...this.#opened].flatMap(([key, { dataVersion }]) =>
      dataVersion === undefined ? [] : [[key, dataVersion] as const],
    );
    return new Map([...kept, ...opened]);
  }

  async #renewOld(): Promise<void> {
    const isOld = ([key, version]: readonly [string, bigint]): boolean => {
      const served = this.#served.get(nameIn(key));
      return served !== undefined && served !== version;
    };
    await Promise.all([
      this.#deps.businessErrors.renew(this.#served.get(BUSINESS_ERRORS)),
      ...[...this.#heldVersions()].filter(isOld).map(([key]) => this.#at(key)?.reload()),
    ]);
  }

  #at(key: string): Pick<Directory<unknown>, 'reload'> | undefined {
    const name = nameIn(key);
    if (name === 'CITIES') {
      return this.citiesOf(key.slice(name.length + 1));
    }
    return isWholeDirectory(name) ? this.of(name) : undefined;
  }

  #open(asked: Asked): Directory<unknown> {
    const { name, key, code, ask } = asked;
    const opened = this.#opened.get(key);
    if (opened !== undefined) {
      return opened;
    }
    const { cache } = this.#deps;
    const directory = new Directory<unknown>({
      empty: name === 'CODES_ABROAD' ? NO_CODES : [],
      ask,
      recall: async () => {
        const place = this.#placeOf(asked);
        const kept = place === undefined ? undefined : await cache.read(place, code);
        if (kept?.hasImages === false) {
          this.#loadImagesLater(asked);
        }
        return kept;
      },
      keep: (held, before) => {
        this.#keep(asked, held);
        if (before !== undefined) {
          this.#tell(name);
        }
      },
      served: () => this.#served.get(name),
      onVersion: (dataVersion) => this.#served.set(name, dataVersion),
      stayed: (isOld) => this.#note(name, isOld),
    });
    this.#opened.set(key, directory);
    return directory;
  }

  #keep(asked: Asked, held: HeldEdition<unknown>): void {
    const place = this.#placeOf(asked);
    if (place !== undefined) {
      void this.#deps.cache.write(place, asked.code, held);
    }
    if (!held.hasImages) {
      this.#loadImagesLater(asked);
    }
  }

  /** Calls back those who listen, once the directory holds its new edition. */
  #tell(name: HeldName): void {
    const listeners = this.#listeners.filter(({ names }) => names.some((one) => one === name));
    listeners.forEach(({ callBack }) => this.#after(0, callBack));
  }

  #loadImagesLater({ name, key }: Asked): void {
    if (traitsOf(name)?.hasImages === true) {
      this.#after(IMAGES_AFTER_MS, () => void this.#opened.get(key)?.loadImages());
    }
  }

  #note(name: DirectoryName, isOld: boolean): void {
    if (this.failed.includes(name) !== isOld) {
      runInAction(() => {
        this.failed = isOld ? [...this.failed, name] : this.failed.filter((failed) => failed !== name);
      });
    }
  }

  /** Place of a directory on the device; none for what belongs to one user. */
  #placeOf({ name, key }: Asked): string | undefined {
    const readers = traitsOf(name)?.readers;
    if (readers === 'everybody') {
      return key;
    }
    return readers === 'kind' && this.#kind !== undefined ? `${key}|${this.#kind}` : undefined;
  }

  get #kind(): string | undefined {
    return this.#deps.users.user?.customerKind;
  }

  #after(delayMs: number, task: () => void): void {
    this.#timers = [...this.#timers, this.#deps.scheduler.after(delayMs, task)];
  }
}

function nameIn(key: string): string {
  return key.split('.', 1)[0] ?? '';
}
