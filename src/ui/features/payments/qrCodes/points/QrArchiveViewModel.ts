import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { inject, injectable } from '../../../../../application/injection';
import { RequestSequence } from '../../../../../application/loading/RequestSequence';
import { statusOf } from '../../../../../application/loading/LoadStatus';
import type { LoadStatus } from '../../../../../application/loading/LoadStatus';
import type { Failure } from '../../../../../application/operations/failureCodes';
import { OperationGateway } from '../../../../../application/ports/OperationGateway';
import type { QrPoint } from '../../../../../domain/qr/QrPoint';

/** Points of sale that were put into the archive. */
@injectable()
export class QrArchiveViewModel {
  points: readonly QrPoint[] = [];
  status: LoadStatus = 'LOADING';
  next: string | undefined;
  loadingMore = false;
  failure: Failure | undefined;

  readonly #gateway: Pick<OperationGateway, 'execute'>;
  readonly #latest = new RequestSequence();

  constructor(@inject(OperationGateway) gateway: Pick<OperationGateway, 'execute'>) {
    this.#gateway = gateway;
    makeAutoObservable(this, { points: observableRef, failure: observableRef }, { autoBind: true });
  }

  async load(): Promise<void> {
    const isLatest = this.#latest.begin();
    this.status = 'LOADING';
    const answer = await this.#gateway.execute('GET_ARCHIVE_QR_DATA', {});
    if (!isLatest()) {
      return;
    }
    runInAction(() => {
      this.points = answer.ok ? answer.value.points : [];
      this.next = answer.ok ? answer.value.next : undefined;
      this.status = answer.ok ? statusOf(this.points) : 'ERROR';
    });
  }

  async loadMore(): Promise<void> {
    if (this.next === undefined || this.loadingMore) {
      return;
    }
    this.loadingMore = true;
    this.failure = undefined;
    const answer = await this.#gateway.execute('GET_ARCHIVE_QR_DATA', { cursor: this.next });
    runInAction(() => {
      this.loadingMore = false;
      if (answer.ok) {
        this.points = [...this.points, ...answer.value.points];
        this.next = answer.value.next;
      } else {
        this.failure = answer.failure;
      }
    });
  }
}
