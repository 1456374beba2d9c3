import { makeAutoObservable, runInAction } from 'mobx';

import { inject, injectable } from '../injection';
import type { SessionGrant } from '../ports/AuthenticationGateway';
import type { StoredSession } from '../ports/SessionVault';
import type { TabMessage } from '../ports/TabChannel';
import { askOtherTabs } from './askOtherTabs';
import { SessionCheck } from './SessionCheck';
import type { SessionEnd } from './SessionEnd';
import { SESSION_CHECK_INTERVAL_MS } from './sessionLimits';
import { SessionDeps } from './SessionDeps';
import type { Standing } from './SessionKeeper';
import { sessionOf } from './sessionOf';
import { isVisit } from './SessionStatus';
import type { SessionStatus } from './SessionStatus';

/**
 * Sign-in status of the tab and every way it ends (specification 1, section 4; specification 2, section 10). Signing out
 * deletes everything at once and notifies the bank afterwards; an invalid key deletes everything without an error message.
 */
@injectable('Singleton')
export class SessionStore {
  status: SessionStatus = 'checking';
  /** Reason the session ended; `undefined` when there was none. Shown on the login page. */
  end: SessionEnd | undefined;

  readonly #deps: SessionDeps;
  readonly #check: SessionCheck;
  #started = false;
  /** True after other tabs were asked for their session, until something happens in this one. */
  #wanting = false;
  /** True when another tab asked before this one knew whether it has a session. */
  #askedEarly = false;
  #stopChecking: (() => void) | undefined;

