import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { alreadySent, personOf } from '../../domain/history/repeated';
import type { Transaction } from '../../domain/history/Transaction';
import type { OperationPreview } from '../../domain/operation/OperationPreview';
import { bankDayOf } from '../../domain/time/Instant';
import { LatestOnly } from '../loading/LatestOnly';
import type { Clock } from '../ports/Clock';
import type { OperationGateway } from '../ports/OperationGateway';

/** Says whether the customer is about to send the same money to the same account, or the same person, a second time on one day. */
export class DuplicateRadar {
  /** The earlier operation; `undefined` when there is none, and when the bank could not be asked. */
  found: Transaction | undefined;

  readonly #gateway: OperationGateway;
  readonly #clock: Clock;
  readonly #latest = new LatestOnly();

  constructor(gateway: OperationGateway, clock: Clock) {
    this.#gateway = gateway;
    this.#clock = clock;
    makeAutoObservable(this, { found: observableRef }, { autoBind: true });
  }

  /** Looks through the day's operations; a warning that does not come keeps nobody from going on. */
  async look({ operationId, amount, credit, debit, terms }: OperationPreview): Promise<void> {
    const isLatest = this.#latest.begin();
    this.found = undefined;
    const now = this.#clock.now();
    const today = bankDayOf(now);
    const answer = await this.#gateway.execute('GET_TRANSACTION_HISTORY_V2', { from: today, to: today });
    runInAction(() => {
      if (isLatest() && answer.ok) {
        const system = terms.details?.transferSystem;
        const person = personOf({ system, creditNumber: credit.accountNumber, recipientName: credit.name, senderName: debit.name });
        const intended = { operationId, amount, creditAccountNumber: credit.accountNumber, person };
        this.found = alreadySent(answer.value.transactions, intended, now);
      }
    });
  }
}
