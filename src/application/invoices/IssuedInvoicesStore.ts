import { actionBound, makeObservable } from 'mobx';

import type { InvoiceSeries, IssuedInvoices, QrInvoice } from '../../domain/invoice/QrInvoice';
import { inject, injectable } from '../injection';
import type { Failure } from '../operations/failureCodes';
import { OperationGateway } from '../ports/OperationGateway';
import { ListStore } from '../stores/ListStore';

/** Invoices and series the company has issued, the latest first. */
@injectable('Singleton')
export class IssuedInvoicesStore extends ListStore<IssuedInvoices> {
  readonly #gateway: Pick<OperationGateway, 'execute'>;

  constructor(@inject(OperationGateway) gateway: Pick<OperationGateway, 'execute'>) {
    super({
      empty: { invoices: [], series: [] },
      load: () => gateway.execute('GET_ISSUED_INVOICES', {}),
      reloadsSilently: true,
    });
    this.#gateway = gateway;
    makeObservable(this, { withdraw: actionBound, stop: actionBound });
  }

  get invoices(): readonly QrInvoice[] {
    return this.held.invoices;
  }

  get series(): readonly InvoiceSeries[] {
    return this.held.series;
  }

  /** Withdraws an invoice; returns the failure, if any. */
  async withdraw(invoiceId: string): Promise<Failure | undefined> {
    const answer = await this.#gateway.execute('WITHDRAW_INVOICE', { invoiceId });
    if (!answer.ok) {
      return answer.failure;
    }
    this.ignorePending();
    this.hold({
      ...this.held,
      invoices: this.invoices.map((invoice) => (invoice.id === invoiceId ? answer.value : invoice)),
    });
    return undefined;
  }

  /** Ends a series; returns the failure, if any. */
  async stop(seriesId: string): Promise<Failure | undefined> {
    const answer = await this.#gateway.execute('STOP_INVOICE_SERIES', { seriesId });
    if (!answer.ok) {
      return answer.failure;
    }
    this.ignorePending();
    this.hold({ ...this.held, series: this.series.map((each) => (each.id === seriesId ? answer.value : each)) });
    return undefined;
  }
}
