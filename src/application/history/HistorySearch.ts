import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { Transaction } from '../../domain/history/Transaction';
import { MAX_SOUGHT_LENGTH, soughtWords } from '../../domain/history/soughtText';
import { plainText } from '../../domain/text/plainText';
import { inject, injectable } from '../injection';
import { RequestSequence } from '../loading/RequestSequence';
import { statusOf } from '../loading/LoadStatus';
import type { LoadStatus } from '../loading/LoadStatus';
import { OperationGateway } from '../ports/OperationGateway';
import { Scheduler } from '../ports/Scheduler';
import type { Cancel } from '../ports/Scheduler';

/** Time without a key after which the bank is asked, in milliseconds. */
export const HISTORY_SEARCH_PAUSE_MS = 250;

/** Minimum length of a search text sent to the bank, in characters; one Chinese character is a word. */
const MIN_LENGTH = 2;
const HAN = /\p{Script=Han}/u;

const ROWS_PER_PAGE = 50;
/** Calls made for one page; the bank looks through a part of a long history at each. */
const MAX_CALLS = 5;

@injectable()
export class HistorySearchDeps {
  @inject(OperationGateway) readonly gateway!: OperationGateway;
  @inject(Scheduler) readonly scheduler!: Scheduler;
}

/**
 * Operations a text is found in, in the whole history of the customer, newest first. The bank is asked after a pause in the typing, and
 * only the answer to the latest text counts.
 */
@injectable()
export class HistorySearch {
  /** `undefined` while nothing is looked for. */
  status: LoadStatus | undefined;
  transactions: readonly Transaction[] = [];
  /** True when the history has further lines to look through. */
  hasMore = false;

  readonly #deps: HistorySearchDeps;
  readonly #latest = new RequestSequence();
  #query: { readonly text: string; readonly accountId: string | undefined } | undefined;
  #cursor: string | undefined;
  #waiting: Cancel | undefined;

  constructor(@inject(HistorySearchDeps) deps: HistorySearchDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { transactions: observableRef }, { autoBind: true });
  }

  /**
   * Looks for another text, of one account where it is given; with the same ones nothing changes. A short text ends the search, and by one
   * longer than the bank accepts nothing is found.
   */
  find(typed: string, accountId?: string): void {
    const text = plainText(typed);
    if (this.#query?.text === text && this.#query.accountId === accountId) {
      return;
    }
    this.#waiting?.();
    this.#latest.begin();
    this.transactions = [];
    this.hasMore = false;
    const isSought = soughtWords(text).length > 0 && (text.length >= MIN_LENGTH || HAN.test(text));
    const isAsked = isSought && text.length <= MAX_SOUGHT_LENGTH;
    this.#query = isAsked ? { text, accountId } : undefined;
    this.status = isAsked ? 'LOADING' : isSought ? 'EMPTY' : undefined;
    this.#cursor = undefined;
    this.#waiting = isAsked ? this.#deps.scheduler.after(HISTORY_SEARCH_PAUSE_MS, () => void this.more()) : undefined;
  }

  /** Loads the next page, and after a failure the same one again. */
  async more(): Promise<void> {
    const query = this.#query;
    if (query === undefined) {
      return;
    }
    const isLatest = this.#latest.begin();
    this.status = 'LOADING';
    let found: readonly Transaction[] = [];
    for (let call = 0; call < MAX_CALLS; call += 1) {
      const answer = await this.#deps.gateway.execute('GET_TRANSACTION_HISTORY_V2', {
        ...query,
        cursor: this.#cursor,
        limit: ROWS_PER_PAGE,
      });
      if (!isLatest()) {
        return;
      }
      if (!answer.ok) {
        runInAction(() => this.#take(found, 'ERROR'));
        return;
      }
      this.#cursor = answer.value.next;
      found = [...found, ...answer.value.transactions];
      if (this.#cursor === undefined || found.length >= ROWS_PER_PAGE) {
        break;
      }
    }
    runInAction(() => this.#take(found));
  }

  #take(found: readonly Transaction[], status?: LoadStatus): void {
    this.transactions = [...this.transactions, ...found];
    this.hasMore = this.#cursor !== undefined;
    this.status = status ?? statusOf(this.transactions);
  }
}
