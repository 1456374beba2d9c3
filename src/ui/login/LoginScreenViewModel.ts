import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { Failure } from '../../application/operations/failureCodes';
import type { AuthenticationGateway, GlobalStatus } from '../../application/ports/AuthenticationGateway';
import type { SessionEnd } from '../../application/session/SessionEnd';
import type { SessionStore } from '../../application/session/SessionStore';
import type { SignIn } from '../../application/session/SignIn';
import { SignInForm } from '../../domain/user/SignInForm';
import { validate } from '../../domain/validation/validate';
import type { Problems } from '../../domain/validation/validate';
import { FormAttempt } from '../forms/FormAttempt';

/** Login and password. Once they are right the session waits for its code, and the route guard goes to the code page. */
export class LoginScreenViewModel {
  username = '';
  password = '';
  /** What the bank wants every visitor to know, once it has answered. */
  bankStatus: GlobalStatus | undefined;

  readonly #attempt = new FormAttempt();
  readonly #signIn: SignIn;
  readonly #session: SessionStore;
  readonly #gateway: AuthenticationGateway;

  constructor(signIn: SignIn, session: SessionStore, gateway: AuthenticationGateway) {
    this.#signIn = signIn;
    this.#session = session;
    this.#gateway = gateway;
    makeAutoObservable(this, { bankStatus: observableRef }, { autoBind: true });
  }

  get busy(): boolean {
    return this.#attempt.busy;
  }

  /** Why the bank refused the last attempt. */
  get failure(): Failure | undefined {
    return this.#attempt.failure;
  }

  /** Problems of the fields; none before the first attempt to sign in. */
  get problems(): Problems<SignInForm> {
    return this.#attempt.shown(validate(this.#form()));
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
    if (this.blocked) {
      return;
    }
    const { username, password } = this;
    await this.#attempt.make({
      problems: validate(this.#form()),
      send: () => this.#signIn.submit({ username, password }),
      settled: (failure) => {
        if (failure === undefined || failure.code === 'INVALID_LOGIN_OR_PASSWORD') {
          this.password = '';
          this.#attempt.renew();
        }
      },
    });
  }

  #form(): SignInForm {
    return new SignInForm({ username: this.username, password: this.password });
  }
}
