import { reaction } from 'mobx';

import { compareVersions } from '../../domain/version/compareVersions';
import { inject, injectable } from '../injection';
import { BALANCES_KEY } from '../offline/balanceKeys';
import { KeyValueStore } from '../ports/KeyValueStore';
import { LocalData } from '../ports/LocalData';
import { Scheduler } from '../ports/Scheduler';
import type { Cancel } from '../ports/Scheduler';
import { SessionStore } from '../session/SessionStore';
import { SESSION_CHECK_INTERVAL_MS } from '../session/sessionLimits';

/** Storage key of the version that wrote the data on the device. */
export const VERSION_KEY = 'tulpar.version';

/** Version of the application that runs. */
export type RunningVersion = string;

export const RunningVersion = Symbol.for('RunningVersion');

@injectable()
export class VersionWatchDeps {
  @inject(SessionStore) readonly session!: SessionStore;
  @inject(KeyValueStore) readonly settings!: KeyValueStore;
  @inject(LocalData) readonly localData!: LocalData;
  @inject(Scheduler) readonly scheduler!: Scheduler;
  @inject(RunningVersion) readonly running!: RunningVersion;
}

/**
 * Prevents a version from using data that another one left on the device (specification 1, section 4; specification 2, section 10,
 * versions). Another tab may run another version, so a signed-in tab looks again and again.
 */
@injectable('Singleton')
export class VersionWatch {
  readonly #deps: VersionWatchDeps;
  #cancel: Cancel | undefined;

  constructor(@inject(VersionWatchDeps) deps: VersionWatchDeps) {
    this.#deps = deps;
  }

  /** Follows the session. Returns a function that stops it. */
  follow(): () => void {
    const stop = reaction(
      () => this.#deps.session.status,
      () => this.check(),
      { fireImmediately: true },
    );
    return () => {
      stop();
      this.#stopTimer();
    };
  }

  check(): void {
    const { session, scheduler } = this.#deps;
    this.#stopTimer();
    if (session.visiting) {
      this.#cancel = scheduler.after(SESSION_CHECK_INTERVAL_MS, () => this.check());
      void this.#checkSignedIn();
    } else if (session.status === 'unauthenticated') {
      void this.#checkLogin();
    }
  }

  async #checkLogin(): Promise<void> {
    const { localData, settings, running } = this.#deps;
    const stored = settings.read(VERSION_KEY);
    if (stored !== undefined && compareVersions(stored, running) < 0) {
      await localData.clear();
      settings.remove(BALANCES_KEY);
    }
    // Also where the stored one is newer, so that the next sign-in is not thrown out again.
    settings.write(VERSION_KEY, running);
  }

  async #checkSignedIn(): Promise<void> {
    const { localData, session, settings, running } = this.#deps;
    const stored = settings.read(VERSION_KEY);
    if (stored === undefined) {
      settings.write(VERSION_KEY, running);
    } else if (stored !== running) {
      this.#stopTimer();
      await localData.dropCopies();
      await session.signOutAndRestart('outdated');
    }
  }

  #stopTimer(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }
}
