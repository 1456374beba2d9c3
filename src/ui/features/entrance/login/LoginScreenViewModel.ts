import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { FormAttempt } from '../../../../application/forms/FormAttempt';
import { inject, injectable } from '../../../../application/injection';
import type { Failure } from '../../../../application/operations/failureCodes';
import { AuthenticationGateway } from '../../../../application/ports/AuthenticationGateway';
import type { GlobalStatus } from '../../../../application/ports/AuthenticationGateway';
import type { SessionEnd } from '../../../../application/session/SessionEnd';
import { SessionStore } from '../../../../application/session/SessionStore';
import { SignIn } from '../../../../application/session/SignIn';
import { SignInForm } from '../../../../domain/user/SignInForm';
import { validate } from '../../../../domain/validation/validate';
import type { Violations } from '../../../../domain/validation/validate';

/** Login and password. Once they are correct the session waits for its code, and the route guard opens the code page. */
@injectable()
export class LoginScreenViewModel {
  username = '';
  password = '';
  /** Announcement of the bank to all visitors, once it is loaded. */
  bankStatus: GlobalStatus | undefined;
  /** True once somebody has asked for the form although the bank lets in administrators only. */
  isStaff = false;

  readonly #attempt = new FormAttempt();
  readonly #signIn: SignIn;
  readonly #session: SessionStore;
  readonly #gateway: Pick<AuthenticationGateway, 'globalStatus'>;

  constructor(
    @inject(SignIn) signIn: SignIn,
    @inject(SessionStore) session: SessionStore,
    @inject(AuthenticationGateway) gateway: Pick<AuthenticationGateway, 'globalStatus'>,
  ) {
    this.#signIn = signIn;
    this.#session = session;
    this.#gateway = gateway;
    makeAutoObservable(this, { bankStatus: observableRef }, { autoBind: true });
  }

  get busy(): boolean {
    return this.#attempt.busy;
  }

  /** Failure of the last submission. */
  get failure(): Failure | undefined {
    return this.#attempt.failure;
  }

  /** Validation errors of the fields; none before the first submission. */
  get violations(): Violations<SignInForm> {
    return this.#attempt.shown(validate(this.#form(), ['password']));
  }

  /** Text of the banner; `undefined` when there is none to show. */
  get banner(): string | undefined {
    return this.bankStatus?.shouldShowText === true && this.bankStatus.text !== '' ? this.bankStatus.text : undefined;
  }

  /** True when the bank lets in administrators only; the banner gives the reason. */
  get blocked(): boolean {
    return this.bankStatus?.behaviorCode === 'block';
  }

  /** True when the form is there to sign in. */
  get isOpen(): boolean {
    return !this.blocked || this.isStaff;
  }

  /** Reason why the last session ended, shown as a note above the form. */
  get sessionEnd(): SessionEnd | undefined {
    return this.#session.end;
  }

  setUsername(username: string): void {
    this.username = username;
  }

  setPassword(password: string): void {
    this.password = password;
  }

  /** Loads the banner; on failure none is shown. */
  async load(): Promise<void> {
    const answer = await this.#gateway.globalStatus();
    if (answer.ok) {
      runInAction(() => {
        this.bankStatus = answer.value;
      });
    }
  }

  enterAsStaff(): void {
    this.isStaff = true;
  }

  async submit(): Promise<void> {
    if (!this.isOpen) {
      return;
    }
    const { username, password } = this.#form();
    await this.#attempt.make({
      violations: validate(this.#form(), ['password']),
      send: () => this.#signIn.submit({ username, password }),
      settled: (failure) => {
        if (failure?.code === 'IBANK_BLOCKED') {
          void this.load();
        }
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
