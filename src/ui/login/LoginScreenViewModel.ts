import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { Failure } from '../../application/operations/failureCodes';
import type { AuthenticationGateway, GlobalStatus } from '../../application/ports/AuthenticationGateway';
import type { SessionEnd } from '../../application/session/SessionEnd';
import type { SessionStore } from '../../application/session/SessionStore';
import type { SignIn } from '../../application/session/SignIn';
import { SignInForm } from '../../domain/user/SignInForm';
import { isSound, validate } from '../../domain/validation/validate';
import type { Problems } from '../../domain/validation/validate';

/** Login and password. Once they are right the session waits for its code, and the route guard goes to the code page. */
export class LoginScreenViewModel {
  username = '';
  password = '';
  busy = false;
  /** Validation shows its problems only after the first attempt. */
  attempted = false;
  failure: Failure | undefined;
  /** What the bank wants every visitor to know, once it has answered. */
  bankStatus: GlobalStatus | undefined;

  readonly #signIn: SignIn;
  readonly #session: SessionStore;
  readonly #gateway: AuthenticationGateway;

  constructor(signIn: SignIn, session: SessionStore, gateway: AuthenticationGateway) {
    this.#signIn = signIn;
    this.#session = session;
    this.#gateway = gateway;
    makeAutoObservable(this, { failure: observableRef, bankStatus: observableRef }, { autoBind: true });
  }

  /** Problems of the fields; none before the first attempt to sign in. */
  get problems(): Problems<SignInForm> {
    return this.attempted ? validate(this.#form()) : {};
  }

  /** The words of the banner; `undefined` when there is none to show. */
  get banner(): string | undefined {
    return this.bankStatus?.shouldShowText === true && this.bankStatus.text !== '' ? this.bankStatus.text : undefined;
  }

  /** The bank lets nobody sign in now; the banner says why. */
  get blocked(): boolean {
    return this.bankStatus?.behaviorCode === 'block';
  }

  /** Why the last session ended, for a quiet word above the form. */
  get sessionEnd(): SessionEnd | undefined {
    return this.#session.end;
  }

  setUsername(username: string): void {
    this.username = username;
  }

  setPassword(password: string): void {
    this.password = password;
  }

  /** Asks for the banner; without an answer there is none. */
  async load(): Promise<void> {
    const answer = await this.#gateway.globalStatus();
    if (answer.ok) {
      runInAction(() => {
        this.bankStatus = answer.value;
      });
    }
  }

  async submit(): Promise<void> {
    if (this.busy || this.blocked) {
      return;
    }
    this.attempted = true;
    this.failure = undefined;
    if (!isSound(this.problems)) {
      return;
    }
    this.busy = true;
    const { username, password } = this;
    const failure = await this.#signIn.submit({ username, password });
    runInAction(() => {
      this.busy = false;
      this.failure = failure;
      if (failure === undefined || failure.code === 'INVALID_LOGIN_OR_PASSWORD') {
        this.password = '';
        // The emptied field is not a problem to point at before the next attempt.
        this.attempted = false;
      }
    });
  }

  #form(): SignInForm {
    return new SignInForm({ username: this.username, password: this.password });
  }
}
