import type { DistributorLimit, Invoice } from '../../domain/invoice/Invoice';
import { sortInvoices } from '../../domain/invoice/invoiceLists';
import type { Result } from '../../domain/result/Result';
import { refusal, success } from '../../domain/result/Result';
import type { Failure } from '../operations/failureCodes';
import type { OperationGateway } from '../ports/OperationGateway';
import { ListStore } from '../stores/ListStore';

interface InvoicesAndLimits {
  readonly invoices: readonly Invoice[];
  readonly limits: readonly DistributorLimit[];
}

type Gateway = Pick<OperationGateway, 'execute'>;

/** The invoices issued to the company, and the credit its distributors give it. */
export class InvoicesStore extends ListStore<InvoicesAndLimits> {
  constructor(gateway: Gateway) {
    super({
      empty: { invoices: [], limits: [] },
      load: () => loadFrom(gateway),
      isEmpty: ({ invoices, limits }) => invoices.length === 0 && limits.length === 0,
    });
  }

  get invoices(): readonly Invoice[] {
    return this.held.invoices;
  }

  get limits(): readonly DistributorLimit[] {
    return this.held.limits;
  }
}

/** The answers to both questions; one that answers another question is unreadable. */
async function loadFrom(gateway: Gateway): Promise<Result<InvoicesAndLimits, Failure>> {
  const [listed, lines] = await Promise.all([
    gateway.execute('GET_DISTRIBUTION', { action: 'getInvoices' }),
    gateway.execute('GET_DISTRIBUTION', { action: 'getDistributorLimits' }),
  ]);
  if (!listed.ok) {
    return listed;
  }
  if (!lines.ok) {
    return lines;
  }
  return listed.value.action === 'getInvoices' && lines.value.action === 'getDistributorLimits'
    ? success({ invoices: sortInvoices(listed.value.invoices), limits: lines.value.limits })
    : refusal({ code: 'CLIENT_ERROR' });
}
