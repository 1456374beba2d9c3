import { makeAutoObservable, reaction } from 'mobx';

import type { Instant } from '../../domain/time/Instant';
import { inject, injectable } from '../injection';
import { Clock } from '../ports/Clock';
import { Connectivity } from '../ports/Connectivity';
import { LocalData } from '../ports/LocalData';
import { Scheduler } from '../ports/Scheduler';
import type { Cancel } from '../ports/Scheduler';
import { SessionStore } from './SessionStore';
import { OFFLINE_LIMIT_MS } from './sessionLimits';

@injectable()
export class OfflineWatchDeps {
  @inject(SessionStore) readonly session!: SessionStore;
  @inject(Connectivity) readonly connectivity!: Connectivity;
  @inject(LocalData) readonly localData!: LocalData;
  @inject(Clock) readonly clock!: Clock;
  @inject(Scheduler) readonly scheduler!: Scheduler;
}

/**
 * Reaction to a lost network (specification 1, section 4; specification 2, section 10): a signed-in customer has 55 seconds to
 * reconnect, anybody else is at the login page with nothing left on the device.
 */
@injectable()
export class OfflineWatch {
  online = true;

  readonly #deps: OfflineWatchDeps;
  #offlineSince: Instant = 0;
  #cancel: Cancel | undefined;

  constructor(@inject(OfflineWatchDeps) deps: OfflineWatchDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Follows the network and the session. Returns a function that stops it. */
  follow(): () => void {
    const stops = [
      this.#deps.connectivity.listen(this.connectivityChanged),
      reaction(() => this.#deps.session.status, this.sessionChanged),
    ];
    this.connectivityChanged(this.#deps.connectivity.online);
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
      this.#offlineSince = this.#deps.clock.now();
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
    const { status } = this.#deps.session;
    switch (status) {
      case 'active':
      case 'locked':
        this.#cancel = this.#deps.scheduler.after(Math.max(0, this.#leftMs()), this.giveUp);
        return;
      case 'unauthenticated':
        void this.#deps.localData.clear();
        return;
      case 'checking':
        return;
      default:
        void this.#deps.session.signOut('offline');
    }
  }

  giveUp(): void {
    if (this.#deps.session.visiting) {
      void this.#deps.session.signOut('offline');
    }
  }

  #leftMs(): number {
    return this.#offlineSince + OFFLINE_LIMIT_MS - this.#deps.clock.now();
  }

  #stopTimer(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }
}
