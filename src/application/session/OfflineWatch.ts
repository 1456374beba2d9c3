import { makeAutoObservable, reaction } from 'mobx';

import type { Instant } from '../../domain/time/Instant';
import type { Clock } from '../ports/Clock';
import type { Connectivity } from '../ports/Connectivity';
import type { LocalData } from '../ports/LocalData';
import type { Cancel, Scheduler } from '../ports/Scheduler';
import type { SessionStore } from './SessionStore';
import { OFFLINE_LIMIT_MS } from './sessionLimits';

export interface OfflineWatchParts {
  readonly session: SessionStore;
  readonly connectivity: Connectivity;
  readonly localData: LocalData;
  readonly clock: Clock;
  readonly scheduler: Scheduler;
}

/**
 * What being without a network means (specification 1, section 4; specification 2, section 10): a signed-in customer has 55
 * seconds to come back, anybody else is at the login page with nothing left on the device.
 */
export class OfflineWatch {
  online = true;

  readonly #parts: OfflineWatchParts;
  #offlineSince: Instant = 0;
  #cancel: Cancel | undefined;

  constructor(parts: OfflineWatchParts) {
    this.#parts = parts;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Follows the network and the session from now on. Answers how to stop. */
  follow(): () => void {
    const stops = [
      this.#parts.connectivity.listen(this.connectivityChanged),
      reaction(() => this.#parts.session.status, this.sessionChanged),
    ];
    this.connectivityChanged(this.#parts.connectivity.online);
    return () => {
      stops.forEach((stop) => stop());
      this.#stopTimer();
    };
  }

  connectivityChanged(online: boolean): void {
    if (online === this.online) {
      return;
    }
    this.online = online;
    if (!online) {
      this.#offlineSince = this.#parts.clock.now();
      this.sessionChanged();
      return;
    }
    this.#stopTimer();
    // A device that slept comes back with its timer still running.
    if (this.#leftMs() <= 0) {
      this.giveUp();
    }
  }

  sessionChanged(): void {
    this.#stopTimer();
    if (this.online) {
      return;
    }
    const { status } = this.#parts.session;
    switch (status) {
      case 'active':
      case 'locked':
        this.#cancel = this.#parts.scheduler.after(Math.max(0, this.#leftMs()), this.giveUp);
        return;
      case 'unauthenticated':
        void this.#parts.localData.clear();
        return;
      case 'checking':
        return;
      default:
        void this.#parts.session.signOut('offline');
    }
  }

  giveUp(): void {
    if (this.#parts.session.visiting) {
      void this.#parts.session.signOut('offline');
    }
  }

  #leftMs(): number {
    return this.#offlineSince + OFFLINE_LIMIT_MS - this.#parts.clock.now();
  }

  #stopTimer(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }
}
