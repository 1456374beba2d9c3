import { inject, injectable } from '../../../../application/injection';
import type { UserStore } from '../../../../application/user/UserStore';
import { AuthTypeForm, authTypeViolations, tokenOf } from '../../../../domain/user/AuthTypeForm';
import type { OtpType } from '../../../../domain/user/ProfileChange';
import type { Violations } from '../../../../domain/validation/validate';
import { ChangeDeps } from '../../../flow/change/ChangeDeps';
import { ChangeFormViewModel } from '../../../flow/change/ChangeFormViewModel';
import type { PrepareCall } from '../../../flow/change/ChangeFormViewModel';

/** Change of the confirmation method. An authenticator is set up on its own pages. */
@injectable()
export class AuthTypeViewModel extends ChangeFormViewModel<AuthTypeForm> {
  readonly #user: UserStore;

  constructor(@inject(ChangeDeps) deps: ChangeDeps) {
    super({ gateway: deps.gateway, flow: deps.flow, changed: deps.user }, (values) => new AuthTypeForm(values));
    this.#user = deps.user;
  }

  /** Method in force; `undefined` until the bank has reported it. */
  get current(): OtpType | undefined {
    return this.#user.user?.otpType;
  }

  /** Methods to choose from; hardware tokens are for companies (specification 1, section 1). */
  get ways(): readonly OtpType[] {
    return this.#user.isCorporate ? ['SMS', 'TOTP', 'TOKEN'] : ['SMS', 'TOTP'];
  }

  /** Chosen method; the one in force until another is chosen. */
  get chosen(): OtpType | undefined {
    return this.form.otpType === '' ? this.current : this.form.otpType;
  }

  /** True when the customer has chosen an authenticator, which has to be set up first. */
  get leadsToAuthenticator(): boolean {
    return this.form.otpType === 'TOTP' && this.current !== 'TOTP';
  }

  /** Field the failure concerns; `undefined` when it concerns none. */
  get refusedField(): keyof AuthTypeForm | undefined {
    switch (this.failure?.code) {
      case 'OTP_TYPES_MATCH':
        return 'otpType';
      case 'NO_TOKEN_EXISTS':
      case 'TOKEN_IS_LINKED_TO_ANOTHER_USER':
        return 'tokenNumber';
      case 'INCORRECT_OTP':
        return 'deviceOtp';
      default:
        return undefined;
    }
  }

  protected problemsOf(form: AuthTypeForm): Violations<AuthTypeForm> {
    const filled = new AuthTypeForm({ ...form, otpType: this.chosen ?? '' });
    return authTypeViolations(filled, this.current);
  }

  protected callOf(form: AuthTypeForm): PrepareCall | undefined {
    const { otpType } = form;
    if (otpType === '' || this.leadsToAuthenticator) {
      return undefined;
    }
    return (gateway, operationId) => gateway.execute('CHANGE_AUTH_TYPE', { operationId, otpType, ...tokenOf(form) });
  }
}