  constructor(@inject(SessionDeps) deps: SessionDeps) {
    this.#deps = deps;
    this.#check = new SessionCheck(deps, {
      status: () => this.status,
      stands: (stage) => this.#standAt(stage),
      isUnconfirmed: (stage) => this.#settle(stage),
      isLockReported: (owner) => this.lock(owner),
      hasEnded: (end) => this.#leave(end),
      mustEnd: (end) => this.signOut(end),
    });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get signedIn(): boolean {
    return this.status === 'active';
  }

  /** Signed in, whether or not the screen is locked. */
  get visiting(): boolean {
    return isVisit(this.status);
  }

  /** The current session; `undefined` when there is none. */
  get session(): StoredSession | undefined {
    return this.#deps.keeper.session;
  }

  get sessionId(): string {
    return this.#deps.keeper.session?.sessionId ?? '';
  }

  /** Finds out, once, whether this tab has a session: its own from before a reload, or one handed over by another tab. */
  async start(): Promise<void> {
    if (this.#started) {
      return;
    }
    this.#started = true;
    this.#deps.keeper.onRejection(this.expire);
    this.#deps.keeper.onLock(this.#check.again);
    this.#deps.tabs.listen(this.hear);
    runInAction(() => {
      this.end = this.#deps.restart.takeReason();
    });
    const session = this.#deps.keeper.session ?? (await this.#askOtherTabs());
    if (session === undefined) {
      this.#settle('unauthenticated');
    } else if (isVisit(session.stage)) {
      this.#deps.keeper.keep(session);
      await this.#check.first(session);
    } else {
      // A half-signed-in key may not be validated; the page of its step finds out by using it.
      this.#settle(session.stage);
    }
  }

  /** Takes over a session that is not signed in yet, new or moved to another step. */
  enter(session: StoredSession): void {
    this.#wanting = false;
    runInAction(() => {
      this.end = undefined;
      this.#deps.keeper.keep(session);
      this.status = session.stage;
    });
  }

  /** Stores the number of further SMS the bank will send at this step. */
  countSends(sendsLeft: number): void {
    this.#deps.keeper.countSends(sendsLeft);
  }

  /** Takes over the new key after a successful step. At the last stage the customer is signed in. */
  grant(grant: SessionGrant): void {
    const { sessionKey, sessionId, stage, position } = grant;
    if (stage !== 'active') {
      this.enter(sessionOf(grant, this.session?.username));
      return;
    }
    this.#deps.keeper.keep({ sessionKey, sessionId, stage, phoneNumber: '' });
    this.#deps.keeper.keepPosition(position);
    this.#settle('active');
    this.#deps.tabs.post({ type: 'SIGNED_IN', sessionId });
  }

  /**
   * Leaves the bank: forgets first, so that nothing stays on the screen, then ends the session at the bank and in other tabs.
   * Without a reason the customer wanted it.
   */
  async signOut(reason?: SessionEnd): Promise<void> {
    const session = this.#deps.keeper.session;
    const end = reason ?? (this.visiting ? 'signedOut' : undefined);
    if (session === undefined) {
      this.#settle('unauthenticated');
      return;
    }
    const exit = this.#deps.gateway.exit(session.sessionKey);
    this.#leave(end);
    this.#deps.tabs.post({ type: 'SIGNED_OUT', sessionId: session.sessionId, end: end ?? 'signedOut' });
    await exit;
  }

  /** Signs out and reloads the application. */
  async signOutAndRestart(reason: SessionEnd): Promise<void> {
    await this.signOut(reason);
    this.#deps.restart.begin(reason);
  }

  /** The bank no longer accepts the key: silent, without a message of failure (specification 2, section 8.1); the login page says why. */
  expire(end: SessionEnd = 'expired'): void {
    const session = this.#deps.keeper.session;
    if (session === undefined) {
      return;
    }
    this.#leave(end);
    this.#deps.tabs.post({ type: 'SIGNED_OUT', sessionId: session.sessionId, end });
  }

  /** Records that the bank has locked the screen; `owner` is the name of the user, for the locked screen to show. */
  lock(owner: string): void {
    this.#standAt('locked', { owner });
    this.#deps.tabs.post({ type: 'LOCKED', sessionId: this.sessionId, owner });
  }

  /** Locks the screen while the bank cannot be reached; the bank is notified as soon as it can, also after a reload. */
  lockOffline(owner: string): void {
    this.#standAt('locked', { owner, isLockOwed: true });
  }

  /** The PIN was right. */
  unlock(): void {
    this.#standAt('active');
    this.#deps.tabs.post({ type: 'UNLOCKED', sessionId: this.sessionId });
  }

  /** Asks the bank how the session stands, or tells it of a lock it does not know of. */
  async recheck(): Promise<void> {
    await this.#check.again();
  }

  /** The login page has shown why the last session ended. */
  dismissEnd(): void {
    this.end = undefined;
  }

  hear(message: TabMessage): void {
    const session = this.#deps.keeper.session;
    switch (message.type) {
      case 'SESSION_WANTED':
        this.#askedEarly = this.status === 'checking';
        this.#offer();
        return;
      case 'LOCKED':
      case 'UNLOCKED':
        if (session?.sessionId === message.sessionId && this.visiting) {
          this.#standAt(message.type === 'LOCKED' ? 'locked' : 'active', { owner: message.owner });
        }
        return;
      case 'SIGNED_OUT':
        if (session?.sessionId === message.sessionId) {
          this.#followOut(message.end === 'signedOut' ? 'signedOutElsewhere' : message.end);
        }
        return;
      case 'SIGNED_IN':
        if (session?.sessionId !== message.sessionId || !isVisit(session.stage)) {
          void this.#followIn();
        }
        return;
      case 'SESSION_OFFERED':
        this.#takeLate(message.session);
        return;
      case 'ACTIVITY':
      case 'ACTIVITY_WANTED':
        return;
      default:
        message satisfies never;
    }
  }

  #followOut(end: SessionEnd): void {
    this.#leave(end);
    this.#deps.restart.begin(end);
  }

  /** Follows the sign-in of another tab: abandons the sign-in of this one and, after a reload, takes that session over. */
  async #followIn(): Promise<void> {
    if (this.status === 'checking') {
      return;
    }
    const session = this.#deps.keeper.session;
    this.#leave(undefined);
    if (session !== undefined) {
      await this.#deps.gateway.exit(session.sessionKey);
    }
    this.#deps.restart.begin(undefined);
  }

  /** Hands the session over to other tabs that asked for one. */
  #offer(): void {
    const session = this.#deps.keeper.session;
    if (this.visiting && session !== undefined) {
      this.#deps.tabs.post({ type: 'SESSION_OFFERED', session });
    }
  }

  /** Accepts the session of a tab that responded after this one had shown the login page. */
  #takeLate(session: StoredSession): void {
    if (this.#wanting && this.status === 'unauthenticated') {
      this.#wanting = false;
      this.#deps.keeper.keep(session);
      void this.#check.first(session);
    }
  }

  async #askOtherTabs(): Promise<StoredSession | undefined> {
    const session = await askOtherTabs(this.#deps.tabs, this.#deps.scheduler);
    this.#wanting = session === undefined;
    return session;
  }

  #settle(status: SessionStatus): void {
    const { scheduler, settings } = this.#deps;
    runInAction(() => {
      this.status = status;
      if (isVisit(status)) {
        this.end = undefined;
        this.#stopChecking ??= scheduler.every(settings?.checkMs ?? SESSION_CHECK_INTERVAL_MS, this.#check.again);
        if (this.#askedEarly) {
          this.#askedEarly = false;
          this.#offer();
        }
      }
    });
  }

  #standAt(stage: 'active' | 'locked', standing?: Standing): void {
    this.#deps.keeper.stand(stage, standing);
    this.#settle(stage);
  }

  #leave(end: SessionEnd | undefined): void {
    this.#wanting = false;
    runInAction(() => {
      this.#stopChecking?.();
      this.#stopChecking = undefined;
      this.#deps.keeper.forget();
      this.end = end;
      this.status = 'unauthenticated';
    });
  }
}
