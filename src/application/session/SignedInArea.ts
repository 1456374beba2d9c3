import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';

import { RequestSequence } from '../loading/RequestSequence';
import type { DefectLog } from '../ports/DefectLog';
import type { Services } from '../ports/Services';
import type { SessionStatus } from './SessionStatus';
import type { SessionStore } from './SessionStore';

/** Services of one sign-in, with the functions that pause, resume and end them. */
export interface OpenedVisit {
  readonly services: Services;
  /** Fetches the services of all screens but the first. Rejects when the code cannot be fetched. */
  openJourneys(): Promise<void>;
  /** True when an earlier load of the page has left something unsent, which one of those services sends. */
  readonly hasUnsent: boolean;
  close(): void;
  /** Stops background services while the screen is locked; data on the screens stay. */
  pause(): void;
  resume(): void;
  /** Name to show on a locked screen; `undefined` without a PIN, or while that screen could not be shown without a network. */
  lockOwner(): string | undefined;
}

export interface SignedInAreaDeps {
  readonly session: SessionStore;
  readonly log: DefectLog;
  /** Fetches the code of the signed-in application and makes its services. Rejects when the code cannot be fetched. */
  readonly open: () => Promise<OpenedVisit>;
  /** Starts fetching that code; harmless when it is loaded already or cannot be fetched. */
  readonly prefetch: () => void;
  /** Clears state that guest and customer screens share. */
  readonly clear: () => void;
}

/**
 * Holds the services of the signed-in customer: made anew at every sign-in and thrown away at every sign-out, so that nothing
 * of one customer can be seen by the next.
 */
export class SignedInArea {
  status: 'closed' | 'loading' | 'ready' | 'failed' = 'closed';
  services: Services | undefined;
  /** Status of the services of all screens but the first. */
  journeys: 'closed' | 'loading' | 'ready' | 'failed' = 'closed';

  readonly #deps: SignedInAreaDeps;
  readonly #latest = new RequestSequence();
  #visit: OpenedVisit | undefined;

  constructor(deps: SignedInAreaDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { services: observableRef }, { autoBind: true });
  }

  /** Follows the session. Returns a function that stops it. */
  follow(): () => void {
    return reaction(() => this.#deps.session.status, this.sessionChanged, { fireImmediately: true });
  }

  sessionChanged(status: SessionStatus): void {
    if (status === 'active') {
      this.#visit?.resume();
      void this.open();
      return;
    }
    if (status === 'locked') {
      this.#visit?.pause();
      return;
    }
    this.close();
    if (status !== 'checking' && status !== 'unauthenticated') {
      this.#deps.prefetch();
    }
  }

  /** Fetches the code and makes the services; also retries after a failed fetch. */
  async open(): Promise<void> {
    if (this.status === 'loading' || this.status === 'ready') {
      return;
    }
    const isLatest = this.#latest.begin();
    this.status = 'loading';
    try {
      const visit = await this.#deps.open();
      if (isLatest()) {
        this.#take(visit);
      } else {
        visit.close();
      }
    } catch (cause) {
      this.#deps.log.defect('signedInArea', cause);
      if (isLatest()) {
        runInAction(() => {
          this.status = 'failed';
        });
      }
    }
  }

  /** Fetches the services of all screens but the first, once; also retries after a failed fetch. */
  async openJourneys(): Promise<void> {
    const visit = this.#visit;
    if (visit === undefined || this.journeys === 'loading' || this.journeys === 'ready') {
      return;
    }
    this.journeys = 'loading';
    const status = await visit.openJourneys().then(
      () => 'ready' as const,
      (cause: unknown) => {
        this.#deps.log.defect('journeys', cause);
        return 'failed' as const;
      },
    );
    runInAction(() => {
      if (this.#visit === visit) {
        this.journeys = status;
      }
    });
  }

  /** Name to show on a screen that is locked without a network; `undefined` when it cannot be. */
  lockOwner(): string | undefined {
    return this.#visit?.lockOwner();
  }

  close(): void {
    this.#latest.begin();
    this.#visit?.close();
    this.#visit = undefined;
    this.services = undefined;
    this.status = 'closed';
    this.journeys = 'closed';
    this.#deps.clear();
  }

  #take(visit: OpenedVisit): void {
    runInAction(() => {
      this.#visit = visit;
      this.services = visit.services;
      this.status = 'ready';
    });
    if (this.#deps.session.status === 'locked') {
      visit.pause();
    }
    if (visit.hasUnsent) {
      void this.openJourneys();
    }
  }
}
