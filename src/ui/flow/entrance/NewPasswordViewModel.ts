import { makeAutoObservable } from 'mobx';

import { EntranceDirectories } from '../../../application/directories/EntranceDirectories';
import { FormAttempt } from '../../../application/forms/FormAttempt';
import { inject, injectable } from '../../../application/injection';
import type { Failure } from '../../../application/operations/failureCodes';
import { SessionStore } from '../../../application/session/SessionStore';
import { SetCredentials } from '../../../application/session/SetCredentials';
import { NewPasswordForm, violationsOfNewPassword } from '../../../domain/user/NewPasswordForm';
import { passwordChecklist } from '../../../domain/user/passwordPolicy';
import type { PasswordCheck, PasswordOwner, PasswordPolicy } from '../../../domain/user/passwordPolicy';
import type { Violations } from '../../../domain/validation/validate';

/** New password of a first login or of restored access. Once it is set, the route guard moves on. */
@injectable()
export class NewPasswordViewModel {
  password = '';
  repeat = '';

  readonly #attempt = new FormAttempt();
  readonly #credentials: SetCredentials;
  readonly #session: SessionStore;
  readonly #directories: EntranceDirectories;

  constructor(
    @inject(SetCredentials) credentials: SetCredentials,
    @inject(SessionStore) session: SessionStore,
    @inject(EntranceDirectories) directories: EntranceDirectories,
  ) {
    this.#credentials = credentials;
    this.#session = session;
    this.#directories = directories;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Rules of the bank for a new password. */
  get policy(): PasswordPolicy {
    return this.#directories.policy;
  }

  get checklist(): readonly PasswordCheck[] {
    return passwordChecklist(this.password, this.#owner, this.policy);
  }

  get busy(): boolean {
    return this.#attempt.busy;
  }

  /** Failure of the last submission. */
  get failure(): Failure | undefined {
    return this.#attempt.failure;
  }

  get violations(): Violations<NewPasswordForm> {
    return this.#attempt.shown(violationsOfNewPassword(this.#form(), this.#owner, this.policy));
  }

  /** Login the password belongs to, for the password manager; empty when it is not known. */
  get username(): string {
    return this.#session.session?.username ?? '';
  }

  open(): void {
    void this.#directories.readPolicy();
  }

  setPassword(password: string): void {
    this.password = password;
  }

  setRepeat(repeat: string): void {
    this.repeat = repeat;
  }

  submit(): Promise<void> {
    return this.#attempt.make({
      violations: violationsOfNewPassword(this.#form(), this.#owner, this.policy),
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

  /** Owner the password is checked against. Only the login is known here; the bank knows the phone and checks against it too. */
  get #owner(): PasswordOwner {
    return { username: this.username, phone: '' };
  }

  #form(): NewPasswordForm {
    return new NewPasswordForm({ password: this.password, repeat: this.repeat });
  }
}
