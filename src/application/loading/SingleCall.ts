import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { Failure } from '../operations/failureCodes';

type Answer = { readonly ok: true } | { readonly ok: false; readonly failure: Failure };

/** Calls of one page that change something: one at a time, with the failure of the last one. */
export class SingleCall {
  busy = false;
  failure: Failure | undefined;

  constructor() {
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true });
  }

  /** Makes the call unless another is on its way. Resolves to true when it was made and the bank did it. */
  async make(call: () => Promise<Answer>): Promise<boolean> {
    if (this.busy) {
      return false;
    }
    this.busy = true;
    this.failure = undefined;
    const answer = await call();
    runInAction(() => {
      this.busy = false;
      this.failure = answer.ok ? undefined : answer.failure;
    });
    return answer.ok;
  }

  dismissFailure(): void {
    this.failure = undefined;
  }
}
