import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { Failure } from '../../../../../application/operations/failureCodes';
import type { OnlineLoanDeps } from './OnlineLoanDeps';

/** Withdrawal of an application after a confirmation dialog. */
export class WithdrawalViewModel {
  asking = false;
  busy = false;
  failure: Failure | undefined;

  readonly #gateway: OnlineLoanDeps['gateway'];

  constructor({ gateway }: Pick<OnlineLoanDeps, 'gateway'>) {
    this.#gateway = gateway;
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true });
  }

  ask(): void {
    this.asking = true;
    this.failure = undefined;
  }

  keep(): void {
    if (!this.busy) {
      this.asking = false;
    }
  }

  /** Withdraws the application; resolves to true when it is withdrawn. Repeating the call is harmless. */
  async withdraw(applicationId: string): Promise<boolean> {
    if (this.busy) {
      return false;
    }
    this.busy = true;
    const answer = await this.#gateway.execute('DIGITAL_LOAN_CANCEL', { applicationId });
    runInAction(() => {
      this.busy = false;
      this.asking = false;
      this.failure = answer.ok ? undefined : answer.failure;
    });
    return answer.ok;
  }
}
