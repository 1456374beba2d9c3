import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { RecipientQuestion } from '../../domain/transfer/BankClientTransfer';
import type { Failure } from '../operations/failureCodes';
import type { OperationGateway } from '../ports/OperationGateway';
import type { Cancel, Scheduler } from '../ports/Scheduler';

/** State of the recipient look-up. */
export type RecipientState =
  | { readonly step: 'asking' }
  | { readonly step: 'found'; readonly recipientName: string }
  | { readonly step: 'refused'; readonly failure: Failure };

/** Delay before a complete number is looked up, in milliseconds, so that a correction does not count as another look-up. */
export const RECIPIENT_ASKED_AFTER_MS = 400;

/** Looks up the name of a recipient at the bank once the number is complete. The same number is not looked up twice, unless it failed. */
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

  /** State of the look-up of this recipient; `undefined` when it is not the one looked up last. */
  stateOf(question: RecipientQuestion): RecipientState | undefined {
    return this.asked?.key === keyOf(question) ? this.asked.state : undefined;
  }

  /** Takes the number now in the form, `undefined` while it is incomplete, and schedules its look-up. */
  typed(question: RecipientQuestion | undefined): void {
    this.#waiting?.();
    this.#waiting = undefined;
    if (question !== undefined && this.stateOf(question) === undefined) {
      this.#waiting = this.#scheduler.after(RECIPIENT_ASKED_AFTER_MS, () => void this.ask(question));
    }
  }

  /** Looks a recipient up at once; a failed look-up may be repeated. */
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

/** Key of a look-up. Accounts and cards are independent of the currency; a phone resolves to an account by currency. */
function keyOf({ recipient: { by, value }, currency }: RecipientQuestion): string {
  return by === 'phone' ? `${value} ${currency}` : value;
}
