import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { Failure } from '../../application/operations/failureCodes';
import type { RestorePassword } from '../../application/session/RestorePassword';
import { RestoreForm } from '../../domain/user/RestoreForm';
import { isSound, validate } from '../../domain/validation/validate';
import type { Problems } from '../../domain/validation/validate';

/** Whose password is forgotten. Whether the bank knows them is not told; the route guard goes on to the code in any case. */
export class RestoreScreenViewModel {
  username = '';
  phone = '';
  busy = false;
  attempted = false;
  failure: Failure | undefined;

  readonly #restore: RestorePassword;

  constructor(restore: RestorePassword) {
    this.#restore = restore;
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true });
  }

  get problems(): Problems<RestoreForm> {
    return this.attempted ? validate(this.#form()) : {};
  }

  setUsername(username: string): void {
    this.username = username;
  }

  setPhone(phone: string): void {
    this.phone = phone;
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
    const { username, phone } = this.#form();
    const failure = await this.#restore.begin({ username, phone });
    runInAction(() => {
      this.busy = false;
      this.failure = failure;
    });
  }

  #form(): RestoreForm {
    return new RestoreForm({ username: this.username, phone: this.phone });
  }
}
