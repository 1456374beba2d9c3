import { computed, makeObservable } from 'mobx';

import type { ChangeDocument } from '../../domain/corporate/ChangeDocument';
import type { OperationId } from '../../domain/operation/OperationId';
import type { Failure } from '../operations/failureCodes';
import type { OperationGateway } from '../ports/OperationGateway';
import { ListStore } from '../stores/ListStore';

/** Non-monetary changes of the company that wait for signatures, and those that ended recently. */
export class ChangesStore extends ListStore<readonly ChangeDocument[]> {
  readonly #gateway: OperationGateway;

  constructor(gateway: OperationGateway) {
    super({
      empty: [],
      load: () => gateway.execute('GET_CHANGES_ON_CONFIRMATION', {}),
      reloadsSilently: true,
    });
    this.#gateway = gateway;
    makeObservable(this, { waiting: computed, ended: computed, mine: computed });
  }

  get changes(): readonly ChangeDocument[] {
    return this.held;
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

  /** Declines a change; returns the failure, if any. */
  async decline(operationId: OperationId, reason: string): Promise<Failure | undefined> {
    const answer = await this.#gateway.execute('DECLINE_TXN_ON_CONFIRMATION', { operationId, reason });
    await this.reload();
    return answer.ok ? undefined : answer.failure;
  }
}
