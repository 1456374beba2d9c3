import { makeAutoObservable, observableRef } from 'mobx';

import type { SessionVault, StoredSession } from '../ports/SessionVault';
import type { SessionEnd } from './SessionEnd';
import { isVisit } from './SessionStatus';

/**
 * The one place that holds the session key. Every call reads it here, and a gateway that is told the key is no longer good
 * says so here; `SessionStore` listens.
 */
export class SessionKeeper {
  session: StoredSession | undefined;

  readonly #vault: SessionVault;
  readonly #rejectionListeners = new Set<(end: SessionEnd) => void>();
  readonly #lockListeners = new Set<() => void>();

  constructor(vault: SessionVault) {
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

  /** The same key may do more or less than before. `owner` is who is signed in, for a locked screen to show. */
  stand(stage: 'active' | 'locked', owner?: string): void {
    if (this.session !== undefined) {
      const { owner: before, ...rest } = this.session;
      const shown = stage === 'locked' ? (owner ?? before) : undefined;
      this.keep({ ...rest, stage, ...(shown !== undefined && { owner: shown }) });
    }
  }

  /** Remembers how many more SMS may come, where one is waited for. */
  countSends(sendsLeft: number): void {
    if (this.session !== undefined && !isVisit(this.session.stage)) {
      this.keep({ ...this.session, sendsLeft });
    }
  }

  forget(): void {
    this.session = undefined;
    this.#vault.clear();
  }

  /** The bank refused `sessionKey`, or said why it ended its session. A late answer to a call made with an older key changes nothing. */
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

  /** Answers how to stop listening. */
  onLock(hear: () => void): () => void {
    this.#lockListeners.add(hear);
    return () => this.#lockListeners.delete(hear);
  }

  /** Answers how to stop listening. */
  onRejection(hear: (end: SessionEnd) => void): () => void {
    this.#rejectionListeners.add(hear);
    return () => this.#rejectionListeners.delete(hear);
  }
}
