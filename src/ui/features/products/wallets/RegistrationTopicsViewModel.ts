import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { inject, injectable } from '../../../../application/injection';
import { statusOf } from '../../../../application/loading/LoadStatus';
import type { LoadStatus } from '../../../../application/loading/LoadStatus';
import { OperationGateway } from '../../../../application/ports/OperationGateway';
import type { RegistrationTopic } from '../../../../domain/wallet/WalletRegistration';

/** Purposes for which a wallet can be registered. */
@injectable()
export class RegistrationTopicsViewModel {
  status: LoadStatus = 'LOADING';
  topics: readonly RegistrationTopic[] = [];

  readonly #gateway: OperationGateway;

  constructor(@inject(OperationGateway) gateway: OperationGateway) {
    this.#gateway = gateway;
    makeAutoObservable(this, { topics: observableRef }, { autoBind: true });
  }

  async load(): Promise<void> {
    this.status = 'LOADING';
    const answer = await this.#gateway.execute('GET_ELSOM_REGISTRATION_TOPICS', {});
    runInAction(() => {
      this.topics = answer.ok ? answer.value : [];
      this.status = answer.ok ? statusOf(this.topics) : 'ERROR';
    });
  }
}
