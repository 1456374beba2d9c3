import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { Failure } from '../../application/operations/failureCodes';
import type { OperationGateway } from '../../application/ports/OperationGateway';
import type { SessionStore } from '../../application/session/SessionStore';
import type { UserStore } from '../../application/user/UserStore';
import { pinChangeProblems } from '../../domain/user/PinChangeForm';
import type { PinChangeForm } from '../../domain/user/PinChangeForm';
import { isSound } from '../../domain/validation/validate';
import type { Problems } from '../../domain/validation/validate';

export interface PinChangeParts {
  readonly gateway: OperationGateway;
  readonly user: UserStore;
  readonly session: SessionStore;
}

const EMPTY: PinChangeForm = { proof: 'pin', currentPin: '', currentPassword: '', newPin: '', repeatedPin: '' };

/** Another PIN, or a first one: the present PIN or the password, and the new one twice. It takes effect at once. */
export class PinChangeViewModel {
  busy = false;
  attempted = false;
  done = false;
  failure: Failure | undefined;

  /** As it was filled in; see {@link form}. */
  typed: PinChangeForm = EMPTY;

  readonly #parts: PinChangeParts;

  constructor(parts: PinChangeParts) {
    this.#parts = parts;
    makeAutoObservable(this, { failure: observableRef, typed: observableRef }, { autoBind: true });
  }

  /** Whether there is a PIN that could be given; nobody is asked before the bank has said it. */
  get hasPin(): boolean | undefined {
    return this.#parts.user.user?.hasPin;
  }

  /** Who has no PIN yet gives the password. */
  get form(): PinChangeForm {
    return this.hasPin === false ? { ...this.typed, proof: 'password' } : this.typed;
  }

  get problems(): Problems<PinChangeForm> {
    return this.attempted ? pinChangeProblems(this.form) : {};
  }

  /** The field a refusal is about; `undefined` when it is about none. */
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
    const { proof, currentPin, currentPassword, newPin } = this.form;
    const answer = await this.#parts.gateway.execute('CHANGE_PIN', {
      ...(proof === 'pin' ? { currentPin } : { currentPassword }),
      newPin,
    });
    runInAction(() => {
      this.busy = false;
      if (answer.ok) {
        this.typed = EMPTY;
        this.attempted = false;
        this.done = true;
      } else {
        this.failure = answer.failure;
      }
    });
    if (answer.ok) {
      await this.#parts.user.reload();
    } else if (answer.failure.code === 'PIN_TRIES_LIMIT_EXCEEDED') {
      await this.#parts.session.signOut('wrongPin');
    }
  }
}
