import { actionBound, makeObservable } from 'mobx';

import type { Application } from '../../domain/shop/Application';
import { inject, injectable } from '../injection';
import type { LiveStore } from '../live/LiveStore';
import type { Failure } from '../operations/failureCodes';
import { FileSaver } from '../ports/FileSaver';
import { OperationGateway } from '../ports/OperationGateway';
import { ListStore } from '../stores/ListStore';

/** Applications of the customer for products of the showcase, the latest first. */
@injectable('Singleton')
export class ApplicationsStore extends ListStore<readonly Application[]> implements LiveStore {
  readonly staleOn = ['TRANSACTION_UPDATED', 'TRANSACTION_NOTIFICATION'] as const;

  readonly #gateway: OperationGateway;
  readonly #saver: FileSaver;

  constructor(@inject(OperationGateway) gateway: OperationGateway, @inject(FileSaver) saver: FileSaver) {
    super({ empty: [], load: () => gateway.execute('GET_APPLICATIONS', {}), reloadsSilently: true });
    this.#gateway = gateway;
    this.#saver = saver;
    makeObservable(this, { cancel: actionBound });
  }

  get applications(): readonly Application[] {
    return this.held;
  }

  /** Saves the finished certificate of an application on the device; returns the failure, if any. */
  async saveCertificate(id: string): Promise<Failure | undefined> {
    const answer = await this.#gateway.execute('GET_APPLICATION_PAPER', { transactionId: id });
    if (!answer.ok) {
      return answer.failure;
    }
    this.#saver.save(answer.value);
    return undefined;
  }

  /** Takes an application back; returns the failure, if any. */
  async cancel(id: string): Promise<Failure | undefined> {
    const answer = await this.#gateway.execute('CANCEL_APPLICATION', { transactionId: id });
    if (!answer.ok) {
      return answer.failure;
    }
    this.ignorePending();
    this.hold(this.applications.map((application) => (application.id === id ? answer.value : application)));
    return undefined;
  }
}
