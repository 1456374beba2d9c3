import type { Edition } from '../../domain/directory/Directory';
import { success } from '../../domain/result/Result';
import type { Result } from '../../domain/result/Result';
import type { DirectoryQuery } from '../operations/defineDirectory';
import type { Failure } from '../operations/failureCodes';
import { ListStore } from '../stores/ListStore';

/** Edition of a directory that is held. */
export interface HeldEdition<Content> {
  readonly dataVersion: bigint;
  readonly content: Content;
  readonly hasImages: boolean;
}

export interface DirectorySource<Content> {
  readonly empty: Content;
  /** Asks the bank. */
  readonly ask: (query: DirectoryQuery) => Promise<Result<Edition<Content>, Failure>>;
  /** The edition the device has kept. */
  readonly recall: () => Promise<HeldEdition<Content> | undefined>;
  /** Keeps an edition on the device; `before` is the one it replaces. */
  readonly keep: (held: HeldEdition<Content>, before: HeldEdition<Content> | undefined) => void;
  /** Version the bank serves, as far as it is known. */
  readonly served: () => bigint | undefined;
  /** Called with every version the bank answers. */
  readonly onVersion: (dataVersion: bigint) => void;
  /** Called when an older edition stays, or no longer stays, because the bank could not be asked. */
  readonly stayed: (isOld: boolean) => void;
}

/**
 * Holds one directory: what the device has kept, at once when the bank serves no other edition, otherwise what the bank answers to the version
 * held. When the bank cannot be asked, an older edition stays.
 */
export class Directory<Content> extends ListStore<Content> {
  readonly #editions: Editions<Content>;

  constructor(source: DirectorySource<Content>) {
    const editions = new Editions(source);
    super({ empty: source.empty, load: () => editions.load() });
    this.#editions = editions;
  }

  get content(): Content {
    return this.held;
  }

  /** Version that is held; `undefined` before something is. */
  get dataVersion(): bigint | undefined {
    return this.#editions.held?.dataVersion;
  }

  /** Loads the pictures, which are asked for without a version: an edition without pictures is not all there is. */
  async loadImages(): Promise<void> {
    if (await this.#editions.loadWithImages()) {
      await this.reload();
    }
  }

  /** Content held once the directory is loaded, or the reason for its absence. */
  async read(): Promise<Result<Content, Failure>> {
    await this.ensure();
    return this.status === 'ERROR' && this.failure !== undefined
      ? { ok: false, failure: this.failure }
      : success(this.content);
  }
}

class Editions<Content> {
  held: HeldEdition<Content> | undefined;

  readonly #source: DirectorySource<Content>;

  constructor(source: DirectorySource<Content>) {
    this.#source = source;
  }

  async load(): Promise<Result<Content, Failure>> {
    this.held ??= await this.#source.recall();
    const before = this.held;
    if (before !== undefined && this.#source.served() === before.dataVersion) {
      this.#source.stayed(false);
      return success(before.content);
    }
    const answer = await this.#source.ask({ withoutImages: true, dataVersion: before?.dataVersion });
    this.#source.stayed(!answer.ok && before !== undefined);
    if (!answer.ok) {
      return before === undefined ? answer : success(before.content);
    }
    const { dataVersion, content } = answer.value;
    this.#source.onVersion(dataVersion);
    if (content !== undefined) {
      this.#hold({ dataVersion, content, hasImages: false });
    }
    return success(this.held?.content ?? this.#source.empty);
  }

  async loadWithImages(): Promise<boolean> {
    const answer = await this.#source.ask({ withoutImages: false });
    if (!answer.ok || answer.value.content === undefined) {
      return false;
    }
    this.#source.onVersion(answer.value.dataVersion);
    this.#hold({ dataVersion: answer.value.dataVersion, content: answer.value.content, hasImages: true });
    return true;
  }

  #hold(held: HeldEdition<Content>): void {
    const before = this.held;
    this.held = held;
    this.#source.keep(held, before);
  }
}
