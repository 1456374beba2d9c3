import { makeAutoObservable, reaction, runInAction } from 'mobx';

import { AccountsStore } from '../../../../application/accounts/AccountsStore';
import { inject, injectable } from '../../../../application/injection';
import { IssuedInvoicesStore } from '../../../../application/invoices/IssuedInvoicesStore';
import type { LoadStatus } from '../../../../application/loading/LoadStatus';
import type { Clock } from '../../../../application/ports/Clock';
import { FileSaver } from '../../../../application/ports/FileSaver';
import { Identifiers } from '../../../../application/ports/Identifiers';
import { OperationGateway } from '../../../../application/ports/OperationGateway';
import { BankTime } from '../../../../application/time/BankTime';
import type { Account } from '../../../../domain/account/Account';
import { mainAccount } from '../../../../domain/account/mainAccount';
import type { InvoiceSeries, QrInvoice } from '../../../../domain/invoice/QrInvoice';
import {
  InvoiceSeriesDraft,
  invoiceSeriesOf,
  invoiceSeriesViolations,
  QrInvoiceDraft,
  qrInvoiceOf,
  qrInvoiceViolations,
} from '../../../../domain/invoice/QrInvoiceDraft';
import type { InvoicingCircumstances } from '../../../../domain/invoice/QrInvoiceDraft';
import { hasSomAccount, requestedAccountProblem } from '../../../../domain/qr/QrRequestDraft';
import { bankDayOf } from '../../../../domain/time/Instant';
import type { BankDay } from '../../../../domain/time/Instant';
import { PICTURE_TYPES } from '../../../objects/qr/pictureTypes';
import type { PictureFormat } from '../../../objects/qr/pictureTypes';
import { InvoiceFormViewModel } from './InvoiceFormViewModel';

@injectable()
export class InvoicingDeps {
  @inject(OperationGateway) readonly gateway!: Pick<OperationGateway, 'execute'>;
  @inject(AccountsStore) readonly accounts!: AccountsStore;
  @inject(IssuedInvoicesStore) readonly issued!: IssuedInvoicesStore;
  @inject(Identifiers) readonly identifiers!: Pick<Identifiers, 'operationId'>;
  @inject(FileSaver) readonly saver!: FileSaver;
  @inject(BankTime) readonly clock!: Clock;
}

/** Invoices a company issues: the forms of one and of a series, and the list of those issued. */
@injectable()
export class InvoicingViewModel {
  readonly store: IssuedInvoicesStore;
  readonly invoice: InvoiceFormViewModel<QrInvoiceDraft, QrInvoice>;
  readonly series: InvoiceFormViewModel<InvoiceSeriesDraft, InvoiceSeries>;

  readonly #deps: InvoicingDeps;

  constructor(@inject(InvoicingDeps) deps: InvoicingDeps) {
    this.#deps = deps;
    this.store = deps.issued;
    this.invoice = new InvoiceFormViewModel(
      {
        newDraft: () => new QrInvoiceDraft(),
        violationsOf: (draft) => qrInvoiceViolations(draft, this.#circumstances),
        send: (draft, operationId) => {
          const request = qrInvoiceOf(draft, this.#circumstances, operationId);
          return request && deps.gateway.execute('MANUAL_INVOICE_QR_GENERATE', request);
        },
      },
      deps.identifiers,
    );
    this.series = new InvoiceFormViewModel(
      {
        newDraft: () => new InvoiceSeriesDraft(),
        violationsOf: (draft) => invoiceSeriesViolations(draft, this.#circumstances),
        send: (draft, operationId) => {
          const request = invoiceSeriesOf(draft, this.#circumstances, operationId);
          return request && deps.gateway.execute('AUTO_INVOICE_QR_GENERATE', request);
        },
      },
      deps.identifiers,
    );
    makeAutoObservable(this, { store: false, invoice: false, series: false }, { autoBind: true });
  }

  /** EMPTY where the company has no account in soms. */
  get status(): LoadStatus {
    const { status, accounts } = this.#deps.accounts;
    return status === 'LOADED' && !hasSomAccount(accounts) ? 'EMPTY' : status;
  }

  get accounts(): readonly Account[] {
    return this.#deps.accounts.accounts;
  }

  get today(): BankDay {
    return bankDayOf(this.#deps.clock.now());
  }

  get #circumstances(): InvoicingCircumstances {
    return { accounts: this.accounts, today: this.today };
  }

  /** Loads the lists and chooses the main account that can be paid to, until another is chosen. */
  async open(): Promise<void> {
    void this.store.reload();
    await this.#deps.accounts.ensure();
    const accountId = mainAccount(this.accounts, requestedAccountProblem)?.id;
    if (accountId !== undefined) {
      runInAction(() => {
        for (const form of [this.invoice, this.series]) {
          if (form.draft.accountId === '') {
            form.change({ accountId });
          }
        }
      });
    }
  }

  /** Reloads the lists whenever an account of the company changes: an invoice may have been paid. Returns the function that stops it. */
  follow(): () => void {
    return reaction(
      () => this.accounts,
      () => void this.store.reload(),
    );
  }

  async issue(): Promise<void> {
    await this.invoice.submit();
    if (this.invoice.made !== undefined) {
      await this.store.reload();
    }
  }

  async agree(): Promise<void> {
    await this.series.submit();
    if (this.series.made !== undefined) {
      await this.store.reload();
    }
  }

  save(
    format: PictureFormat,
    { name, bytes }: { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> },
  ): void {
    this.#deps.saver.save({ name: `${name}.${format}`, contentType: PICTURE_TYPES[format], bytes });
  }
}
