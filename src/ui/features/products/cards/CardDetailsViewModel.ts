import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { inject, injectable } from '../../../../application/injection';
import { RequestSequence } from '../../../../application/loading/RequestSequence';
import { statusOf } from '../../../../application/loading/LoadStatus';
import type { LoadStatus } from '../../../../application/loading/LoadStatus';
import type { CardReference } from '../../../../application/operations/cards';
import { OperationGateway } from '../../../../application/ports/OperationGateway';
import type { CardLimit } from '../../../../domain/card/CardLimit';
import type { Transaction } from '../../../../domain/history/Transaction';

/** Limits and latest operations of one card, loaded when its page is opened. */
@injectable()
export class CardDetailsViewModel {
  limitsStatus: LoadStatus = 'LOADING';
  limits: readonly CardLimit[] = [];
  statementStatus: LoadStatus = 'LOADING';
  statement: readonly Transaction[] = [];

  readonly #gateway: OperationGateway;
  readonly #latest = new RequestSequence();

  constructor(@inject(OperationGateway) gateway: OperationGateway) {
    this.#gateway = gateway;
    makeAutoObservable(this, { limits: observableRef, statement: observableRef }, { autoBind: true });
  }

  async loadLimits({ accountId, cardId }: CardReference): Promise<void> {
    const isLatest = this.#latest.begin();
    this.limitsStatus = this.limits.length === 0 ? 'LOADING' : this.limitsStatus;
    const answer = await this.#gateway.execute('GET_CARD_LIMITS', { accountId, cardId });
    runInAction(() => {
      if (isLatest()) {
        this.limits = answer.ok ? answer.value : this.limits;
        this.limitsStatus = answer.ok || this.limits.length > 0 ? statusOf(this.limits) : 'ERROR';
      }
    });
  }

  async loadStatement({ accountId, cardId }: CardReference): Promise<void> {
    const isLatest = this.#latest.begin();
    this.statementStatus = this.statement.length === 0 ? 'LOADING' : this.statementStatus;
    const answer = await this.#gateway.execute('GET_CARD_MINI_STATEMENT', { accountId, cardId });
    runInAction(() => {
      if (isLatest()) {
        this.statement = answer.ok ? answer.value : this.statement;
        this.statementStatus = answer.ok || this.statement.length > 0 ? statusOf(this.statement) : 'ERROR';
      }
    });
  }
}
