import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { Failure } from '../../application/operations/failureCodes';
import type { Onboarding } from '../../application/user/Onboarding';

/** How a new user wants to confirm: as it is, or with a device, which is set up in the profile right afterwards. */
export class AuthTypeStepViewModel {
  choice: 'sms' | 'device' = 'sms';
  busy = false;
  failure: Failure | undefined;

  readonly #onboarding: Onboarding;

  constructor(onboarding: Onboarding) {
    this.#onboarding = onboarding;
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true });
  }

  choose(choice: 'sms' | 'device'): void {
    this.choice = choice;
  }

  /** True once the bank has kept that the step is done. */
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
