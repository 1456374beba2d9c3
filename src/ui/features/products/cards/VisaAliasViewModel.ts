import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { CardsStore } from '../../../../application/cards/CardsStore';
import { inject, injectable } from '../../../../application/injection';
import type { Clock } from '../../../../application/ports/Clock';
import type { LoadStatus } from '../../../../application/loading/LoadStatus';
import type { Failure } from '../../../../application/operations/failureCodes';
import { OperationGateway } from '../../../../application/ports/OperationGateway';
import { BankTime } from '../../../../application/time/BankTime';
import { aliasRefusal } from '../../../../domain/card/cardChanges';
import type { Card } from '../../../../domain/card/Card';
import { isArchived } from '../../../../domain/card/cardState';
import type { BoundVisaAlias, VisaAliasCredential } from '../../../../domain/card/VisaAlias';
import { bankDayOf } from '../../../../domain/time/Instant';

@injectable()
export class VisaAliasDeps {
  @inject(CardsStore) readonly cards!: CardsStore;
  @inject(OperationGateway) readonly gateway!: OperationGateway;
  @inject(BankTime) readonly clock!: Clock;
}

/** Card that receives transfers sent to the phone number of the customer (Visa alias). */
@injectable()
export class VisaAliasViewModel {
  status: Exclude<LoadStatus, 'EMPTY'> = 'LOADING';
  credential: VisaAliasCredential | undefined;
  alias: BoundVisaAlias = { bound: undefined };
  chosen: string | undefined;
  busy = false;
  /** True while the dialog that asks whether to unbind is open. */
  asking = false;
  failure: Failure | undefined;

  readonly #deps: VisaAliasDeps;

  constructor(@inject(VisaAliasDeps) deps: VisaAliasDeps) {
    this.#deps = deps;
    makeAutoObservable(
      this,
      { credential: observableRef, alias: observableRef, failure: observableRef },
      { autoBind: true },
    );
  }

  /** Cards a number can be bound to. */
  get eligible(): readonly Card[] {
    const today = bankDayOf(this.#deps.clock.now());
    return this.#deps.cards.cards.filter((card) => !isArchived(card) && aliasRefusal(card, today) === undefined);
  }

  get bound(): Card | undefined {
    const { bound } = this.alias;
    return bound && this.#deps.cards.byId(bound.cardId);
  }

  /** The card that is chosen, or the first that is not bound yet. */
  get selected(): Card | undefined {
    return this.eligible.find(({ id }) => id === this.chosen) ?? this.eligible.find(({ id }) => id !== this.bound?.id);
  }

  async load(): Promise<void> {
    this.status = 'LOADING';
    const { cards, gateway } = this.#deps;
    const [alias, credential] = await Promise.all([
      gateway.execute('GET_BOUND_VISA_ALIAS', {}),
      gateway.execute('GET_VISA_ALIAS_CREDENTIAL', {}),
      cards.reload(),
    ]);
    runInAction(() => {
      if (alias.ok && credential.ok && cards.status !== 'ERROR') {
        this.alias = alias.value;
        this.credential = credential.value;
        this.status = 'LOADED';
      } else {
        this.status = 'ERROR';
      }
    });
  }

  choose(cardId: string): void {
    this.chosen = cardId;
  }

  ask(): void {
    this.asking = true;
  }

  cancel(): void {
    this.asking = false;
  }

  async bind(): Promise<void> {
    const { selected } = this;
    if (selected !== undefined && !this.busy) {
      await this.#change('BIND_CARD_TO_VISA_ALIAS', selected);
    }
  }

  async unbind(): Promise<void> {
    const { bound } = this;
    if (bound !== undefined && !this.busy) {
      await this.#change('VISA_ALIAS_DELETE', bound);
    }
  }

  readonly #change = async (
    code: 'BIND_CARD_TO_VISA_ALIAS' | 'VISA_ALIAS_DELETE',
    { id, accountId }: Card,
  ): Promise<void> => {
    this.busy = true;
    const answer = await this.#deps.gateway.execute(code, { accountId, cardId: id });
    runInAction(() => {
      this.busy = false;
      this.asking = false;
      this.chosen = undefined;
      this.failure = answer.ok ? undefined : answer.failure;
      if (answer.ok) {
        this.alias = answer.value;
      }
    });
  };
}
