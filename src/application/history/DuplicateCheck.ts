import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { alreadySent, personOf } from '../../domain/history/repeated';
import type { DocumentWarning } from '../../domain/corporate/documentWarnings';
import type { Transaction } from '../../domain/history/Transaction';
import type { OperationPreview } from '../../domain/operation/OperationPreview';
import { bankDayOf } from '../../domain/time/Instant';
import { RequestSequence } from '../loading/RequestSequence';
import type { Clock } from '../ports/Clock';
import type { OperationGateway } from '../ports/OperationGateway';

/**
 * Says whether the customer is about to send the same money a second time: a person to the same account or person on one day, a company as the
 * bank compares its documents.
 */
export class DuplicateCheck {
  /** The earlier operation; `undefined` when there is none, and when the bank could not be asked. */
  found: Transaction | undefined;
  /** Warnings about what a document repeats; nothing when the bank could not be asked. */
  warnings: readonly DocumentWarning[] = [];

  readonly #gateway: OperationGateway;
  readonly #clock: Clock;
  readonly #latest = new RequestSequence();

  constructor(gateway: OperationGateway, clock: Clock) {
    this.#gateway = gateway;
    this.#clock = clock;
    makeAutoObservable(this, { found: observableRef, warnings: observableRef }, { autoBind: true });
  }

  /** Looks through the day's operations; a warning that does not come keeps nobody from going on. */
  async look(preview: OperationPreview): Promise<void> {
    const isLatest = this.#latest.begin();
    this.found = undefined;
    this.warnings = [];
    await (preview.awaited === undefined ? this.#lookAtDay(preview, isLatest) : this.#askBank(preview, isLatest));
  }

  async #askBank({ operationId }: OperationPreview, isLatest: () => boolean): Promise<void> {
    const answer = await this.#gateway.execute('GET_DOCUMENT_WARNINGS', { operationId });
    runInAction(() => {
      if (isLatest() && answer.ok) {
        this.warnings = answer.value;
      }
    });
  }

  async #lookAtDay(
    { operationId, amount, credit, debit, terms }: OperationPreview,
    isLatest: () => boolean,
  ): Promise<void> {
    const now = this.#clock.now();
    const today = bankDayOf(now);
    const answer = await this.#gateway.execute('GET_TRANSACTION_HISTORY_V2', { from: today, to: today });
    runInAction(() => {
      if (isLatest() && answer.ok) {
        const system = terms.details?.transferSystem;
        const person = personOf({
          system,
          creditNumber: credit.accountNumber,
          recipientName: credit.name,
          senderName: debit.name,
        });
        const intended = { operationId, amount, creditAccountNumber: credit.accountNumber, person };
        this.found = alreadySent(answer.value.transactions, intended, now);
      }
    });
  }
}
