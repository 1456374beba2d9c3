import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { CARD_STATUSES } from '../../domain/card/Card';
import type { Card } from '../../domain/card/Card';
import { cardRefusal } from '../../domain/card/usability';
import type { BankDay } from '../../domain/time/Instant';
import { LatestOnly } from '../loading/LatestOnly';
import type { OperationGateway } from '../ports/OperationGateway';

/** The cards of the customer, those that cannot be used among them. */
export class CardsStore {
  cards: readonly Card[] = [];

  readonly #gateway: OperationGateway;
  readonly #latest = new LatestOnly();

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
    makeAutoObservable(this, { cards: observableRef }, { autoBind: true });
  }

  /** Reads the list anew; what is known stays when the bank cannot be asked, which looks at the cards itself in the end. */
  async reload(): Promise<void> {
    const isLatest = this.#latest.begin();
    const answer = await this.#gateway.execute('GET_CARDS_V2', { statuses: CARD_STATUSES });
    runInAction(() => {
      if (isLatest() && answer.ok) {
        this.cards = answer.value;
      }
    });
  }

  /** True for an account that has cards, none of which can be used. */
  hasOnlyUnusable(accountId: string, today: BankDay): boolean {
    const cards = this.cards.filter((card) => card.accountId === accountId);
    return cards.length > 0 && cards.every((card) => cardRefusal(card, today) !== undefined);
  }
}
