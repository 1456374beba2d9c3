import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { Failure } from '../../application/operations/failureCodes';
import type { Onboarding } from '../../application/user/Onboarding';
import { PinForm, problemsOfPin } from '../../domain/user/PinForm';
import { isSound } from '../../domain/validation/validate';
import type { Problems } from '../../domain/validation/validate';

/** The PIN of a first login, twice. Once the bank has kept it, the next step comes by itself. */
export class PinViewModel {
  form = new PinForm();
  busy = false;
  attempted = false;
  failure: Failure | undefined;

  readonly #onboarding: Onboarding;

  constructor(onboarding: Onboarding) {
    this.#onboarding = onboarding;
    makeAutoObservable(this, { form: observableRef, failure: observableRef }, { autoBind: true });
  }

  get problems(): Problems<PinForm> {
    return this.attempted ? problemsOfPin(this.form) : {};
  }

  change(values: Partial<PinForm>): void {
    this.form = new PinForm({ ...this.form, ...values });
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
    const failure = await this.#onboarding.setPin(this.form.pin);
    runInAction(() => {
      this.busy = false;
      this.failure = failure;
      this.form = new PinForm();
      this.attempted = false;
    });
  }
}
