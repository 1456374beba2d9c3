import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { ChangeDocument } from '../../domain/corporate/ChangeDocument';
import type { OperationId } from '../../domain/operation/OperationId';
import { RequestSequence } from '../loading/RequestSequence';
import type { LoadStatus } from '../loading/LoadStatus';
import { statusOf } from '../loading/LoadStatus';
import type { Failure } from '../operations/failureCodes';
import type { OperationGateway } from '../ports/OperationGateway';

/** Non-monetary changes of the company that wait for signatures, and those that ended recently. */
export class ChangesStore {
  status: LoadStatus = 'LOADING';
  changes: readonly ChangeDocument[] = [];

  readonly #gateway: OperationGateway;
  readonly #latest = new RequestSequence();

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
    makeAutoObservable(this, { changes: observableRef }, { autoBind: true });
  }

  get waiting(): readonly ChangeDocument[] {
    return this.changes.filter(({ end }) => end === undefined);
  }

  /** Ended changes, the latest first. */
  get ended(): readonly ChangeDocument[] {
    return this.changes
      .filter(({ end }) => end !== undefined)
      .toSorted((left, right) => (right.end?.at ?? 0) - (left.end?.at ?? 0));
  }

  /** Documents the user can sign now. */
  get mine(): readonly ChangeDocument[] {
    return this.changes.filter(({ canSign }) => canSign);
  }

  find(operationId: string): ChangeDocument | undefined {
    return this.changes.find((change) => change.operationId === operationId);
  }

  /** Reloads the list; the current one stays while loading and when loading fails. */
  async reload(): Promise<void> {
    const isLatest = this.#latest.begin();
    const answer = await this.#gateway.execute('GET_CHANGES_ON_CONFIRMATION', {});
    runInAction(() => {
      if (!isLatest()) {
        return;
      }
      if (answer.ok) {
        this.changes = answer.value;
        this.status = statusOf(this.changes);
      } else if (this.changes.length === 0) {
        this.status = 'ERROR';
      }
    });
  }

  /** Declines a change; returns the failure, if any. */
  async decline(operationId: OperationId, reason: string): Promise<Failure | undefined> {
    const answer = await this.#gateway.execute('DECLINE_TXN_ON_CONFIRMATION', { operationId, reason });
    await this.reload();
    return answer.ok ? undefined : answer.failure;
  }
}
