import type { PaymentDocument } from '../../domain/corporate/PaymentDocument';
import { success } from '../../domain/result/Result';
import type { DocumentsQuery } from '../operations/signatures';
import type { OperationGateway } from '../ports/OperationGateway';
import { ListStore } from '../stores/ListStore';

/** Documents of the company that wait for signatures and match a filter, or the one of an id; none while there is no filter. */
export class FilteredDocuments extends ListStore<readonly PaymentDocument[]> {
  #filter: DocumentsQuery | undefined;

  constructor(gateway: OperationGateway) {
    super({
      empty: [],
      load: async () =>
        this.#filter === undefined ? success([]) : gateway.execute('GET_TXNS_ON_CONFIRMATION', this.#filter),
      reloadsSilently: true,
    });
  }

  get documents(): readonly PaymentDocument[] {
    return this.held;
  }

  /** Loads what matches a filter; drops everything without one. */
  async show(filter: DocumentsQuery | undefined): Promise<void> {
    this.#filter = filter;
    await this.reload();
  }
}
