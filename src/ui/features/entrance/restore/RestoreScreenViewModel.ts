import { makeAutoObservable } from 'mobx';

import { FormAttempt } from '../../../../application/forms/FormAttempt';
import { inject, injectable } from '../../../../application/injection';
import type { Failure } from '../../../../application/operations/failureCodes';
import { RestorePassword } from '../../../../application/session/RestorePassword';
import { RestoreForm } from '../../../../domain/user/RestoreForm';
import { validate } from '../../../../domain/validation/validate';
import type { Violations } from '../../../../domain/validation/validate';

/**
 * Login and phone of the user whose password is forgotten. The bank does not reveal whether it knows them; the route guard opens the code
 * page in any case.
 */
@injectable()
export class RestoreScreenViewModel {
  username = '';
  phone = '';

  readonly #attempt = new FormAttempt();
  readonly #restore: RestorePassword;

  constructor(@inject(RestorePassword) restore: RestorePassword) {
    this.#restore = restore;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get busy(): boolean {
    return this.#attempt.busy;
  }

  /** Failure of the last submission. */
  get failure(): Failure | undefined {
    return this.#attempt.failure;
  }

  get violations(): Violations<RestoreForm> {
    return this.#attempt.shown(validate(this.#form()));
  }

  setUsername(username: string): void {
    this.username = username;
  }

  setPhone(phone: string): void {
    this.phone = phone;
  }

  submit(): Promise<void> {
    const form = this.#form();
    const { username, phone } = form;
    return this.#attempt.make({ violations: validate(form), send: () => this.#restore.begin({ username, phone }) });
  }

  #form(): RestoreForm {
    return new RestoreForm({ username: this.username, phone: this.phone });
  }
}
