import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { Failure } from '../../application/operations/failureCodes';
import type { SessionStore } from '../../application/session/SessionStore';
import type { SetCredentials } from '../../application/session/SetCredentials';
import { NewPasswordForm, problemsOfNewPassword } from '../../domain/user/NewPasswordForm';
import { passwordChecklist } from '../../domain/user/passwordPolicy';
import type { PasswordCheck, PasswordOwner } from '../../domain/user/passwordPolicy';
import { isSound } from '../../domain/validation/validate';
import type { Problems } from '../../domain/validation/validate';

/** The new password of a first login or of a restore. Once it is set the route guard goes on. */
export class NewPasswordViewModel {
  password = '';
  repeat = '';
  busy = false;
  attempted = false;
  failure: Failure | undefined;

  readonly #credentials: SetCredentials;
  readonly #session: SessionStore;

  constructor(credentials: SetCredentials, session: SessionStore) {
    this.#credentials = credentials;
    this.#session = session;
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true });
  }

  get checklist(): readonly PasswordCheck[] {
    return passwordChecklist(this.password, this.#owner);
  }

  get problems(): Problems<NewPasswordForm> {
    return this.attempted ? problemsOfNewPassword(this.#form(), this.#owner) : {};
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

  async submit(): Promise<void> {
    if (this.busy) {
      return;
    }
    this.attempted = true;
    this.failure = undefined;
    if (!isSound(this.problems)) {
      return;
    }
    this.busy = true;
    const failure = await this.#credentials.setPassword(this.password);
    runInAction(() => {
      this.busy = false;
      this.failure = failure;
      if (failure === undefined || failure.code === 'PASSWORD_POLICY_INCONSISTENCY') {
        this.password = '';
        this.repeat = '';
        this.attempted = false;
      }
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
