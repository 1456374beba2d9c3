import { inject, injectable } from '../../../../application/injection';
import type { UserStore } from '../../../../application/user/UserStore';
import { UsernameChangeForm, usernameChangeViolations } from '../../../../domain/user/UsernameChangeForm';
import type { Violations } from '../../../../domain/validation/validate';
import { ChangeDeps } from '../../../flow/change/ChangeDeps';
import { ChangeFormViewModel } from '../../../flow/change/ChangeFormViewModel';
import type { PrepareCall } from '../../../flow/change/ChangeFormViewModel';

/** Change of the login. */
@injectable()
export class UsernameViewModel extends ChangeFormViewModel<UsernameChangeForm> {
  readonly #user: UserStore;

  constructor(@inject(ChangeDeps) deps: ChangeDeps) {
    super({ gateway: deps.gateway, flow: deps.flow, changed: deps.user }, (values) => new UsernameChangeForm(values));
    this.#user = deps.user;
  }

  /** Current login; empty until the bank has reported it. */
  get currentUsername(): string {
    return this.#user.user?.username ?? '';
  }

  /** Field the failure concerns; `undefined` when it concerns none. */
  get refusedField(): keyof UsernameChangeForm | undefined {
    return this.failure?.code === 'USERNAME_UNAVAILABLE' ? 'newUsername' : undefined;
  }

  protected problemsOf(form: UsernameChangeForm): Violations<UsernameChangeForm> {
    return usernameChangeViolations(form, this.currentUsername);
  }

  protected callOf({ newUsername }: UsernameChangeForm): PrepareCall {
    return (gateway, operationId) =>
      gateway.execute('CHANGE_USERNAME', {
        operationId,
        currentUsername: this.currentUsername,
        newUsername,
      });
  }
}
