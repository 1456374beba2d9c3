import { makeAutoObservable } from 'mobx';

import { FormAttempt } from '../../../../application/forms/FormAttempt';
import { inject, injectable } from '../../../../application/injection';
import type { Failure } from '../../../../application/operations/failureCodes';
import { OfflineWatch } from '../../../../application/session/OfflineWatch';
import { ScreenLock } from '../../../../application/session/ScreenLock';
import { SessionStore } from '../../../../application/session/SessionStore';
import { isPin } from '../../../../domain/user/pinPolicy';
import type { Violations } from '../../../../domain/validation/validate';

/** PIN entry of a locked screen. A wrong PIN is cleared at once, so that it is typed again and not edited. */
@injectable()
export class LockScreenViewModel {
  pin = '';

  readonly #attempt = new FormAttempt();
  readonly #lock: ScreenLock;
  readonly #session: SessionStore;
  readonly #network: OfflineWatch;

  constructor(
    @inject(ScreenLock) lock: ScreenLock,
    @inject(SessionStore) session: SessionStore,
    @inject(OfflineWatch) network: OfflineWatch,
  ) {
    this.#lock = lock;
    this.#session = session;
    this.#network = network;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Name of the customer the session belongs to; empty when this tab does not know it. */
  get owner(): string {
    return this.#session.session?.owner ?? '';
  }

  /** False while the network is away: only the bank can check a PIN. */
  get online(): boolean {
    return this.#network.online;
  }

  get busy(): boolean {
    return this.#attempt.busy;
  }

  /** Failure of the last submission. */
  get failure(): Failure | undefined {
    return this.#attempt.failure;
  }

  get violations(): Violations<{ pin: string }> {
    return this.#attempt.shown(this.#problems);
  }

  setPin(pin: string): void {
    this.pin = pin;
  }

  submit(): Promise<void> {
    return this.#attempt.make({
      violations: this.#problems,
      send: () => this.#lock.unlock(this.pin),
      settled: () => {
        this.pin = '';
        this.#attempt.renew();
      },
    });
  }

  async leave(): Promise<void> {
    await this.#session.signOut();
  }

  get #problems(): Violations<{ pin: string }> {
    return isPin(this.pin) ? {} : { pin: this.pin === '' ? 'PIN_REQUIRED' : 'PIN_DIGITS' };
  }
}
