import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { inject, injectable } from '../../../../../application/injection';
import { RequestSequence } from '../../../../../application/loading/RequestSequence';
import { statusOf } from '../../../../../application/loading/LoadStatus';
import type { LoadStatus } from '../../../../../application/loading/LoadStatus';
import type { Failure } from '../../../../../application/operations/failureCodes';
import { OperationGateway } from '../../../../../application/ports/OperationGateway';
import { isUserSearch } from '../../../../../domain/administration/AdministeredUser';
import type { UserSummary } from '../../../../../domain/administration/AdministeredUser';

/** Users a search has found, page by page; kept for the visit, so that the way back from a user leads to the same list. */
@injectable('Singleton')
export class UsersViewModel {
  /** Text in the field. */
  text = '';
  /** Text the list was found by; empty for all users. */
  searched = '';
  users: readonly UserSummary[] = [];
  status: LoadStatus = 'LOADING';
  /** True when the bank has more users than are shown. */
  hasMore = false;
  /** True while the next page is on its way. */
  loadingMore = false;
  /** Failure of the latest request. */
  failure: Failure | undefined;

  /** True once the text in the field was tried. */
  attempted = false;

  #next: string | undefined;
  #isLoaded = false;
  readonly #latest = new RequestSequence();
  readonly #gateway: OperationGateway;

  constructor(@inject(OperationGateway) gateway: OperationGateway) {
    this.#gateway = gateway;
    makeAutoObservable(this, { users: observableRef, failure: observableRef }, { autoBind: true });
  }

  /** True when a search was tried that is too short to be made. */
  get isTooShort(): boolean {
    return this.attempted && !isUserSearch(this.text);
  }

  setText(text: string): void {
    this.text = text;
    this.attempted = false;
  }

  /** Loads the list the page was left with, or all users. */
  async ensure(): Promise<void> {
    if (!this.#isLoaded) {
      await this.#find(this.searched);
    }
  }

  /** Finds users by the text in the field. */
  async search(): Promise<void> {
    this.attempted = true;
    if (!this.isTooShort) {
      await this.#find(this.text.trim());
    }
  }

  /** Makes the latest search again. */
  async reload(): Promise<void> {
    await this.#find(this.searched);
  }

  /** Loads the next page. */
  async more(): Promise<void> {
    if (this.loadingMore || this.#next === undefined) {
      return;
    }
    this.loadingMore = true;
    this.failure = undefined;
    const isLatest = this.#latest.begin();
    const answer = await this.#gateway.execute('GET_ADMIN_USERS', { text: this.searched, after: this.#next });
    runInAction(() => {
      this.loadingMore = false;
      if (!isLatest()) {
        return;
      }
      if (answer.ok) {
        this.#hold([...this.users, ...answer.value.items], answer.value.next);
      } else {
        this.failure = answer.failure;
      }
    });
  }

  async #find(text: string): Promise<void> {
    const isLatest = this.#latest.begin();
    this.searched = text;
    this.status = 'LOADING';
    this.failure = undefined;
    const answer = await this.#gateway.execute('GET_ADMIN_USERS', { text });
    runInAction(() => {
      if (!isLatest()) {
        return;
      }
      this.#isLoaded = answer.ok;
      if (answer.ok) {
        this.#hold(answer.value.items, answer.value.next);
        this.status = statusOf(this.users);
      } else {
        this.status = 'ERROR';
        this.failure = answer.failure;
      }
    });
  }

  #hold(users: readonly UserSummary[], next: string | undefined): void {
    this.users = users;
    this.#next = next;
    this.hasMore = next !== undefined;
  }
}
