import { makeAutoObservable, observableRef } from 'mobx';

import { FormAttempt } from '../../../../application/forms/FormAttempt';
import { inject, injectable } from '../../../../application/injection';
import type { Failure } from '../../../../application/operations/failureCodes';
import { OperationGateway } from '../../../../application/ports/OperationGateway';
import { SessionStore } from '../../../../application/session/SessionStore';
import { UserStore } from '../../../../application/user/UserStore';
import { pinChangeViolations } from '../../../../domain/user/PinChangeForm';
import type { PinChangeForm } from '../../../../domain/user/PinChangeForm';
import type { Violations } from '../../../../domain/validation/validate';

@injectable()
export class PinChangeDeps {
  @inject(OperationGateway) readonly gateway!: OperationGateway;
  @inject(UserStore) readonly user!: UserStore;
  @inject(SessionStore) readonly session!: SessionStore;
}

const EMPTY: PinChangeForm = { proof: 'pin', currentPin: '', currentPassword: '', newPin: '', repeatedPin: '' };

/** Change or first setting of the PIN: the present PIN or the password, and the new PIN twice. It takes effect at once. */
@injectable()
export class PinChangeViewModel {
  done = false;

  /** Form as filled in; see {@link form}. */
  typed: PinChangeForm = EMPTY;

  readonly #attempt = new FormAttempt();
  readonly #deps: PinChangeDeps;

  constructor(@inject(PinChangeDeps) deps: PinChangeDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { typed: observableRef }, { autoBind: true });
  }

  /** True when the user has a PIN; `undefined` until the bank has reported it, and nothing is asked for until then. */
  get hasPin(): boolean | undefined {
    return this.#deps.user.user?.hasPin;
  }

  /** Form to submit; a user without a PIN proves the identity with the password. */
  get form(): PinChangeForm {
    return this.hasPin === false ? { ...this.typed, proof: 'password' } : this.typed;
  }

  get busy(): boolean {
    return this.#attempt.busy;
  }

  /** Failure of the last submission. */
  get failure(): Failure | undefined {
    return this.#attempt.failure;
  }

  get violations(): Violations<PinChangeForm> {
    return this.#attempt.shown(pinChangeViolations(this.form));
  }

  /** Field the failure concerns; `undefined` when it concerns none. */
  get refusedField(): keyof PinChangeForm | undefined {
    switch (this.failure?.code) {
      case 'INCORRECT_PIN':
        return 'currentPin';
      case 'INCORRECT_PASSWORD':
        return 'currentPassword';
      case 'PIN_POLICY_INCONSISTENCY':
        return 'newPin';
      default:
        return undefined;
    }
  }

  change(values: Partial<PinChangeForm>): void {
    this.typed = { ...this.typed, ...values };
    this.done = false;
  }

  submit(): Promise<void> {
    const { form } = this;
    return this.#attempt.make({
      violations: pinChangeViolations(form),
      send: () => this.#send(form),
      settled: (failure) => {
        this.done = failure === undefined;
        if (failure === undefined) {
          this.typed = EMPTY;
          this.#attempt.renew();
        }
      },
    });
  }

  async #send({ proof, currentPin, currentPassword, newPin }: PinChangeForm): Promise<Failure | undefined> {
    const { gateway, session, user } = this.#deps;
    const answer = await gateway.execute('CHANGE_PIN', {
      ...(proof === 'pin' ? { currentPin } : { currentPassword }),
      newPin,
    });
    if (answer.ok) {
      await user.reload();
      return undefined;
    }
    if (answer.failure.code === 'PIN_TRIES_LIMIT_EXCEEDED') {
      await session.signOut('wrongPin');
    }
    return answer.failure;
  }
}
