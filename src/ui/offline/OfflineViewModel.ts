import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { readBalances } from '../../application/offline/keptBalances';
import type { KeptBalances } from '../../application/offline/keptBalances';
import type { Clock } from '../../application/ports/Clock';
import type { Connectivity } from '../../application/ports/Connectivity';
import type { KeyValueStore } from '../../application/ports/KeyValueStore';
import type { Cancel, Scheduler } from '../../application/ports/Scheduler';
import type { Instant } from '../../domain/time/Instant';

/** Time between two checks, in milliseconds. Each browser adds a part of its own, so that they do not all come back in one moment. */
export const CHECK_EVERY_MS = 15_000;
export const CHECK_SPREAD_MS = 5000;
/** Checks after the device has a network again; the first packets of one are often lost. */
const CHECKS_AFTER_RETURN_MS = [1000, 3000] as const;

/** The page is of the same outage when another one of this tab was there so short a time ago, in milliseconds. */
const SAME_OUTAGE_MS = 5 * 60_000;

/** Storage key, in the tab, of the moment the outage began and of the last moment it was seen. */
const OUTAGE_KEY = 'tulpar.outage';

export interface OfflineDeps {
  readonly settings: KeyValueStore;
  readonly tabSettings: KeyValueStore;
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  readonly connectivity: Connectivity;
  /** Resolves to true when the bank answers that it works. */
  readonly reach: () => Promise<boolean>;
  /** Opens the address again that the page stands at. */
  readonly reopen: () => void;
  /** Part of this browser of the time between checks, from 0 to 1. */
  readonly share: number;
}

/** Page shown in place of any other while the bank cannot be reached: it waits for the bank, and shows what the customer has kept. */
export class OfflineViewModel {
  readonly since: Instant;
  /** `undefined` when the customer keeps no balances on this device. */
  readonly balances: KeptBalances | undefined;
  status: 'waiting' | 'checking' | 'away' = 'waiting';
  /** Moment of the last check; `undefined` before the first. */
  checkedAt: Instant | undefined;

  readonly #deps: OfflineDeps;
  #isReopening = false;

  constructor(deps: OfflineDeps) {
    this.#deps = deps;
    this.since = this.#beginning();
    this.balances = readBalances(deps.settings);
    makeAutoObservable(this, { balances: observableRef }, { autoBind: true });
  }

  /** Checks again and again, and at once when the device has a network. Returns a function that stops it. */
  follow(): () => void {
    const { scheduler, connectivity, share } = this.#deps;
    const check = (): void => void this.#check();
    const cancel = scheduler.every(CHECK_EVERY_MS + share * CHECK_SPREAD_MS, check);
    let soon: readonly Cancel[] = [];
    const forget = (): void => soon.forEach((each) => each());
    const stop = connectivity.listen((online) => {
      forget();
      if (online) {
        check();
        soon = CHECKS_AFTER_RETURN_MS.map((delay) => scheduler.after(delay, check));
      }
    });
    return () => {
      cancel();
      forget();
      stop();
    };
  }

  /** Checks because somebody wants to know, and says what came of it. */
  async checkNow(): Promise<void> {
    if (this.status !== 'checking') {
      this.status = 'checking';
      const isReached = await this.#check();
      runInAction(() => {
        this.status = isReached ? 'checking' : 'away';
      });
    }
  }

  async #check(): Promise<boolean> {
    const { clock, reach, reopen, tabSettings } = this.#deps;
    const isReached = this.#isReopening || (await reach());
    if (isReached) {
      // Checks that were on their way must not load the page again while it loads.
      if (!this.#isReopening) {
        this.#isReopening = true;
        tabSettings.remove(OUTAGE_KEY);
        reopen();
      }
      return true;
    }
    tabSettings.write(OUTAGE_KEY, `${this.since} ${clock.now()}`);
    runInAction(() => {
      this.checkedAt = clock.now();
    });
    return false;
  }

  /** The moment this tab has first seen the outage, also when the page was loaded again meanwhile. */
  #beginning(): Instant {
    const { clock, tabSettings } = this.#deps;
    const [since = NaN, seen = NaN] = (tabSettings.read(OUTAGE_KEY) ?? '').split(' ').map(Number);
    const now = clock.now();
    const isSame = since <= seen && seen <= now && now - seen < SAME_OUTAGE_MS;
    const beginning = isSame ? since : now;
    tabSettings.write(OUTAGE_KEY, `${beginning} ${now}`);
    return beginning;
  }
}
