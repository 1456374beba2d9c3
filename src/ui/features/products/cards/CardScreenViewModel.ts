import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { CardsStore } from '../../../../application/cards/CardsStore';
import { isLost } from '../../../../application/confirmation/failureMeaning';
import { inject, injectable } from '../../../../application/injection';
import type { Clock } from '../../../../application/ports/Clock';
import type { Failure } from '../../../../application/operations/failureCodes';
import { Identifiers } from '../../../../application/ports/Identifiers';
import { OperationGateway } from '../../../../application/ports/OperationGateway';
import { BankTime } from '../../../../application/time/BankTime';
import { UserStore } from '../../../../application/user/UserStore';
import { aliasRefusal, blockRefusal, changeRefusal, unblockRefusal } from '../../../../domain/card/cardChanges';
import type { Card } from '../../../../domain/card/Card';
import { cardState, endsSoon } from '../../../../domain/card/cardState';
import type { CardState } from '../../../../domain/card/cardState';
import type { OperationId } from '../../../../domain/operation/OperationId';
import { reissueRefusal, renewalRefusal } from '../../../../domain/shop/CardOrder';
import { bankDayOf } from '../../../../domain/time/Instant';
import type { BankDay } from '../../../../domain/time/Instant';
import { isPastExpiry } from '../../../../domain/user/Passport';

@injectable()
export class CardScreenDeps {
  @inject(CardsStore) readonly cards!: CardsStore;
  @inject(UserStore) readonly user!: UserStore;
  @inject(OperationGateway) readonly gateway!: OperationGateway;
  @inject(Identifiers) readonly identifiers!: Identifiers;
  @inject(BankTime) readonly clock!: Clock;
}

/** Operations that are permitted for a card at present. */
export interface CardActions {
  readonly block: boolean;
  readonly unblock: boolean;
  /** True when limits and PIN can be changed. */
  readonly change: boolean;
  readonly alias: boolean;
  readonly reissue: boolean;
  readonly renewal: boolean;
}

/** One card: its state, its permitted operations, and blocking it. */
@injectable()
export class CardScreenViewModel {
  /** True while a company is asked whether to block the card. */
  asking = false;
  busy = false;
  failure: Failure | undefined;

  readonly #deps: CardScreenDeps;
  /** ID of the blocking operation; kept while it is unknown whether the bank has received it. */
  #operationId: OperationId | undefined;

  constructor(@inject(CardScreenDeps) deps: CardScreenDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true });
  }

  get store(): CardsStore {
    return this.#deps.cards;
  }

  get today(): BankDay {
    return bankDayOf(this.#deps.clock.now());
  }

  /**
   * True when the passport of the user has expired: such a user may block a card, and do nothing else with it
   * (bank/modules/cards/README.md).
   */
  get viewOnly(): boolean {
    return isPastExpiry(this.#deps.user.user?.passportExpiresOn, this.today);
  }

  /** True for cards of a company, whose signatories have to agree to any increase. */
  get isCorporate(): boolean {
    return this.#deps.user.isCorporate;
  }

  stateOf(card: Card): CardState {
    return cardState(card, this.today);
  }

  endsSoon(card: Card): boolean {
    return this.stateOf(card) === 'active' && endsSoon(card, this.today);
  }

  actionsOf(card: Card): CardActions {
    const { today, viewOnly } = this;
    const isArchived = this.stateOf(card) === 'archived';
    const may = (failureCode: string | undefined): boolean => !isArchived && !viewOnly && failureCode === undefined;
    return {
      block: !isArchived && blockRefusal(card, today) === undefined,
      unblock: may(unblockRefusal(card, today)),
      change: may(changeRefusal(card, today)),
      reissue: may(reissueRefusal(card, today)),
      renewal: may(renewalRefusal(card, today)),
      alias: may(aliasRefusal(card, today)) && !this.isCorporate,
    };
  }

  reload(): void {
    void this.#deps.cards.reload();
  }

  /** Blocks the card at once; a company is asked first, because unblocking takes its signatures. */
  lock(card: Card): void {
    this.failure = undefined;
    if (this.isCorporate) {
      this.asking = true;
    } else {
      void this.block(card);
    }
  }

  cancel(): void {
    if (!this.busy) {
      this.asking = false;
    }
  }

  /** Blocks the card. When the answer is lost, the same operation can be sent again. */
  async block({ id, accountId }: Card): Promise<void> {
    if (this.busy) {
      return;
    }
    this.busy = true;
    this.#operationId ??= this.#deps.identifiers.operationId();
    const request = { operationId: this.#operationId, accountId, cardId: id };
    const answer = await this.#deps.gateway.execute('BLOCK_CARD', request);
    runInAction(() => {
      this.busy = false;
      this.asking = false;
      this.failure = answer.ok ? undefined : answer.failure;
      if (answer.ok || !isLost(answer.failure)) {
        this.#operationId = undefined;
      }
      if (answer.ok) {
        this.#deps.cards.take(answer.value);
      }
    });
  }
}
