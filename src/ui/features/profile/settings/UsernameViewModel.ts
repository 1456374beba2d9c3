import { makeAutoObservable, observableRef } from 'mobx';

import { inject, injectable } from '../../../../application/injection';
import type { Failure } from '../../../../application/operations/failureCodes';
import { UsernameChangeForm, usernameChangeViolations } from '../../../../domain/user/UsernameChangeForm';
import { isSound } from '../../../../domain/validation/validate';
import type { Violations } from '../../../../domain/validation/validate';
import { changeConfirmation } from '../../../flow/change/changeConfirmation';
import type { ChangeConfirmation } from '../../../flow/change/changeConfirmation';
import type { ChangeModel } from '../../../flow/change/ChangeModel';
import { ChangeDeps } from '../../../flow/change/ChangeDeps';

/** Change of the login. */
@injectable()
export class UsernameViewModel implements ChangeModel {
  form = new UsernameChangeForm();
  attempted = false;
  readonly confirmation: ChangeConfirmation;

  readonly #deps: ChangeDeps;

  constructor(@inject(ChangeDeps) deps: ChangeDeps) {
    this.#deps = deps;
    this.confirmation = changeConfirmation(deps.flow, deps.user);
    makeAutoObservable(this, { form: observableRef, confirmation: false }, { autoBind: true });
  }

  /** Current login; empty until the bank has reported it. */
  get currentUsername(): string {
    return this.#deps.user.user?.username ?? '';
  }

  /** Validation errors of the fields; none before the first submission. */
  get violations(): Violations<UsernameChangeForm> {
    return this.attempted ? usernameChangeViolations(this.form, this.currentUsername) : {};
  }

  get busy(): boolean {
    return this.#deps.flow.busy;
  }

  /** Failure with which the bank rejected the form. */
  get failure(): Failure | undefined {
    return this.#deps.flow.failure;
  }

  /** Field the failure concerns; `undefined` when it concerns none. */
  get refusedField(): keyof UsernameChangeForm | undefined {
    return this.failure?.code === 'USERNAME_UNAVAILABLE' ? 'newUsername' : undefined;
  }

  change(values: Partial<UsernameChangeForm>): void {
    this.form = new UsernameChangeForm({ ...this.form, ...values });
  }

  openForm(): void {
    if (this.confirmation.page === 'done') {
      this.form = new UsernameChangeForm();
      this.attempted = false;
      this.#deps.flow.open();
    } else {
      this.confirmation.edit();
    }
  }

  async submit(): Promise<void> {
    this.attempted = true;
    if (!isSound(this.violations)) {
      return;
    }
    const { gateway, flow } = this.#deps;
    const details = { currentUsername: this.currentUsername, newUsername: this.form.newUsername };
    await flow.submit(
      (operationId) => ({ operationId, ...details }),
      (request) => gateway.execute('CHANGE_USERNAME', request),
    );
  }
}
