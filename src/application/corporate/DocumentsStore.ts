import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { PaymentDocument } from '../../domain/corporate/PaymentDocument';
import type { OperationId } from '../../domain/operation/OperationId';
import { RequestSequence } from '../loading/RequestSequence';
import { ChangesStore } from './ChangesStore';
import { statusOf } from '../loading/LoadStatus';
import type { LoadStatus } from '../loading/LoadStatus';
import type { Failure } from '../operations/failureCodes';
import type { OperationGateway } from '../ports/OperationGateway';
import type { UserStore } from '../user/UserStore';
import { EndedDocuments } from './EndedDocuments';

/** Documents of the company that wait for signatures, and those that ended. Individuals have none, so nothing is loaded for them. */
export class DocumentsStore {
  status: LoadStatus = 'LOADING';
  documents: readonly PaymentDocument[] = [];
  readonly ended: EndedDocuments;
  readonly changes: ChangesStore;

  readonly #gateway: OperationGateway;
  readonly #user: UserStore;
  readonly #latest = new RequestSequence();

  constructor(gateway: OperationGateway, user: UserStore) {
    this.#gateway = gateway;
    this.#user = user;
    this.ended = new EndedDocuments(gateway);
    this.changes = new ChangesStore(gateway);
    makeAutoObservable(this, { documents: observableRef, ended: false, changes: false }, { autoBind: true });
  }

  /** Documents the user can sign now. */
  get mine(): readonly PaymentDocument[] {
    return this.documents.filter(({ canSign }) => canSign);
  }

  /** Reloads the list; the current one stays while loading and when loading fails. */
  async reload(): Promise<void> {
    if (!this.#user.isCorporate) {
      return;
    }
    void this.ended.reloadShown();
    void this.changes.reload();
    const isLatest = this.#latest.begin();
    const answer = await this.#gateway.execute('GET_TXNS_ON_CONFIRMATION', {});
    runInAction(() => {
      if (!isLatest()) {
        return;
      }
      if (answer.ok) {
        this.documents = answer.value;
        this.status = statusOf(this.documents);
      } else if (this.documents.length === 0) {
        this.status = 'ERROR';
      }
    });
  }

  /** Declines a document; returns the failure, if any. */
  async decline(operationId: OperationId, reason: string): Promise<Failure | undefined> {
    const answer = await this.#gateway.execute('DECLINE_TXN_ON_CONFIRMATION', { operationId, reason });
    await this.reload();
    return answer.ok ? undefined : answer.failure;
  }
}
