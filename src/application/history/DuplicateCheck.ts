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
 * Detects a repeated payment before it is confirmed: for a person one to the same payee for the same product on the same day, for a
 * company one that the bank finds among its documents.
 */
export class DuplicateCheck {
  /** The earlier operation; `undefined` when there is none, and when the call failed. */
  found: Transaction | undefined;
  /** Warnings about documents that this one repeats; empty when the call failed. */
  warnings: readonly DocumentWarning[] = [];

  readonly #gateway: OperationGateway;
  readonly #clock: Clock;
  readonly #latest = new RequestSequence();

  constructor(gateway: OperationGateway, clock: Clock) {
    this.#gateway = gateway;
    this.#clock = clock;
    makeAutoObservable(this, { found: observableRef, warnings: observableRef }, { autoBind: true });
  }

  /** Searches the day's operations; a failed search does not block the customer. What costs nothing may be sent twice. */
  async look(preview: OperationPreview): Promise<void> {
    const isLatest = this.#latest.begin();
    this.found = undefined;
    this.warnings = [];
    if (preview.amount.minor === 0n) {
      return;
    }
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
        const intended = { operationId, amount, creditAccountNumber: credit.accountNumber, person, terms };
        this.found = alreadySent(answer.value.transactions, intended, now);
      }
    });
  }
}
