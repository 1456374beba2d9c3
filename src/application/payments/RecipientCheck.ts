import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { RecipientQuestion } from '../../domain/transfer/BankClientTransfer';
import type { Failure } from '../operations/failureCodes';
import type { OperationGateway } from '../ports/OperationGateway';
import type { Cancel, Scheduler } from '../ports/Scheduler';

/** What is known of the recipient that was asked about last. */
export type RecipientState =
  | { readonly step: 'asking' }
  | { readonly step: 'found'; readonly recipientName: string }
  | { readonly step: 'refused'; readonly failure: Failure };

/** A complete number is asked about after this pause, so that a correction is not counted as another question. */
export const RECIPIENT_ASKED_AFTER_MS = 400;

/** Asks the bank who a recipient is as soon as the number is complete. The same question is not asked twice, unless it failed. */
export class RecipientCheck {
  asked: { readonly key: string; readonly state: RecipientState } | undefined;

  readonly #gateway: OperationGateway;
  readonly #scheduler: Scheduler;
  #waiting: Cancel | undefined;

  constructor(gateway: OperationGateway, scheduler: Scheduler) {
    this.#gateway = gateway;
    this.#scheduler = scheduler;
    makeAutoObservable(this, { asked: observableRef }, { autoBind: true });
  }

  /** What is known of this recipient; nothing of one that was not asked about. */
  stateOf(question: RecipientQuestion): RecipientState | undefined {
    return this.asked?.key === keyOf(question) ? this.asked.state : undefined;
  }

  /** The number in the form has become this; `undefined` while it is not complete. */
  typed(question: RecipientQuestion | undefined): void {
    this.#waiting?.();
    this.#waiting = undefined;
    if (question !== undefined && this.stateOf(question) === undefined) {
      this.#waiting = this.#scheduler.after(RECIPIENT_ASKED_AFTER_MS, () => void this.ask(question));
    }
  }

  /** Asks at once; what was refused may be asked again. */
  async ask(question: RecipientQuestion): Promise<void> {
    const key = keyOf(question);
    const known = this.stateOf(question);
    if (known !== undefined && known.step !== 'refused') {
      return;
    }
    this.asked = { key, state: { step: 'asking' } };
    const answer = await this.#gateway.execute('CHECK_BANK_CLIENT_RECIPIENT', question);
    runInAction(() => {
      if (this.asked?.key === key) {
        const state: RecipientState = answer.ok
          ? { step: 'found', recipientName: answer.value.recipientName }
          : { step: 'refused', failure: answer.failure };
        this.asked = { key, state };
      }
    });
  }
}

/** An account or a card is the same whatever is sent; a phone leads to an account by its currency. */
function keyOf({ recipient: { by, value }, currency }: RecipientQuestion): string {
  return by === 'phone' ? `${value} ${currency}` : value;
}
