import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { Failure } from '../../../../../application/operations/failureCodes';
import type { ProductChangeDefinition } from '../../../../flow/change/ProductChangeViewModel';
import type { OnlineLoanDeps } from './OnlineLoanDeps';

/** Signed content: the digest of the agreement that was opened last. */
export interface AgreementForm {
  readonly digest: string;
}

/** Agreement of a loan application, opened as a file. */
export class AgreementViewModel {
  busy = false;
  failure: Failure | undefined;

  readonly #deps: Pick<OnlineLoanDeps, 'gateway' | 'saver'>;

  constructor(deps: Pick<OnlineLoanDeps, 'gateway' | 'saver'>) {
    this.#deps = deps;
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true });
  }

  /** Saves the agreement as a file and returns its digest; `undefined` when it could not be downloaded. */
  async open(applicationId: string): Promise<string | undefined> {
    if (this.busy) {
      return undefined;
    }
    this.busy = true;
    this.failure = undefined;
    const answer = await this.#deps.gateway.execute('DIGITAL_LOAN_GENERATE_ACCEPT_AGREEMENT_FILE', { applicationId });
    if (answer.ok) {
      this.#deps.saver.save(answer.value);
    }
    runInAction(() => {
      this.busy = false;
      this.failure = answer.ok ? undefined : answer.failure;
    });
    return answer.ok ? answer.value.digest : undefined;
  }
}

/** Signing of the agreement that was opened; the button is not shown before. */
export function agreementChange(applicationId: string): ProductChangeDefinition<AgreementForm> {
  return {
    empty: () => ({ digest: '' }),
    violations: () => ({}),
    prepare: (gateway, operationId, { digest }) =>
      gateway.execute('DIGITAL_LOAN_CONFIRM', { operationId, applicationId, digest }),
  };
}
