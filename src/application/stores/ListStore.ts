import { action, actionBound, makeObservable, observable, observableRef, runInAction } from 'mobx';

import type { StreamEvent } from '../../domain/notification/StreamEvent';
import type { Result } from '../../domain/result/Result';
import { RequestSequence } from '../loading/RequestSequence';
import type { LoadStatus } from '../loading/LoadStatus';
import type { NotifyOfFailure } from '../live/LiveStore';
import type { Failure } from '../operations/failureCodes';

/** Origin of the data of a {@link ListStore}. */
export interface ListSource<Held> {
  /** Data held until the first answer. */
  readonly empty: Held;
  /** Asks the bank for everything the store holds; one refused call refuses all of it. */
  readonly load: () => Promise<Result<Held, Failure>>;
  /** True for loaded data without anything to show; without it, an array without items. */
  readonly isEmpty?: (held: Held) => boolean;
  /**
   * True when a reload never shows `LOADING`: the store is reloaded at every event, so a failed screen would flicker. Otherwise a reload
   * shows `LOADING` after a failure.
   */
  readonly reloadsSilently?: boolean;
}

/**
 * Base of every observable store that holds a list of the bank, or several lists loaded together, from sign-in to sign-out.
 * `Held` is an array, or an object of arrays; a subclass names it (`get cards()`), and adds look-ups and changes.
 *
 * States: `LOADING` until the first answer, then `LOADED`, `EMPTY` (an answer without items) or `ERROR` (no answer, nothing to
 * show). Items, or that there are none, stay on the screen while they are reloaded and when that fails; `failure` is that of the latest answer.
 * Only the answer to the latest request counts.
 *
 * The same verbs mean the same in every store:
 * - `ensure` loads what is not loaded yet; callers at the same time share one request.
 * - `renew` asks the bank, or waits for the answer that is on its way.
 * - `prefetch` loads ahead of the screens; the first `renew` then sends no call, because the stream has announced all changes since.
 * - `reload` calls the bank now.
 * - `markStale` reloads a list that a screen has shown since sign-in; a list that was never shown is not loaded.
 * - `refresh` takes a part the bank reports as changed, unless its version is held (see `VersionedListStore`).
 */
export abstract class ListStore<Held> {
  status: LoadStatus = 'LOADING';
  failure: Failure | undefined = undefined;

  protected held: Held;

  readonly #source: ListSource<Held>;
  readonly #latest = new RequestSequence();
  #loading: Promise<void> | undefined;
  #asked = false;
  /** True from `prefetch` to the first `renew`. */
  #isAhead = false;

  constructor(source: ListSource<Held>) {
    this.#source = source;
    this.held = source.empty;
    makeObservable<ListStore<Held>, 'held' | 'hold'>(this, {
      status: observable,
      failure: observableRef,
      held: observableRef,
      ensure: actionBound,
      renew: actionBound,
      prefetch: actionBound,
      reload: actionBound,
      markStale: actionBound,
      hold: action,
    });
  }

  /** Loads what is not loaded yet. */
  async ensure(): Promise<void> {
    if (this.status !== 'LOADED') {
      await (this.#loading ?? this.reload());
    }
  }

  /** Asks the bank, unless an answer is on its way already or was loaded ahead. */
  async renew(): Promise<void> {
    const isFresh = this.#isAhead && this.#loading === undefined && this.status !== 'ERROR';
    this.#isAhead = false;
    if (!isFresh) {
      await (this.#loading ?? this.reload());
    }
  }

  /** Loads ahead of the screens, for the first to renew what it shows. */
  async prefetch(): Promise<void> {
    this.#isAhead = true;
    await this.ensure();
  }

  /** Asks the bank now; an answer still on its way to an earlier request is ignored. */
  async reload(): Promise<void> {
    this.#asked = true;
    if (this.status === 'ERROR' && this.#source.reloadsSilently !== true) {
      runInAction(() => {
        this.status = 'LOADING';
      });
    }
    const loading = this.#load(this.#latest.begin());
    this.#loading = loading;
    try {
      await loading;
    } finally {
      if (this.#loading === loading) {
        this.#loading = undefined;
      }
    }
  }

  /** Reloads what a screen has asked for since sign-in, because it may have changed. */
  async markStale(): Promise<void> {
    if (this.#asked) {
      await this.reload();
    }
  }

  /** Reads what an event of the bank has made stale, when this store is a `LiveStore`: a store that can reads the changed part only. */
  onEvent(_event: StreamEvent, _notify: NotifyOfFailure): void {
    void this.markStale();
  }

  /** Reads again what events may have made stale that were missed. */
  onMissed(): void {
    void this.markStale();
  }

  /** Hook: what is held once `incoming` has been loaded, sorted as it is shown. */
  protected merge(incoming: Held): Held {
    return incoming;
  }

  /** Holds data that were loaded or changed. */
  protected hold(held: Held): void {
    this.held = held;
    this.status = this.#isEmpty(held) ? 'EMPTY' : 'LOADED';
  }

  /** Ignores the answer still on its way, which does not know of a change the bank has just made. */
  protected ignorePending(): void {
    this.#latest.begin();
    this.#loading = undefined;
  }

  async #load(isLatest: () => boolean): Promise<void> {
    const answer = await this.#source.load();
    if (!isLatest()) {
      return;
    }
    runInAction(() => {
      this.failure = answer.ok ? undefined : answer.failure;
      if (answer.ok) {
        this.hold(this.merge(answer.value));
      } else if (this.status !== 'LOADED') {
        this.status = 'ERROR';
      }
    });
  }

  #isEmpty(held: Held): boolean {
    return this.#source.isEmpty?.(held) ?? (Array.isArray(held) && held.length === 0);
  }
}
