import { runInAction } from 'mobx';

import { isUnreachable } from '../operations/failureCodes';
import type { StoredSession } from '../ports/SessionVault';
import type { SessionDeps } from './SessionDeps';
import type { SessionEnd } from './SessionEnd';
import { isVisit } from './SessionStatus';
import type { SessionStatus } from './SessionStatus';

/** Consequences of what the bank says about the session of this tab. */
export interface SessionVerdicts {
  readonly status: () => SessionStatus;
  /** The bank has named the stage. */
  readonly stands: (stage: 'active' | 'locked') => void;
  /** The bank has not been asked yet, or could not be; the session stays at the stage this tab knows. */
  readonly isUnconfirmed: (stage: StoredSession['stage']) => void;
  /** The bank has locked a screen that was locked here without it. */
  readonly isLockReported: (owner: string) => void;
  readonly hasEnded: (end: SessionEnd) => void;
  /** The session has to be ended at the bank too. */
  readonly mustEnd: (end: SessionEnd) => Promise<void>;
}

/** Asks the bank how the session of this tab stands, and tells it of a lock it does not know of (docs/adr/0010). */
export class SessionCheck {
  readonly #deps: Pick<SessionDeps, 'keeper' | 'gateway'>;
  readonly #verdicts: SessionVerdicts;

  constructor(deps: Pick<SessionDeps, 'keeper' | 'gateway'>, verdicts: SessionVerdicts) {
    this.#deps = deps;
    this.#verdicts = verdicts;
  }

  /** Validates a session from before a reload, or of another tab; without an answer of the bank there is no session here (specification 2, 7.1). */
  async first(session: StoredSession): Promise<void> {
    const { keeper, gateway } = this.#deps;
    const answer = await gateway.validateSession();
    runInAction(() => {
      if (keeper.sessionKey !== session.sessionKey) {
        return;
      }
      if (answer.ok) {
        keeper.keepPosition(answer.value.position, answer.value.firstPage);
      }
      // A bank that is busy or restarting does not end a session: the key may be good. A locked screen shows nothing and is kept until the bank is back.
      if (answer.ok && session.isLockOwed !== true) {
        this.#verdicts.stands(answer.value.stage);
      } else if (answer.ok) {
        this.#verdicts.isUnconfirmed(session.stage);
      } else if (answer.failure.code === 'INVALID_SESSION_KEY') {
        this.#verdicts.hasEnded('expired');
      } else if (isSilent(answer.failure.code) && session.stage === 'active') {
        this.#verdicts.hasEnded('offline');
      } else {
        this.#verdicts.isUnconfirmed(session.stage);
      }
    });
    await this.#tellOfLock();
  }

  /**
   * Validates the session again. The gateway reports a refused key by itself. The screen may have been locked or unlocked where this tab
   * did not hear of it; an answer that comes after the screen has changed here is old.
   */
  readonly again = async (): Promise<void> => {
    if (this.#deps.keeper.session?.isLockOwed === true) {
      await this.#tellOfLock();
      return;
    }
    const before = this.#verdicts.status();
    const answer = await this.#deps.gateway.validateSession();
    if (answer.ok && this.#verdicts.status() === before && isVisit(before) && answer.value.stage !== before) {
      this.#verdicts.stands(answer.value.stage);
    }
  };

  /** The screen could never be unlocked without a PIN, so the session ends as for a user who has none. */
  async #tellOfLock(): Promise<void> {
    const { keeper, gateway } = this.#deps;
    if (keeper.session?.isLockOwed !== true) {
      return;
    }
    const answer = await gateway.lockSession();
    const { session } = keeper;
    if (session?.isLockOwed !== true) {
      return;
    }
    if (answer.ok || answer.failure.code === 'SESSION_LOCKED') {
      this.#verdicts.isLockReported(session.owner ?? '');
    } else if (answer.failure.code === 'PIN_NOT_SET') {
      await this.#verdicts.mustEnd('offline');
    }
  }
}

/** True when the call brought no answer of the bank, not even that it is unavailable for a moment. */
function isSilent(code: string): boolean {
  return isUnreachable(code) && code !== 'BANK_UNAVAILABLE';
}
