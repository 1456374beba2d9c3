import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { Result } from '../../domain/result/Result';
import type { Failure } from '../operations/failureCodes';
import type { LoadStatus } from './LoadStatus';
import { RequestSequence } from './RequestSequence';

/** Loading state of one value that belongs to an account. */
export class AsyncResource<Value> {
  value: Value | undefined;
  failed = false;

  readonly #read: (accountId: string) => Promise<Result<Value, Failure>>;
  readonly #latest = new RequestSequence();

  constructor(read: (accountId: string) => Promise<Result<Value, Failure>>) {
    this.#read = read;
    makeAutoObservable(this, { value: observableRef }, { autoBind: true });
  }

  get status(): LoadStatus {
    if (this.value !== undefined) {
      return 'LOADED';
    }
    return this.failed ? 'ERROR' : 'LOADING';
  }

  /** Loads the value for an account. With `keep` the old value stays until the answer arrives; without it the value is cleared at once. */
  async load(accountId: string, { keep }: { readonly keep: boolean } = { keep: false }): Promise<void> {
    const isLatest = this.#latest.begin();
    this.failed = false;
    if (!keep) {
      this.value = undefined;
    }
    const answer = await this.#read(accountId);
    runInAction(() => {
      if (!isLatest()) {
        return;
      }
      this.failed = !answer.ok && this.value === undefined;
      if (answer.ok) {
        this.value = answer.value;
      }
    });
  }
}
