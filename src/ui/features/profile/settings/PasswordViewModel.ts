import { makeAutoObservable, observableRef } from 'mobx';

import type { Directory } from '../../../../application/directories/Directory';
import { DirectoryStore } from '../../../../application/directories/DirectoryStore';
import { inject, injectable } from '../../../../application/injection';
import type { Failure } from '../../../../application/operations/failureCodes';
import { PasswordChangeForm, passwordChangeViolations } from '../../../../domain/user/PasswordChangeForm';
import { PASSWORD_POLICY, passwordChecklist } from '../../../../domain/user/passwordPolicy';
import type { PasswordCheck, PasswordOwner, PasswordPolicy } from '../../../../domain/user/passwordPolicy';
import { isSound } from '../../../../domain/validation/validate';
import type { Violations } from '../../../../domain/validation/validate';
import { changeConfirmation } from '../../../flow/change/changeConfirmation';
import type { ChangeConfirmation } from '../../../flow/change/changeConfirmation';
import type { ChangeModel } from '../../../flow/change/ChangeModel';
import { ChangeDeps } from '../../../flow/change/ChangeDeps';

export type PasswordFieldName = keyof PasswordChangeForm;

/** Change of the password: the current one, the new one by the rules of the bank, and the code. */
@injectable()
export class PasswordViewModel implements ChangeModel {
  form = new PasswordChangeForm();
  attempted = false;
  readonly confirmation: ChangeConfirmation;

  readonly #deps: ChangeDeps;
  readonly #policies: Directory<readonly PasswordPolicy[]>;

  constructor(@inject(ChangeDeps) deps: ChangeDeps, @inject(DirectoryStore) directories: DirectoryStore) {
    this.#deps = deps;
    this.#policies = directories.of('PASSWORD_POLICIES');
    this.confirmation = changeConfirmation(deps.flow, deps.user);
    makeAutoObservable(this, { form: observableRef, confirmation: false }, { autoBind: true });
  }

  /** Login the password belongs to; empty until the bank has reported it. */
  get username(): string {
    return this.#deps.user.user?.username ?? '';
  }

  get policy(): PasswordPolicy {
    return this.#policies.content[0] ?? PASSWORD_POLICY;
  }

  get checklist(): readonly PasswordCheck[] {
    return passwordChecklist(this.form.newPassword, this.#owner, this.policy);
  }

  /** Validation errors of the fields; none before the first submission. */
  get violations(): Violations<PasswordChangeForm> {
    return this.attempted ? this.#problems : {};
  }

  get busy(): boolean {
    return this.#deps.flow.busy;
  }

  /** Failure with which the bank rejected the form. */
  get failure(): Failure | undefined {
    return this.#deps.flow.failure;
  }

  /** Field the failure concerns; `undefined` when it concerns none. */
  get refusedField(): PasswordFieldName | undefined {
    switch (this.failure?.code) {
      case 'INCORRECT_PASSWORD':
        return 'currentPassword';
      case 'PASSWORD_POLICY_INCONSISTENCY':
        return 'newPassword';
      default:
        return undefined;
    }
  }

  change(values: Partial<PasswordChangeForm>): void {
    this.form = new PasswordChangeForm({ ...this.form, ...values });
  }

  openForm(): void {
    void this.#policies.ensure();
    if (this.confirmation.page === 'done') {
      this.form = new PasswordChangeForm();
      this.attempted = false;
      this.#deps.flow.open();
    } else {
      this.confirmation.edit();
    }
  }

  async submit(): Promise<void> {
    this.attempted = true;
    if (!isSound(this.#problems)) {
      return;
    }
    const { gateway, flow } = this.#deps;
    const { currentPassword, newPassword } = this.form;
    const details = { currentPassword, newPassword };
    await flow.submit(
      (operationId) => ({ operationId, ...details }),
      (request) => gateway.execute('CHANGE_PASSWORD', request),
    );
  }

  get #problems(): Violations<PasswordChangeForm> {
    return passwordChangeViolations(this.form, this.#owner, this.policy);
  }

  /** Owner the password is checked against. Only the bank knows the phone, and checks that the password does not contain it. */
  get #owner(): PasswordOwner {
    return { username: this.username, phone: '' };
  }
}
