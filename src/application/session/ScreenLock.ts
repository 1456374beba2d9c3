import { inject, injectable } from '../injection';
import type { Failure } from '../operations/failureCodes';
import { AuthenticationGateway } from '../ports/AuthenticationGateway';
import { SessionStore } from './SessionStore';

/**
 * Locks and unlocks the screen of a visit, in all its tabs. The bank locks first: a screen that only looks locked would open
 * with a reload (bank/modules/identity/README.md).
 */
@injectable()
export class ScreenLock {
  readonly #gateway: AuthenticationGateway;
  readonly #session: SessionStore;

  constructor(
    @inject(AuthenticationGateway) gateway: AuthenticationGateway,
    @inject(SessionStore) session: SessionStore,
  ) {
    this.#gateway = gateway;
    this.#session = session;
  }

  /** Returns the failure, or `undefined` once the screen is locked. */
  async lock(owner: string): Promise<Failure | undefined> {
    const answer = await this.#gateway.lockSession();
    // Another tab may have been faster.
    if (!answer.ok && answer.failure.code !== 'SESSION_LOCKED') {
      return answer.failure;
    }
    this.#session.lock(owner);
    return undefined;
  }

  /** Returns the failure, or `undefined` once the screen is unlocked. The last wrong PIN ends the visit. */
  async unlock(pin: string): Promise<Failure | undefined> {
    const answer = await this.#gateway.unlockSession(pin);
    if (answer.ok) {
      this.#session.unlock();
      return undefined;
    }
    if (answer.failure.code === 'PIN_TRIES_LIMIT_EXCEEDED') {
      await this.#session.signOut('wrongPin');
    }
    return answer.failure;
  }
}
