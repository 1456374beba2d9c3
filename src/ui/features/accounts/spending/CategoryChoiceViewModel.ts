import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { inject, injectable } from '../../../../application/injection';
import { RequestSequence } from '../../../../application/loading/RequestSequence';
import type { Failure } from '../../../../application/operations/failureCodes';
import type { ChangedCategory, OperationCategory } from '../../../../application/operations/spending';
import { OperationGateway } from '../../../../application/ports/OperationGateway';
import { SpendingStore } from '../../../../application/spending/SpendingStore';
import type { ChosenCategory } from '../../../../domain/spending/SpendingCategory';

@injectable()
export class CategoryChoiceDeps {
  @inject(OperationGateway) readonly gateway!: OperationGateway;
  @inject(SpendingStore) readonly spending!: Pick<SpendingStore, 'markStale'>;
}

/** Category of one operation, which the customer changes for it and all like it, and may change back at once. */
@injectable()
export class CategoryChoiceViewModel {
  /** Category as the bank knows it; absent until it has answered. */
  known: OperationCategory | undefined;
  /** The latest change of this visit, while it can be undone. */
  changed: ChangedCategory | undefined;
  undone = false;
  busy = false;
  failure: Failure | undefined;

  readonly #deps: CategoryChoiceDeps;
  readonly #latest = new RequestSequence();

  constructor(@inject(CategoryChoiceDeps) deps: CategoryChoiceDeps) {
    this.#deps = deps;
    makeAutoObservable(
      this,
      { known: observableRef, changed: observableRef, failure: observableRef },
      { autoBind: true },
    );
  }

  /** Loads the category; an operation whose category is not known shows nothing, because its page says everything else. */
  async load(transactionId: string): Promise<void> {
    const isLatest = this.#latest.begin();
    this.known = undefined;
    this.changed = undefined;
    this.undone = false;
    this.failure = undefined;
    const answer = await this.#deps.gateway.execute('GET_SPENDING_CATEGORY', { transactionId });
    runInAction(() => {
      if (isLatest() && answer.ok) {
        this.known = answer.value;
      }
    });
  }

  choose(transactionId: string, category: ChosenCategory): Promise<void> {
    return this.#change(transactionId, category, false);
  }

  /** Chooses what was chosen before the latest change, or leaves it to the rules again. */
  async undo(transactionId: string): Promise<void> {
    if (this.changed !== undefined) {
      await this.#change(transactionId, this.changed.chosenBefore, true);
    }
  }

  async #change(transactionId: string, category: ChosenCategory | undefined, isUndo: boolean): Promise<void> {
    if (this.busy) {
      return;
    }
    this.busy = true;
    this.failure = undefined;
    const answer = await this.#deps.gateway.execute('SET_SPENDING_CATEGORY', { transactionId, category });
    runInAction(() => {
      this.busy = false;
      if (!answer.ok) {
        this.failure = answer.failure;
        return;
      }
      this.known = { category: answer.value.category, isChosen: category !== undefined };
      this.changed = isUndo ? undefined : answer.value;
      this.undone = isUndo;
      void this.#deps.spending.markStale();
    });
  }
}
