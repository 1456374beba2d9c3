import { makeAutoObservable, reaction } from 'mobx';

import type { Instant } from '../../domain/time/Instant';
import { inject, injectable } from '../injection';
import { Clock } from '../ports/Clock';
import { Connectivity } from '../ports/Connectivity';
import { LocalData } from '../ports/LocalData';
import { Scheduler } from '../ports/Scheduler';
import type { Cancel } from '../ports/Scheduler';
import { SessionStore } from './SessionStore';
import { isVisit } from './SessionStatus';
import { SignedInArea } from './SignedInArea';
import { IDLE_LIMIT_MS, OFFLINE_LIMIT_MS } from './sessionLimits';

@injectable()
export class OfflineWatchDeps {
  @inject(SessionStore) readonly session!: SessionStore;
  @inject(SignedInArea) readonly area!: Pick<SignedInArea, 'lockOwner'>;
  @inject(Connectivity) readonly connectivity!: Connectivity;
  @inject(LocalData) readonly localData!: LocalData;
  @inject(Clock) readonly clock!: Clock;
  @inject(Scheduler) readonly scheduler!: Scheduler;
}

/**
 * Reaction to a lost network (specification 1, section 4; specification 2, section 10; docs/adr/0010): a signed-in customer has
 * 55 seconds to reconnect. Then the screen of a user with a PIN is locked, and the session of another user ends; a locked one ends with
 * the bank's own limit. Who is not signed in is at the login page with nothing left on the device.
 */
@injectable('Singleton')
export class OfflineWatch {
  online = true;
  /** Name to show on the screen that will be locked unless the network returns; `undefined` when the session will end. */
  lockOwner: string | undefined;

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
      // What the screen is made of cannot be fetched from here on.
      this.lockOwner = this.#deps.area.lockOwner();
      this.sessionChanged();
      return;
    }
    // A device that slept comes back with its timer still running.
    this.decide();
    this.#stopTimer();
    if (this.#deps.session.visiting) {
      void this.#deps.session.recheck();
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
        this.#cancel = this.#deps.scheduler.after(Math.max(0, this.#leftMs(status)), this.decide);
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

  /** Locks the screen or ends the session once its time without a network is over. */
  decide(): void {
    const { session } = this.#deps;
    const { status } = session;
    if (!isVisit(status) || this.#leftMs(status) > 0) {
      return;
    }
    if (status === 'locked') {
      void session.signOut('inactive');
    } else if (this.lockOwner === undefined) {
      void session.signOut('offline');
    } else {
      session.lockOffline(this.lockOwner);
      // A device that slept may have been away for longer than the bank waits.
      this.decide();
    }
  }

  /** The bank ends an idle session by the same limit, counted from an earlier moment. */
  #leftMs(status: 'active' | 'locked'): number {
    const limitMs = status === 'active' ? OFFLINE_LIMIT_MS : IDLE_LIMIT_MS;
    return this.#offlineSince + limitMs - this.#deps.clock.now();
  }

  #stopTimer(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }
}
