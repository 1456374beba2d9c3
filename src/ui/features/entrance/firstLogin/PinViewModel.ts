import { makeAutoObservable, observableRef } from 'mobx';

import { FormAttempt } from '../../../../application/forms/FormAttempt';
import { inject, injectable } from '../../../../application/injection';
import type { Failure } from '../../../../application/operations/failureCodes';
import { Onboarding } from '../../../../application/user/Onboarding';
import { PinForm, violationsOfPin } from '../../../../domain/user/PinForm';
import type { Violations } from '../../../../domain/validation/validate';

/** PIN of a first login, entered twice. Once the bank has stored it, the next step opens by itself. */
@injectable()
export class PinViewModel {
  form = new PinForm();

  readonly #attempt = new FormAttempt();
  readonly #onboarding: Onboarding;

  constructor(@inject(Onboarding) onboarding: Onboarding) {
    this.#onboarding = onboarding;
    makeAutoObservable(this, { form: observableRef }, { autoBind: true });
  }

  get busy(): boolean {
    return this.#attempt.busy;
  }

  /** Failure of the last submission. */
  get failure(): Failure | undefined {
    return this.#attempt.failure;
  }

  get violations(): Violations<PinForm> {
    return this.#attempt.shown(violationsOfPin(this.form));
  }

  change(values: Partial<PinForm>): void {
    this.form = new PinForm({ ...this.form, ...values });
  }

  submit(): Promise<void> {
    return this.#attempt.make({
      violations: violationsOfPin(this.form),
      send: () => this.#onboarding.setPin(this.form.pin),
      settled: () => {
        this.form = new PinForm();
        this.#attempt.renew();
      },
    });
  }
}
