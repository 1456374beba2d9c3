import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { ChangeDocument } from '../../domain/corporate/ChangeDocument';
import type { OperationId } from '../../domain/operation/OperationId';
import { RequestSequence } from '../loading/RequestSequence';
import type { LoadStatus } from '../loading/LoadStatus';
import { statusOf } from '../loading/LoadStatus';
import type { Failure } from '../operations/failureCodes';
import type { OperationGateway } from '../ports/OperationGateway';

/** Changes of the company besides money that wait to be signed, and those that ended not long ago. */
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

  /** The last one to end first. */
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

  /** Reads the list anew; what is on the screen stays there meanwhile, and stays when the bank cannot be asked. */
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

  /** Takes a change out of the way; answers why the bank has not. */
  async decline(operationId: OperationId, reason: string): Promise<Failure | undefined> {
    const answer = await this.#gateway.execute('DECLINE_TXN_ON_CONFIRMATION', { operationId, reason });
    await this.reload();
    return answer.ok ? undefined : answer.failure;
  }
}
