import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { inject, injectable } from '../../../../application/injection';
import type { Failure } from '../../../../application/operations/failureCodes';
import { Onboarding } from '../../../../application/user/Onboarding';

/** Choice of the confirmation method at a first login: SMS, or a device that is set up in the profile right afterwards. */
@injectable()
export class AuthTypeStepViewModel {
  choice: 'sms' | 'device' = 'sms';
  busy = false;
  failure: Failure | undefined;

  readonly #onboarding: Onboarding;

  constructor(@inject(Onboarding) onboarding: Onboarding) {
    this.#onboarding = onboarding;
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true });
  }

  choose(choice: 'sms' | 'device'): void {
    this.choice = choice;
  }

  /** Submits the choice; resolves to true once the bank has stored the step as done. */
  async submit(): Promise<boolean> {
    if (this.busy) {
      return false;
    }
    this.busy = true;
    this.failure = undefined;
    const failure = await this.#onboarding.skip('authType');
    runInAction(() => {
      this.busy = false;
      this.failure = failure;
    });
    return failure === undefined;
  }
}
