import type { Directory } from '../../../../application/directories/Directory';
import { DirectoryStore } from '../../../../application/directories/DirectoryStore';
import { inject, injectable } from '../../../../application/injection';
import type { UserStore } from '../../../../application/user/UserStore';
import { PasswordChangeForm, passwordChangeViolations } from '../../../../domain/user/PasswordChangeForm';
import { PASSWORD_POLICY, passwordChecklist } from '../../../../domain/user/passwordPolicy';
import type { PasswordCheck, PasswordOwner, PasswordPolicy } from '../../../../domain/user/passwordPolicy';
import type { Violations } from '../../../../domain/validation/validate';
import { ChangeDeps } from '../../../flow/change/ChangeDeps';
import { ChangeFormViewModel } from '../../../flow/change/ChangeFormViewModel';
import type { PrepareCall } from '../../../flow/change/ChangeFormViewModel';

export type PasswordFieldName = keyof PasswordChangeForm;

/** Change of the password: the current one, the new one by the rules of the bank, and the code. */
@injectable()
export class PasswordViewModel extends ChangeFormViewModel<PasswordChangeForm> {
  readonly #user: UserStore;
  readonly #policies: Directory<readonly PasswordPolicy[]>;

  constructor(@inject(ChangeDeps) deps: ChangeDeps, @inject(DirectoryStore) directories: DirectoryStore) {
    super({ gateway: deps.gateway, flow: deps.flow, changed: deps.user }, (values) => new PasswordChangeForm(values));
    this.#user = deps.user;
    this.#policies = directories.of('PASSWORD_POLICIES');
  }

  /** Login the password belongs to; empty until the bank has reported it. */
  get username(): string {
    return this.#user.user?.username ?? '';
  }

  get policy(): PasswordPolicy {
    return this.#policies.content[0] ?? PASSWORD_POLICY;
  }

  get checklist(): readonly PasswordCheck[] {
    return passwordChecklist(this.form.newPassword, this.#owner, this.policy);
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

  protected override opening(): void {
    void this.#policies.ensure();
  }

  protected problemsOf(form: PasswordChangeForm): Violations<PasswordChangeForm> {
    return passwordChangeViolations(form, this.#owner, this.policy);
  }

  protected callOf({ currentPassword, newPassword }: PasswordChangeForm): PrepareCall {
    return (gateway, operationId) => gateway.execute('CHANGE_PASSWORD', { operationId, currentPassword, newPassword });
  }

  /** Owner the password is checked against. Only the bank knows the phone, and checks that the password does not contain it. */
  get #owner(): PasswordOwner {
    return { username: this.username, phone: '' };
  }
}
