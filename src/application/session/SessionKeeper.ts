import { makeAutoObservable, observableRef } from 'mobx';

import type { SessionVault, StoredSession } from '../ports/SessionVault';

/**
 * The one place that holds the session key. Every call reads it here, and a gateway that is told the key is no longer good
 * says so here; `SessionStore` listens.
 */
export class SessionKeeper {
  session: StoredSession | undefined;

  readonly #vault: SessionVault;
  readonly #rejectionListeners = new Set<() => void>();

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

  forget(): void {
    this.session = undefined;
    this.#vault.clear();
  }

  /** The bank refused `sessionKey`. A late answer to a call made with an older key changes nothing. */
  rejected(sessionKey: string | undefined): void {
    if (sessionKey !== undefined && sessionKey === this.sessionKey) {
      this.#rejectionListeners.forEach((hear) => hear());
    }
  }

  /** Answers how to stop listening. */
  onRejection(hear: () => void): () => void {
    this.#rejectionListeners.add(hear);
    return () => this.#rejectionListeners.delete(hear);
  }
}
