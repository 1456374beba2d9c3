import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { Failure } from '../../../application/operations/failureCodes';
import type { AccountChangeDefinition } from '../../accounts/change/AccountChangeViewModel';
import type { OnlineLoanParts } from './OnlineLoanParts';

/** What is signed: the digest of the agreement that was opened last. */
export interface AgreementForm {
  readonly digest: string;
}

/** The agreement of an application, opened as a file. */
export class AgreementViewModel {
  busy = false;
  failure: Failure | undefined;

  readonly #parts: Pick<OnlineLoanParts, 'gateway' | 'saver'>;

  constructor(parts: Pick<OnlineLoanParts, 'gateway' | 'saver'>) {
    this.#parts = parts;
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true });
  }

  /** Hands the file over, and answers its digest; nothing when it could not be had. */
  async open(applicationId: string): Promise<string | undefined> {
    if (this.busy) {
      return undefined;
    }
    this.busy = true;
    this.failure = undefined;
    const answer = await this.#parts.gateway.execute('DIGITAL_LOAN_GENERATE_ACCEPT_AGREEMENT_FILE', { applicationId });
    if (answer.ok) {
      this.#parts.saver.save(answer.value);
    }
    runInAction(() => {
      this.busy = false;
      this.failure = answer.ok ? undefined : answer.failure;
    });
    return answer.ok ? answer.value.digest : undefined;
  }
}

/** Signing the agreement that was opened; the button is not there before. */
export function agreementChange(applicationId: string): AccountChangeDefinition<AgreementForm> {
  return {
    empty: () => ({ digest: '' }),
    problems: () => ({}),
    prepare: (gateway, operationId, { digest }) =>
      gateway.execute('DIGITAL_LOAN_CONFIRM', { operationId, applicationId, digest }),
  };
}
