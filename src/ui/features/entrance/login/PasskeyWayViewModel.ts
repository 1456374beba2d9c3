import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { inject, injectable } from '../../../../application/injection';
import type { Failure } from '../../../../application/operations/failureCodes';
import { PasskeySignIn } from '../../../../application/session/PasskeySignIn';

/** Sign-in by a passkey: a button, and suggestions in the field of the login. */
@injectable()
export class PasskeyWayViewModel {
  busy = false;
  /** Failure of the bank. */
  failure: Failure | undefined;
  /** True when the device has used no passkey. */
  isCancelled = false;

  readonly #signIn: PasskeySignIn;

  constructor(@inject(PasskeySignIn) signIn: PasskeySignIn) {
    this.#signIn = signIn;
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true });
  }

  /** True at a bank with passkeys, in a browser that knows them. */
  get isOffered(): boolean {
    return this.#signIn.isOffered;
  }

  /**
   * Has the browser suggest passkeys in the field of the login, until one is used or the page is left. A request that is under way goes on:
   * the browser answers one at a time, and would end it.
   */
  async open(): Promise<void> {
    if (this.busy) {
      return;
    }
    const failure = await this.#signIn.wait();
    if (failure !== undefined) {
      runInAction(() => {
        this.failure = failure;
      });
    }
  }

  close(): void {
    this.#signIn.stop();
  }

  async submit(): Promise<void> {
    if (this.busy) {
      return;
    }
    this.busy = true;
    this.failure = undefined;
    this.isCancelled = false;
    const answer = await this.#signIn.submit();
    runInAction(() => {
      this.busy = false;
      this.isCancelled = !answer.ok && typeof answer.failure === 'string';
      this.failure = answer.ok || typeof answer.failure === 'string' ? undefined : answer.failure;
    });
    // A passkey the bank has refused is not suggested again.
    if (this.isCancelled) {
      await this.open();
    }
  }
}
