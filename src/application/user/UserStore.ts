import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { FirstLoginStep } from '../../domain/user/FirstLoginStep';
import type { User } from '../../domain/user/User';
import { inject, injectable } from '../injection';
import type { LiveStore } from '../live/LiveStore';
import { OperationGateway } from '../ports/OperationGateway';

/** The signed-in user and the customer on whose behalf they act. */
@injectable('Singleton')
export class UserStore implements LiveStore {
  readonly staleOn = ['SHOULD_UPDATE_USER_DATA'] as const;

  user: User | undefined;
  status: 'LOADING' | 'LOADED' | 'ERROR' = 'LOADING';

  readonly #gateway: OperationGateway;

  constructor(@inject(OperationGateway) gateway: OperationGateway) {
    this.#gateway = gateway;
    makeAutoObservable(this, { staleOn: false, user: observableRef }, { autoBind: true });
  }

  get isCorporate(): boolean {
    return this.user?.customerKind === 'C';
  }

  /** True when the user creates documents of a company, which others sign. */
  get makesDocuments(): boolean {
    return this.isCorporate && this.user?.rights.includes('create') === true;
  }

  /** True for a user of a company without the right to create, who may look at payees and templates. */
  get onlyLooks(): boolean {
    return this.isCorporate && !this.makesDocuments;
  }

  /** True when the user may take back a payment that has not left: their own, or as a signer of the company. */
  get mayRecall(): boolean {
    return !this.isCorporate || this.user?.rights.includes('sign') === true;
  }

  /** True when the user sees and uploads the lines of salaries. */
  get handlesPayroll(): boolean {
    return this.user?.rights.includes('payroll') === true;
  }

  /** True for a signer without a token, in a company that takes no other signature. */
  get lacksToken(): boolean {
    return this.user?.isTokenOnly === true && this.user.otpType !== 'TOKEN';
  }

  async reload(): Promise<void> {
    const answer = await this.#gateway.execute('GET_SELF_USER_DATA', {});
    runInAction(() => {
      if (answer.ok) {
        this.user = answer.value;
        this.status = 'LOADED';
      } else if (this.user === undefined) {
        this.status = 'ERROR';
      }
    });
  }

  onEvent(): void {
    void this.reload();
  }

  onMissed(): void {
    void this.reload();
  }

  /** Stores the remaining steps of the first login. */
  keepStepsLeft(stepsLeft: User['stepsLeft']): void {
    if (this.user !== undefined) {
      this.user = { ...this.user, stepsLeft };
    }
  }

  keepPrivacyAccepted(): void {
    if (this.user !== undefined) {
      this.user = { ...this.user, privacyPolicyToAccept: undefined };
    }
  }

  /** Next step the user must take before the bank opens; `undefined` when none is left, or the user is not loaded yet. */
  get pending(): FirstLoginStep | 'privacyPolicy' | undefined {
    if (this.user === undefined) {
      return undefined;
    }
    return this.user.stepsLeft[0] ?? (this.user.privacyPolicyToAccept === undefined ? undefined : 'privacyPolicy');
  }
}
