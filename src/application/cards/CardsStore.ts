import { actionBound, computed, makeObservable, observable, runInAction } from 'mobx';

import { CARD_STATUSES } from '../../domain/card/Card';
import type { Card } from '../../domain/card/Card';
import { isArchived } from '../../domain/card/cardState';
import { groupCards } from '../../domain/card/groupCards';
import type { CardGroup } from '../../domain/card/groupCards';
import { cardRefusal } from '../../domain/card/usability';
import type { BankDay, Instant } from '../../domain/time/Instant';
import type { StreamEvent } from '../../domain/notification/StreamEvent';
import { inject, injectable } from '../injection';
import type { LiveStore, NotifyOfFailure } from '../live/LiveStore';
import type { Failure } from '../operations/failureCodes';
import type { Clock } from '../ports/Clock';
import { OperationGateway } from '../ports/OperationGateway';
import { isNewer, VersionedListStore } from '../stores/VersionedListStore';
import { BankTime } from '../time/BankTime';

/** The cards of the customer, including those that cannot be used. The version of a card is that of its available balance. */
@injectable('Singleton')
export class CardsStore extends VersionedListStore<Card> implements LiveStore {
  readonly staleOn = ['UPDATED_ACCOUNT', 'UPDATED_ACCOUNT_CARD'] as const;

  readonly #gateway: OperationGateway;
  readonly #clock: Clock;
  /** Moments the balances were read at, by account. */
  readonly #readAt = observable.map<string, Instant>();

  constructor(@inject(OperationGateway) gateway: OperationGateway, @inject(BankTime) clock: Clock) {
    super({ empty: [], load: () => gateway.execute('GET_CARDS_V2', { statuses: CARD_STATUSES }) });
    this.#gateway = gateway;
    this.#clock = clock;
    makeObservable(this, { groups: computed, archived: computed, take: actionBound });
  }

  get cards(): readonly Card[] {
    return this.held;
  }

  /** Cards active or awaiting activation, each main card with its additional cards. */
  get groups(): readonly CardGroup[] {
    return groupCards(this.cards.filter((card) => !isArchived(card)));
  }

  /** Cards that are closed for good. */
  get archived(): readonly Card[] {
    return this.cards.filter(isArchived);
  }

  /** Moment at which the balance of a card was read, by the time of the bank. */
  balanceAt({ accountId }: Card): Instant | undefined {
    return this.#readAt.get(accountId);
  }

  override onEvent({ type, accountId, dataVersion }: StreamEvent, notify: NotifyOfFailure): void {
    if (accountId !== undefined) {
      const read = type === 'UPDATED_ACCOUNT' ? this.refresh(accountId, dataVersion) : this.refreshCards(accountId);
      void read.then((failure) => failure && notify('cardNotUpdated', failure));
    } else if (type === 'UPDATED_ACCOUNT_CARD') {
      void this.markStale();
    }
  }

  /** Reads the available balance of the cards of an account that has changed, unless that version is held; returns why it could not. */
  async refresh(accountId: string, dataVersion: bigint | undefined): Promise<Failure | undefined> {
    if (!this.cards.some((card) => card.accountId === accountId && isNewer(dataVersion, card))) {
      return undefined;
    }
    const answer = await this.#gateway.execute('GET_CARD_ACCOUNT_BALANCE', { accountIds: [accountId] });
    const [balance] = answer.ok ? answer.value : [];
    runInAction(() => {
      if (balance !== undefined) {
        this.#readAt.set(accountId, this.#clock.now());
      }
      this.held = this.cards.map((card) => {
        if (card.accountId !== accountId) {
          return card;
        }
        // A newer version was announced and could not be read, so the held balance is the last known one.
        return balance === undefined
          ? { ...card, balanceUpdated: false }
          : isNewer(balance.dataVersion, card)
            ? { ...card, ...balance }
            : card;
      });
    });
    return answer.ok ? undefined : answer.failure;
  }

  /**
   * Reads the cards of an account that have changed, and all cards when the bank tells of an account that had none. Returns why one of them
   * could not be read; the list itself shows why it could not.
   */
  async refreshCards(accountId: string): Promise<Failure | undefined> {
    const changed = this.cards.filter((card) => card.accountId === accountId);
    if (changed.length === 0) {
      await this.markStale();
      return undefined;
    }
    const answers = await Promise.all(
      changed.map(async ({ id }) => {
        const answer = await this.#gateway.execute('GET_CARD_BY_ID', { cardId: id });
        if (answer.ok) {
          this.take(answer.value);
        }
        return answer;
      }),
    );
    return answers.flatMap((answer) => (answer.ok ? [] : [answer.failure]))[0];
  }

  /** Merges the bank's response about one card. */
  take(changed: Card): void {
    this.held = this.cards.map((card) => (card.id === changed.id ? this.newerOf(changed) : card));
  }

  /** True for an account that has cards, none of which can be used. */
  hasOnlyUnusable(accountId: string, today: BankDay): boolean {
    const cards = this.cards.filter((card) => card.accountId === accountId);
    return cards.length > 0 && cards.every((card) => cardRefusal(card, today) !== undefined);
  }

  /** Everything but a newer balance is taken over: a block or a name changes without a new version. */
  protected override newerOf(incoming: Card): Card {
    const held = this.byId(incoming.id);
    if (held !== undefined && held.dataVersion > incoming.dataVersion) {
      const { available, balanceInSoms, balanceUpdated, dataVersion } = held;
      return { ...incoming, available, balanceInSoms, balanceUpdated, dataVersion };
    }
    this.#readAt.set(incoming.accountId, this.#clock.now());
    return incoming;
  }
}
