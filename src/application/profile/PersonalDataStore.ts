import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { PersonalData } from '../../domain/user/Passport';
import { inject, injectable } from '../injection';
import { RequestSequence } from '../loading/RequestSequence';
import { OperationGateway } from '../ports/OperationGateway';

/** Personal data of the signed-in user. */
@injectable('Singleton')
export class PersonalDataStore {
  data: PersonalData | undefined;
  status: 'LOADING' | 'LOADED' | 'ERROR' = 'LOADING';

  readonly #gateway: OperationGateway;
  readonly #latest = new RequestSequence();

  constructor(@inject(OperationGateway) gateway: OperationGateway) {
    this.#gateway = gateway;
    makeAutoObservable(this, { data: observableRef }, { autoBind: true });
  }

  /** True while the bank reviews new passport data. */
  get underReview(): boolean {
    return this.data?.application?.status === 'review';
  }

  async reload(): Promise<void> {
    const isLatest = this.#latest.begin();
    if (this.data === undefined) {
      this.status = 'LOADING';
    }
    const answer = await this.#gateway.execute('GET_PERSONAL_DATA', {});
    runInAction(() => {
      if (!isLatest()) {
        return;
      }
      if (answer.ok) {
        this.data = answer.value;
        this.status = 'LOADED';
      } else if (this.data === undefined) {
        this.status = 'ERROR';
      }
    });
  }
}
