import { makeAutoObservable, observableRef } from 'mobx';

import { inject, injectable } from '../injection';
import type { FirstPage } from '../operations/firstPage';
import { SessionVault } from '../ports/SessionVault';
import type { StoredSession } from '../ports/SessionVault';
import type { SessionEnd } from './SessionEnd';
import { isVisit } from './SessionStatus';

/** Particulars of a locked screen. */
export interface Standing {
  /** Name of the user for the screen to show; the one shown before when absent. */
  readonly owner?: string | undefined;
  /** True when the bank does not know of the lock yet. */
  readonly isLockOwed?: boolean;
}

/**
 * The one place that holds the session key. Every call reads it here, and a gateway whose key the bank has refused
 * reports it here; `SessionStore` listens.
 */
@injectable('Singleton')
export class SessionKeeper {
  session: StoredSession | undefined;
  /**
   * Position of the live stream from which it brings every change of what this page has read or will read; `undefined` when the bank
   * has sent none. A page that loads again reads all data and gets a new position, so it is not stored.
   */
  position: string | undefined;

  readonly #vault: SessionVault;
  /** First page that has arrived with the check of the session, until the visit takes it. */
  #firstPage: FirstPage | undefined;
  readonly #rejectionListeners = new Set<(end: SessionEnd) => void>();
  readonly #lockListeners = new Set<() => void>();

  constructor(@inject(SessionVault) vault: SessionVault) {
    this.#vault = vault;
    this.session = vault.read();
    makeAutoObservable(this, { session: observableRef }, { autoBind: true });
  }

  get sessionKey(): string | undefined {
    return this.session?.sessionKey;
  }

  keep(session: StoredSession): void {
    this.session = session;
    this.#vault.write(session);
  }

  /** Sets the stage of the same session. */
  stand(stage: 'active' | 'locked', { owner, isLockOwed = false }: Standing = {}): void {
    if (this.session !== undefined) {
      const { owner: before, isLockOwed: _announced, ...rest } = this.session;
      const shown = stage === 'locked' ? (owner ?? before) : undefined;
      this.keep({ ...rest, stage, ...(shown !== undefined && { owner: shown }), ...(isLockOwed && { isLockOwed }) });
    }
  }

  /** Stores the number of further SMS while a code is awaited. */
  countSends(sendsLeft: number): void {
    if (this.session !== undefined && !isVisit(this.session.stage)) {
      this.keep({ ...this.session, sendsLeft });
    }
  }

  /** Takes over the position the bank tells before anything of the customer is read, with the first page where that was read behind it. */
  keepPosition(position: string | undefined, firstPage?: FirstPage): void {
    this.position = position;
    this.#firstPage = firstPage;
  }

  /** Hands that page over, once. */
  takeFirstPage(): FirstPage | undefined {
    const page = this.#firstPage;
    this.#firstPage = undefined;
    return page;
  }

  forget(): void {
    this.session = undefined;
    this.position = undefined;
    this.#firstPage = undefined;
    this.#vault.clear();
  }

  /** The bank rejected `sessionKey`, or reported why it ended the session. A late response to a call with an older key is ignored. */
  rejected(sessionKey: string | undefined, end: SessionEnd = 'expired'): void {
    if (sessionKey !== undefined && sessionKey === this.sessionKey) {
      this.#rejectionListeners.forEach((hear) => hear(end));
    }
  }

  /** The bank answered a call with this key that the screen is locked. */
  lockedOut(sessionKey: string | undefined): void {
    if (sessionKey !== undefined && sessionKey === this.sessionKey) {
      this.#lockListeners.forEach((hear) => hear());
    }
  }

  /** Calls `hear` when the screen is locked. Returns a function that stops listening. */
  onLock(hear: () => void): () => void {
    this.#lockListeners.add(hear);
    return () => this.#lockListeners.delete(hear);
  }

  /** Calls `hear` when the bank rejects the session key. Returns a function that stops listening. */
  onRejection(hear: (end: SessionEnd) => void): () => void {
    this.#rejectionListeners.add(hear);
    return () => this.#rejectionListeners.delete(hear);
  }
}
