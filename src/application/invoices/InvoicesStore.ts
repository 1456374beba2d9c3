import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { DistributorLimit, Invoice } from '../../domain/invoice/Invoice';
import { sortInvoices } from '../../domain/invoice/invoiceLists';
import { RequestSequence } from '../loading/RequestSequence';
import type { LoadStatus } from '../loading/LoadStatus';
import type { OperationGateway } from '../ports/OperationGateway';

/** The invoices issued to the company, and the credit its distributors give it. */
export class InvoicesStore {
  status: LoadStatus = 'LOADING';
  invoices: readonly Invoice[] = [];
  limits: readonly DistributorLimit[] = [];

  readonly #gateway: Pick<OperationGateway, 'execute'>;
  readonly #latest = new RequestSequence();

  constructor(gateway: Pick<OperationGateway, 'execute'>) {
    this.#gateway = gateway;
    makeAutoObservable(this, { invoices: observableRef, limits: observableRef }, { autoBind: true });
  }

  /** Reloads both; the current ones stay while loading and when loading fails. */
  async reload(): Promise<void> {
    const isLatest = this.#latest.begin();
    if (this.status !== 'LOADED') {
      this.status = 'LOADING';
    }
    const [listed, lines] = await Promise.all([
      this.#gateway.execute('GET_DISTRIBUTION', { action: 'getInvoices' }),
      this.#gateway.execute('GET_DISTRIBUTION', { action: 'getDistributorLimits' }),
    ]);
    runInAction(() => {
      if (!isLatest()) {
        return;
      }
      if (
        listed.ok &&
        listed.value.action === 'getInvoices' &&
        lines.ok &&
        lines.value.action === 'getDistributorLimits'
      ) {
        this.invoices = sortInvoices(listed.value.invoices);
        this.limits = lines.value.limits;
        this.status = this.invoices.length === 0 && this.limits.length === 0 ? 'EMPTY' : 'LOADED';
      } else if (this.status === 'LOADING') {
        this.status = 'ERROR';
      }
    });
  }
}
