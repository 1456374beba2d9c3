import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';

import { LatestOnly } from '../loading/LatestOnly';
import type { DefectLog } from '../ports/DefectLog';
import type { Services } from '../ports/Services';
import type { SessionStatus } from './SessionStatus';
import type { SessionStore } from './SessionStore';

/** The services of one signed-in visit, and how to end it. */
export interface OpenedVisit {
  readonly services: Services;
  close(): void;
  /** The screen was locked: whatever runs by itself stops, and what is on the screens stays. */
  pause(): void;
  resume(): void;
}

export interface SignedInAreaParts {
  readonly session: SessionStore;
  readonly log: DefectLog;
  /** Fetches the code of the signed-in application and makes its services. Rejects when the code cannot be fetched. */
  readonly open: () => Promise<OpenedVisit>;
  /** Begins to fetch that code; harmless when it is there, and when it cannot be fetched. */
  readonly prefetch: () => void;
  /** Forgets what guests and customers share on the screen. */
  readonly clear: () => void;
}

/**
 * Holds the services of the signed-in customer: made anew at every sign-in and thrown away at every sign-out, so that nothing
 * of one customer can be seen by the next.
 */
export class SignedInArea {
  status: 'closed' | 'loading' | 'ready' | 'failed' = 'closed';
  services: Services | undefined;

  readonly #parts: SignedInAreaParts;
  readonly #latest = new LatestOnly();
  #visit: OpenedVisit | undefined;

  constructor(parts: SignedInAreaParts) {
    this.#parts = parts;
    makeAutoObservable(this, { services: observableRef }, { autoBind: true });
  }

  /** Follows the session from now on. Answers how to stop. */
  follow(): () => void {
    return reaction(() => this.#parts.session.status, this.sessionChanged, { fireImmediately: true });
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
      this.#parts.prefetch();
    }
  }

  /** Also the way to try again after the code could not be fetched. */
  async open(): Promise<void> {
    if (this.status === 'loading' || this.status === 'ready') {
      return;
    }
    const isLatest = this.#latest.begin();
    this.status = 'loading';
    try {
      const visit = await this.#parts.open();
      if (isLatest()) {
        this.#take(visit);
      } else {
        visit.close();
      }
    } catch (cause) {
      this.#parts.log.defect('signedInArea', cause);
      if (isLatest()) {
        runInAction(() => {
          this.status = 'failed';
        });
      }
    }
  }

  close(): void {
    this.#latest.begin();
    this.#visit?.close();
    this.#visit = undefined;
    this.services = undefined;
    this.status = 'closed';
    this.#parts.clear();
  }

  #take(visit: OpenedVisit): void {
    runInAction(() => {
      this.#visit = visit;
      this.services = visit.services;
      this.status = 'ready';
    });
    if (this.#parts.session.status === 'locked') {
      visit.pause();
    }
  }
}
