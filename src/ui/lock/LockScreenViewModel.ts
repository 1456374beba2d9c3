import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { Failure } from '../../application/operations/failureCodes';
import type { ScreenLock } from '../../application/session/ScreenLock';
import type { SessionStore } from '../../application/session/SessionStore';
import { isPin } from '../../domain/user/pinPolicy';
import type { ValidationCode } from '../../domain/validation/ValidationCode';

/** The PIN of a locked screen. A wrong one is forgotten at once, so that it is typed anew and not mended. */
export class LockScreenViewModel {
  pin = '';
  busy = false;
  attempted = false;
  failure: Failure | undefined;

  readonly #lock: ScreenLock;
  readonly #session: SessionStore;

  constructor(lock: ScreenLock, session: SessionStore) {
    this.#lock = lock;
    this.#session = session;
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true });
  }

  /** Whose visit it is; empty when this tab was not told. */
  get owner(): string {
    return this.#session.session?.owner ?? '';
  }

  get problem(): ValidationCode | undefined {
    if (!this.attempted || isPin(this.pin)) {
      return undefined;
    }
    return this.pin === '' ? 'PIN_REQUIRED' : 'PIN_DIGITS';
  }

  setPin(pin: string): void {
    this.pin = pin;
  }

  async submit(): Promise<void> {
    if (this.busy) {
      return;
    }
    this.attempted = true;
    this.failure = undefined;
    if (this.problem !== undefined) {
      return;
    }
    this.busy = true;
    const failure = await this.#lock.unlock(this.pin);
    runInAction(() => {
      this.busy = false;
      this.failure = failure;
      this.pin = '';
      this.attempted = false;
    });
  }

  async leave(): Promise<void> {
    await this.#session.signOut();
  }
}
