import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { PROVIDER_FIELD_NAMES } from '../../domain/payment/ProviderField';
import type { SubscriberAnswer, SubscriberQuestion } from '../../domain/payment/ServicePayment';
import type { Failure } from '../operations/failureCodes';
import type { OperationGateway } from '../ports/OperationGateway';

/** State of the subscriber look-up. */
export type SubscriberState =
  | { readonly step: 'asking' }
  | { readonly step: 'found'; readonly answer: SubscriberAnswer }
  | { readonly step: 'refused'; readonly failure: Failure };

/** Looks up a subscriber at a provider while the form is filled in. The same subscriber is not looked up twice, unless it failed. */
export class SubscriberCheck {
  asked: { readonly key: string; readonly state: SubscriberState } | undefined;

  readonly #gateway: OperationGateway;

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
    makeAutoObservable(this, { asked: observableRef }, { autoBind: true });
  }

  /** State of the look-up of this subscriber; `undefined` when it is not the one looked up last. */
  stateOf(question: SubscriberQuestion): SubscriberState | undefined {
    return this.asked?.key === keyOf(question) ? this.asked.state : undefined;
  }

  /** Looks a subscriber up. `undefined` when it failed, is known already, or another look-up has replaced it meanwhile. */
  async ask(question: SubscriberQuestion): Promise<SubscriberAnswer | undefined> {
    const key = keyOf(question);
    const known = this.stateOf(question);
    if (known !== undefined && known.step !== 'refused') {
      return undefined;
    }
    this.asked = { key, state: { step: 'asking' } };
    const answer = await this.#gateway.execute('CHECK_SERVICE_SUBSCRIBER', question);
    if (this.asked.key !== key) {
      return undefined;
    }
    runInAction(() => {
      this.asked = {
        key,
        state: answer.ok ? { step: 'found', answer: answer.value } : { step: 'refused', failure: answer.failure },
      };
    });
    return answer.ok ? answer.value : undefined;
  }
}

function keyOf({ serviceProviderId, values }: SubscriberQuestion): string {
  return JSON.stringify([serviceProviderId, ...PROVIDER_FIELD_NAMES.map((name) => values[name] ?? '')]);
}
