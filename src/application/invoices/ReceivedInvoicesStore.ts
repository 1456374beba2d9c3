import type { QrInvoice } from '../../domain/invoice/QrInvoice';
import { inject, injectable } from '../injection';
import { OperationGateway } from '../ports/OperationGateway';
import { ListStore } from '../stores/ListStore';

/** Invoices issued to the customer that are paid by QR codes, unpaid ones first. */
@injectable('Singleton')
export class ReceivedInvoicesStore extends ListStore<readonly QrInvoice[]> {
  constructor(@inject(OperationGateway) gateway: Pick<OperationGateway, 'execute'>) {
    super({ empty: [], load: () => gateway.execute('GET_RECEIVED_INVOICES', {}), reloadsSilently: true });
  }

  get invoices(): readonly QrInvoice[] {
    return this.held;
  }
}
