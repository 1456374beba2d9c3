import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { inject, injectable } from '../../../../application/injection';
import type { LoadStatus } from '../../../../application/loading/LoadStatus';
import { RequestSequence } from '../../../../application/loading/RequestSequence';
import { OperationGateway } from '../../../../application/ports/OperationGateway';
import type { Spending } from '../../../../domain/spending/Spending';
import { spentCategories } from '../../../../domain/spending/spentCategories';

/** Spending of this month from the account of one card. */
@injectable()
export class CardSpendingViewModel {
  spending: Spending | undefined;
  failed = false;

  readonly #gateway: OperationGateway;
  readonly #latest = new RequestSequence();

  constructor(@inject(OperationGateway) gateway: OperationGateway) {
    this.#gateway = gateway;
    makeAutoObservable(this, { spending: observableRef }, { autoBind: true });
  }

  get status(): LoadStatus {
    if (this.spending === undefined) {
      return this.failed ? 'ERROR' : 'LOADING';
    }
    return spentCategories(this.spending).length === 0 ? 'EMPTY' : 'LOADED';
  }

  async load(accountId: string): Promise<void> {
    const isLatest = this.#latest.begin();
    this.failed = false;
    const answer = await this.#gateway.execute('GET_SPENDING', { accountId });
    runInAction(() => {
      if (isLatest()) {
        this.spending = answer.ok ? answer.value : this.spending;
        this.failed = !answer.ok;
      }
    });
  }
}
