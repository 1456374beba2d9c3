import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { inject, injectable } from '../../../../../application/injection';
import { RequestSequence } from '../../../../../application/loading/RequestSequence';
import { statusOf } from '../../../../../application/loading/LoadStatus';
import type { LoadStatus } from '../../../../../application/loading/LoadStatus';
import type { Failure } from '../../../../../application/operations/failureCodes';
import { OperationGateway } from '../../../../../application/ports/OperationGateway';
import type { UserLogLine } from '../../../../../domain/administration/UserLog';

/** Log of one user, newest first, page by page. */
@injectable()
export class UserLogViewModel {
  lines: readonly UserLogLine[] = [];
  status: LoadStatus = 'LOADING';
  failuresOnly = false;
  /** True when the bank has older lines than are shown. */
  hasMore = false;
  /** True while the next page is on its way. */
  loadingMore = false;
  /** Failure of the latest request. */
  failure: Failure | undefined;

  #userId = '';
  #next: string | undefined;
  readonly #latest = new RequestSequence();
  readonly #gateway: OperationGateway;

  constructor(@inject(OperationGateway) gateway: OperationGateway) {
    this.#gateway = gateway;
    makeAutoObservable(this, { lines: observableRef, failure: observableRef }, { autoBind: true });
  }

  async open(userId: string): Promise<void> {
    this.#userId = userId;
    await this.reload();
  }

  /** Reads the newest lines again. */
  async reload(): Promise<void> {
    this.status = 'LOADING';
    await this.#read([], undefined);
  }

  async toggleFailures(): Promise<void> {
    this.failuresOnly = !this.failuresOnly;
    await this.reload();
  }

  /** Reads the next page. */
  async more(): Promise<void> {
    if (this.loadingMore || this.#next === undefined) {
      return;
    }
    this.loadingMore = true;
    await this.#read(this.lines, this.#next);
  }

  async #read(before: readonly UserLogLine[], after: string | undefined): Promise<void> {
    const isLatest = this.#latest.begin();
    this.failure = undefined;
    const { failuresOnly } = this;
    const answer = await this.#gateway.execute('GET_ADMIN_USER_LOG', {
      userId: this.#userId,
      failuresOnly,
      ...(after !== undefined && { after }),
    });
    runInAction(() => {
      this.loadingMore = false;
      if (!isLatest()) {
        return;
      }
      if (!answer.ok) {
        this.failure = answer.failure;
        this.status = before.length === 0 ? 'ERROR' : 'LOADED';
        return;
      }
      this.lines = [...before, ...answer.value.items];
      this.#next = answer.value.next;
      this.hasMore = this.#next !== undefined;
      this.status = statusOf(this.lines);
    });
  }
}
