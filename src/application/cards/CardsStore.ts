import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { CARD_STATUSES } from '../../domain/card/Card';
import type { Card } from '../../domain/card/Card';
import { isArchived } from '../../domain/card/cardState';
import { groupCards } from '../../domain/card/groupCards';
import type { CardGroup } from '../../domain/card/groupCards';
import { cardRefusal } from '../../domain/card/usability';
import type { BankDay } from '../../domain/time/Instant';
import { RequestSequence } from '../loading/RequestSequence';
import { statusOf } from '../loading/LoadStatus';
import type { LoadStatus } from '../loading/LoadStatus';
import type { Failure } from '../operations/failureCodes';
import type { OperationGateway } from '../ports/OperationGateway';

/** The cards of the customer, including those that cannot be used. An available balance is accepted only when it is newer. */
export class CardsStore {
  status: LoadStatus = 'LOADING';
  failure: Failure | undefined;
  cards: readonly Card[] = [];

  readonly #gateway: OperationGateway;
  readonly #latest = new RequestSequence();
  /** True once a screen has asked for the cards; only then are they kept up to date. */
  #asked = false;

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
    makeAutoObservable(this, { cards: observableRef, failure: observableRef }, { autoBind: true });
  }

  /** Cards active or awaiting activation, each main card with its additional cards. */
  get groups(): readonly CardGroup[] {
    return groupCards(this.cards.filter((card) => !isArchived(card)));
  }

  /** Cards that are closed for good. */
  get archived(): readonly Card[] {
    return this.cards.filter(isArchived);
  }

  byId(cardId: string): Card | undefined {
    return this.cards.find((card) => card.id === cardId);
  }

  /** Loads what is not loaded yet. */
  async ensure(): Promise<void> {
    if (this.cards.length === 0) {
      await this.reload();
    }
  }

  /** Reloads the list; the current one stays while loading and when loading fails. */
  async reload(): Promise<void> {
    this.#asked = true;
    const isLatest = this.#latest.begin();
    if (this.cards.length === 0) {
      this.status = 'LOADING';
    }
    const answer = await this.#gateway.execute('GET_CARDS_V2', { statuses: CARD_STATUSES });
    runInAction(() => {
      if (!isLatest()) {
        return;
      }
      this.failure = answer.ok ? undefined : answer.failure;
      if (answer.ok) {
        this.cards = answer.value.map((card) => this.#withNewerBalance(card));
        this.status = statusOf(this.cards);
      } else if (this.cards.length === 0) {
        this.status = 'ERROR';
      }
    });
  }

  /** Reloads the cards after a change, or when events may have been missed. */
  async refresh(): Promise<void> {
    if (this.#asked) {
      await this.reload();
    }
  }

  /** Reads the available balance of the cards of an account that has changed, unless that version is held. */
  async refreshBalance(accountId: string, dataVersion: bigint | undefined): Promise<void> {
    const held = this.cards.filter((card) => card.accountId === accountId);
    if (!held.some((card) => dataVersion === undefined || card.dataVersion < dataVersion)) {
      return;
    }
    const answer = await this.#gateway.execute('GET_CARD_ACCOUNT_BALANCE', { accountIds: [accountId] });
    const [balance] = answer.ok ? answer.value : [];
    if (balance !== undefined) {
      runInAction(() => {
        this.cards = this.cards.map((card) =>
          card.accountId === balance.accountId && card.dataVersion < balance.dataVersion
            ? { ...card, ...balance }
            : card,
        );
      });
    }
  }

  /** Merges the bank's response about one card. */
  take(changed: Card): void {
    this.cards = this.cards.map((card) => (card.id === changed.id ? this.#withNewerBalance(changed) : card));
  }

  /** True for an account that has cards, none of which can be used. */
  hasOnlyUnusable(accountId: string, today: BankDay): boolean {
    const cards = this.cards.filter((card) => card.accountId === accountId);
    return cards.length > 0 && cards.every((card) => cardRefusal(card, today) !== undefined);
  }

  #withNewerBalance(incoming: Card): Card {
    const held = this.byId(incoming.id);
    return held !== undefined && held.dataVersion > incoming.dataVersion
      ? { ...incoming, available: held.available, dataVersion: held.dataVersion }
      : incoming;
  }
}
