import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { inject, injectable } from '../../../../application/injection';
import type { Failure } from '../../../../application/operations/failureCodes';
import { SessionStore } from '../../../../application/session/SessionStore';
import { Onboarding } from '../../../../application/user/Onboarding';
import { UserStore } from '../../../../application/user/UserStore';
import { checkedToBankDay } from '../../../../domain/time/Instant';
import type { BankDay } from '../../../../domain/time/Instant';
import { PRIVACY_POLICY_VERSION } from '../../../../domain/user/privacyPolicy';

@injectable()
export class PrivacyPolicyDeps {
  @inject(Onboarding) readonly onboarding!: Onboarding;
  @inject(UserStore) readonly user!: UserStore;
  @inject(SessionStore) readonly session!: SessionStore;
}

/** Privacy policy: it has to be accepted before the application opens, and can be read at any time afterwards. */
@injectable()
export class PrivacyPolicyViewModel {
  busy = false;
  failure: Failure | undefined;

  readonly #deps: PrivacyPolicyDeps;

  constructor(@inject(PrivacyPolicyDeps) deps: PrivacyPolicyDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true });
  }

  /** True when the user still has to accept the policy. */
  get asks(): boolean {
    return this.#deps.user.pending === 'privacyPolicy';
  }

  /** Date from which the text is in force. */
  get since(): BankDay | undefined {
    return checkedToBankDay(PRIVACY_POLICY_VERSION);
  }

  /** Accepts the text on the screen; resolves to true once the bank has stored that. */
  async accept(): Promise<boolean> {
    if (this.busy) {
      return false;
    }
    this.busy = true;
    this.failure = undefined;
    const failure = await this.#deps.onboarding.acceptPrivacyPolicy(PRIVACY_POLICY_VERSION);
    runInAction(() => {
      this.busy = false;
      this.failure = failure;
    });
    return failure === undefined;
  }

  decline(): Promise<void> {
    return this.#deps.session.signOut();
  }
}
