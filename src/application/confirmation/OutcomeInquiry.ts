import type { Transaction } from '../../domain/history/Transaction';
import type { OperationId } from '../../domain/operation/OperationId';
import type { OperationGateway } from '../ports/OperationGateway';
import type { Scheduler } from '../ports/Scheduler';

/** Outcome the bank reports for an operation whose response was lost. */
export type InquiryAnswer =
  | { readonly was: 'booked'; readonly transaction: Transaction }
  | { readonly was: 'declined' }
  | { readonly was: 'notBooked' }
  | { readonly was: 'unknown' };

/**
 * Pauses before each question. The lost call may still be on its way, so "not booked" is believed only of the last question;
 * and even then the same operation is confirmed again, never a new one, so it cannot be booked twice.
 */
export const INQUIRY_PAUSES_MS = [500, 1500, 3000] as const;

const FAILED_STATUSES: ReadonlySet<string> = new Set(['DECLINED', 'REJECTED', 'CANCELLED']);

/** Asks the history of the customer for one operationId. */
export class OutcomeInquiry {
  readonly #gateway: OperationGateway;
  readonly #scheduler: Scheduler;

  constructor(gateway: OperationGateway, scheduler: Scheduler) {
    this.#gateway = gateway;
    this.#scheduler = scheduler;
  }

  async ask(operationId: OperationId): Promise<InquiryAnswer> {
    let last: InquiryAnswer = { was: 'unknown' };
    for (const pauseMs of INQUIRY_PAUSES_MS) {
      await this.#pause(pauseMs);
      last = await this.#askOnce(operationId);
      if (last.was === 'booked' || last.was === 'declined') {
        return last;
      }
    }
    return last;
  }

  async #askOnce(operationId: OperationId): Promise<InquiryAnswer> {
    const answer = await this.#gateway.execute('GET_TRANSACTION_HISTORY_V2', { operationId });
    if (!answer.ok) {
      return { was: 'unknown' };
    }
    const transaction = answer.value.transactions.find((found) => found.operationId === operationId);
    if (transaction === undefined) {
      return { was: 'notBooked' };
    }
    return FAILED_STATUSES.has(transaction.status) ? { was: 'declined' } : { was: 'booked', transaction };
  }

  #pause(delayMs: number): Promise<void> {
    return new Promise((resolve) => this.#scheduler.after(delayMs, resolve));
  }
}
