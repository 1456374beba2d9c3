import { makeAutoObservable, reaction } from 'mobx';

import type { Instant } from '../../domain/time/Instant';
import type { Clock } from '../ports/Clock';
import type { Cancel, Scheduler } from '../ports/Scheduler';
import type { TabChannel, TabMessage } from '../ports/TabChannel';
import type { UserActivity } from '../ports/UserActivity';
import { ACTIVITY_DEBOUNCE_MS, COUNTDOWN_MS, LATE_MS, OTHER_TABS_WAIT_MS } from './sessionLimits';
import type { KeepAlive } from './KeepAlive';
import type { SessionStore } from './SessionStore';

const SECOND_MS = 1000;

export interface InactivityDeps {
  readonly session: SessionStore;
  readonly activity: UserActivity;
  readonly tabs: TabChannel;
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  readonly keepAlive: KeepAlive;
  /** The limit of inactivity in milliseconds, as the bank has it. */
  readonly limitMs: () => number;
}

/**
 * Ends an inactive session (specification 1, section 4, inactivity; specification 2, sections 9 and 10). What counts is
 * the moment of the last activity in any tab, read off the clock: timers of a tab in the background, or of a device that
 * sleeps, come late.
 */
export class Inactivity {
  /** Whole seconds until the session ends, while the customer is asked; `undefined` before. */
  secondsLeft: number | undefined;
  /** True once half of the limit has passed without activity: what the customer is asked with is fetched then. */
  isHalfGone = false;

  readonly #deps: InactivityDeps;
  #lastActivityAt: Instant = 0;
  #dueAt: Instant = 0;
  #asking = false;
  #cancelCheck: Cancel | undefined;
  #cancelSharing: Cancel | undefined;
  #stopListening: readonly (() => void)[] = [];

  constructor(deps: InactivityDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get warning(): boolean {
    return this.secondsLeft !== undefined;
  }

  /** Signing in, loading the page anew and opening a tab are activity. */
  start(): void {
    if (this.#stopListening.length > 0) {
      return;
    }
    this.#stopListening = [
      this.#deps.activity.listen({ active: this.noticed, returned: this.check }),
      this.#deps.tabs.listen(this.hear),
      reaction(this.#deps.limitMs, () => this.#decide()),
    ];
    this.#lastActivityAt = this.#deps.clock.now();
    this.share();
    this.#decide();
  }

  stop(): void {
    this.#stopListening.forEach((stop) => stop());
    this.#stopListening = [];
    this.#cancelCheck?.();
    this.#cancelSharing?.();
    this.#cancelSharing = undefined;
    this.#deps.keepAlive.stop();
    this.#asking = false;
    this.secondsLeft = undefined;
    this.isHalfGone = false;
  }

  /** Records activity. Once the warning is shown, or should have been, only its buttons count. */
  noticed(): void {
    if (this.warning || this.#leftMs() <= COUNTDOWN_MS) {
      this.check();
      return;
    }
    this.#lastActivityAt = this.#deps.clock.now();
    this.#cancelSharing ??= this.#deps.scheduler.after(ACTIVITY_DEBOUNCE_MS, this.share);
  }

  /** Extends the session at the request of the user: here, in the other tabs and at the bank. */
  goOn(): void {
    if (this.#leftMs() > 0) {
      this.#lastActivityAt = this.#deps.clock.now();
      this.share();
      this.#deps.keepAlive.now();
    }
    this.#decide();
  }

  async leave(): Promise<void> {
    await this.#deps.session.signOut();
  }

  /** Reports the last activity to the other tabs, and soon to the bank. */
  share(): void {
    this.#cancelSharing?.();
    this.#cancelSharing = undefined;
    this.#tell();
    this.#deps.keepAlive.noticed(this.#lastActivityAt);
  }

  hear(message: TabMessage): void {
    if (!('sessionId' in message) || message.sessionId !== this.#deps.session.sessionId) {
      return;
    }
    if (message.type === 'ACTIVITY_WANTED') {
      this.#tell();
    } else if (message.type === 'ACTIVITY' && message.at > this.#lastActivityAt) {
      this.#lastActivityAt = message.at;
      if (this.warning) {
        this.#decide();
      }
    }
  }

  /** Checks the limit. After a sleep the other tabs are asked first: their messages of activity may not have arrived yet. */
  check(): void {
    const now = this.#deps.clock.now();
    if (this.#asking && now < this.#dueAt) {
      return;
    }
    if (!this.#asking && now - this.#dueAt > LATE_MS) {
      this.#asking = true;
      this.#deps.tabs.post({ type: 'ACTIVITY_WANTED', sessionId: this.#deps.session.sessionId });
      this.#checkAfter(OTHER_TABS_WAIT_MS);
      return;
    }
    this.#decide();
  }

  #decide(): void {
    this.#asking = false;
    const leftMs = this.#leftMs();
    if (leftMs <= 0) {
      this.secondsLeft = 0;
      void this.#deps.session.signOut('inactive');
    } else if (leftMs <= COUNTDOWN_MS) {
      this.secondsLeft = Math.ceil(leftMs / SECOND_MS);
      this.#checkAfter(leftMs % SECOND_MS === 0 ? SECOND_MS : leftMs % SECOND_MS);
    } else {
      const halfMs = Math.max(this.#deps.limitMs() / 2, COUNTDOWN_MS);
      this.secondsLeft = undefined;
      this.isHalfGone = leftMs <= halfMs;
      this.#checkAfter(leftMs - (this.isHalfGone ? COUNTDOWN_MS : halfMs));
    }
  }

  #checkAfter(delayMs: number): void {
    this.#cancelCheck?.();
    this.#dueAt = this.#deps.clock.now() + delayMs;
    this.#cancelCheck = this.#deps.scheduler.after(delayMs, this.check);
  }

  #tell(): void {
    this.#deps.tabs.post({ type: 'ACTIVITY', sessionId: this.#deps.session.sessionId, at: this.#lastActivityAt });
  }

  /** Milliseconds left, 0 to the limit even when the clock was set back. */
  #leftMs(): number {
    const now = this.#deps.clock.now();
    this.#lastActivityAt = Math.min(this.#lastActivityAt, now);
    return this.#deps.limitMs() - (now - this.#lastActivityAt);
  }
}
