import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { DOCUMENTS_OF_PAGE } from '../../domain/corporate/PaymentDocument';
import type { DocumentState, PaymentDocument } from '../../domain/corporate/PaymentDocument';
import { RequestSequence } from '../loading/RequestSequence';
import { statusOf } from '../loading/LoadStatus';
import type { LoadStatus } from '../loading/LoadStatus';
import type { DocumentFilter } from '../operations/signatures';
import type { OperationGateway } from '../ports/OperationGateway';

/** State of a document that no longer waits for signatures. */
export type EndedState = Exclude<DocumentState, 'waiting'>;

/** State and filter of the documents that are shown. */
interface Shown extends DocumentFilter {
  readonly state: EndedState;
}

/** Documents of the company in one ended state, the latest first, loaded page by page. */
export class EndedDocuments {
  status: LoadStatus = 'LOADING';
  documents: readonly PaymentDocument[] = [];
  /** True when another page may follow. */
  hasMore = false;
  loadingMore = false;

  readonly #gateway: OperationGateway;
  readonly #latest = new RequestSequence();
  #shown: Shown | undefined;
  #pages = 1;

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
    makeAutoObservable(this, { documents: observableRef }, { autoBind: true });
  }

  /** Shows the documents of a state that match a filter, from the first page. */
  async show(state: EndedState, filter: DocumentFilter = {}): Promise<void> {
    const wanted = { ...filter, state };
    if (JSON.stringify(this.#shown) !== JSON.stringify(wanted)) {
      this.#shown = wanted;
      this.#pages = 1;
      this.status = 'LOADING';
      this.documents = [];
      this.hasMore = false;
    }
    await this.#read(wanted);
  }

  /** Reads one page more. */
  async more(): Promise<void> {
    if (this.#shown === undefined || !this.hasMore || this.loadingMore) {
      return;
    }
    this.loadingMore = true;
    this.#pages += 1;
    await this.#read(this.#shown);
    runInAction(() => {
      this.loadingMore = false;
    });
  }

  /** Reloads the list last shown, if any. */
  async markStale(): Promise<void> {
    if (this.#shown !== undefined) {
      await this.#read(this.#shown);
    }
  }

  /** Reads every shown page again, because a document that ends meanwhile shifts all others. */
  async #read(shown: Shown): Promise<void> {
    const isLatest = this.#latest.begin();
    const read: PaymentDocument[] = [];
    let last = 0;
    for (let page = 1; page <= this.#pages; page += 1) {
      const answer = await this.#gateway.execute('GET_TXNS_ON_CONFIRMATION', { ...shown, page });
      if (!isLatest()) {
        return;
      }
      if (!answer.ok) {
        this.#fail();
        return;
      }
      read.push(...answer.value);
      last = answer.value.length;
    }
    runInAction(() => {
      this.documents = read;
      this.hasMore = last === DOCUMENTS_OF_PAGE;
      this.status = statusOf(read);
    });
  }

  #fail(): void {
    runInAction(() => {
      this.status = this.documents.length === 0 ? 'ERROR' : this.status;
    });
  }
}
