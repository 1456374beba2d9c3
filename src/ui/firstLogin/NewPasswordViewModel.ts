import { makeAutoObservable } from 'mobx';

import type { Failure } from '../../application/operations/failureCodes';
import type { SessionStore } from '../../application/session/SessionStore';
import type { SetCredentials } from '../../application/session/SetCredentials';
import { NewPasswordForm, problemsOfNewPassword } from '../../domain/user/NewPasswordForm';
import { passwordChecklist } from '../../domain/user/passwordPolicy';
import type { PasswordCheck, PasswordOwner } from '../../domain/user/passwordPolicy';
import type { Problems } from '../../domain/validation/validate';
import { FormAttempt } from '../forms/FormAttempt';

/** The new password of a first login or of a restore. Once it is set the route guard goes on. */
export class NewPasswordViewModel {
  password = '';
  repeat = '';

  readonly #attempt = new FormAttempt();
  readonly #credentials: SetCredentials;
  readonly #session: SessionStore;

  constructor(credentials: SetCredentials, session: SessionStore) {
    this.#credentials = credentials;
    this.#session = session;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get checklist(): readonly PasswordCheck[] {
    return passwordChecklist(this.password, this.#owner);
  }

  get busy(): boolean {
    return this.#attempt.busy;
  }

  /** Why the bank refused the last attempt. */
  get failure(): Failure | undefined {
    return this.#attempt.failure;
  }

  get problems(): Problems<NewPasswordForm> {
    return this.#attempt.shown(problemsOfNewPassword(this.#form(), this.#owner));
  }

  /** The login the password is for, for the password manager; empty when it is not known. */
  get username(): string {
    return this.#session.session?.username ?? '';
  }

  setPassword(password: string): void {
    this.password = password;
  }

  setRepeat(repeat: string): void {
    this.repeat = repeat;
  }

  submit(): Promise<void> {
    return this.#attempt.make({
      problems: problemsOfNewPassword(this.#form(), this.#owner),
      send: () => this.#credentials.setPassword(this.password),
      settled: (failure) => {
        if (failure === undefined || failure.code === 'PASSWORD_POLICY_INCONSISTENCY') {
          this.password = '';
          this.repeat = '';
          this.#attempt.renew();
        }
      },
    });
  }

  abandon(): Promise<void> {
    return this.#credentials.abandon();
  }

  /** The bank knows the phone and checks by it; here only the login is known. */
  get #owner(): PasswordOwner {
    return { username: this.username, phone: '' };
  }

  #form(): NewPasswordForm {
    return new NewPasswordForm({ password: this.password, repeat: this.repeat });
  }
}
