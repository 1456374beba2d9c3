import { makeAutoObservable, observableRef } from 'mobx';

import { inject, injectable } from '../../../../application/injection';
import type { Failure } from '../../../../application/operations/failureCodes';
import { AuthTypeForm, authTypeViolations, tokenOf } from '../../../../domain/user/AuthTypeForm';
import type { OtpType } from '../../../../domain/user/ProfileChange';
import { isSound } from '../../../../domain/validation/validate';
import type { Violations } from '../../../../domain/validation/validate';
import { changeConfirmation } from '../../../flow/change/changeConfirmation';
import type { ChangeConfirmation } from '../../../flow/change/changeConfirmation';
import type { ChangeModel } from '../../../flow/change/ChangeModel';
import { ChangeDeps } from '../../../flow/change/ChangeDeps';

/** Change of the confirmation method. An authenticator is set up on its own pages. */
@injectable()
export class AuthTypeViewModel implements ChangeModel {
  form = new AuthTypeForm();
  attempted = false;
  readonly confirmation: ChangeConfirmation;

  readonly #deps: ChangeDeps;

  constructor(@inject(ChangeDeps) deps: ChangeDeps) {
    this.#deps = deps;
    this.confirmation = changeConfirmation(deps.flow, deps.user);
    makeAutoObservable(this, { form: observableRef, confirmation: false }, { autoBind: true });
  }

  /** Method in force; `undefined` until the bank has reported it. */
  get current(): OtpType | undefined {
    return this.#deps.user.user?.otpType;
  }

  /** Methods to choose from; hardware tokens are for companies (specification 1, section 1). */
  get ways(): readonly OtpType[] {
    return this.#deps.user.isCorporate ? ['SMS', 'TOTP', 'TOKEN'] : ['SMS', 'TOTP'];
  }

  /** Chosen method; the one in force until another is chosen. */
  get chosen(): OtpType | undefined {
    return this.form.otpType === '' ? this.current : this.form.otpType;
  }

  /** True when the customer has chosen an authenticator, which has to be set up first. */
  get leadsToAuthenticator(): boolean {
    return this.form.otpType === 'TOTP' && this.current !== 'TOTP';
  }

  /** Validation errors of the fields; none before the first submission. */
  get violations(): Violations<AuthTypeForm> {
    return this.attempted ? authTypeViolations(this.#filled, this.current) : {};
  }

  get busy(): boolean {
    return this.#deps.flow.busy;
  }

  /** Failure with which the bank rejected the form. */
  get failure(): Failure | undefined {
    return this.#deps.flow.failure;
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

  change(values: Partial<AuthTypeForm>): void {
    this.form = new AuthTypeForm({ ...this.form, ...values });
  }

  openForm(): void {
    if (this.confirmation.page === 'done') {
      this.form = new AuthTypeForm();
      this.attempted = false;
      this.#deps.flow.open();
    } else {
      this.confirmation.edit();
    }
  }

  async submit(): Promise<void> {
    this.attempted = true;
    const { otpType } = this.#filled;
    if (otpType === '' || this.leadsToAuthenticator || !isSound(this.violations)) {
      return;
    }
    const { gateway, flow } = this.#deps;
    const details = { otpType, ...tokenOf(this.form) };
    await flow.submit(
      (operationId) => ({ operationId, ...details }),
      (request) => gateway.execute('CHANGE_AUTH_TYPE', request),
    );
  }

  get #filled(): AuthTypeForm {
    return new AuthTypeForm({ ...this.form, otpType: this.chosen ?? '' });
  }
}
