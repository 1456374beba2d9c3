import { makeAutoObservable, observableRef, reaction } from 'mobx';

import type { InvoicesStore } from '../../../../application/invoices/InvoicesStore';
import type { UserStore } from '../../../../application/user/UserStore';
import type { Distributor, Invoice } from '../../../../domain/invoice/Invoice';
import { filterInvoices, totalsOf } from '../../../../domain/invoice/invoiceLists';
import type { InvoiceFilter, InvoiceTotals } from '../../../../domain/invoice/invoiceLists';
import { MAX_INVOICES } from '../../../../domain/invoice/InvoicePayment';
import { idsInDraft, remainingOf } from '../../../../domain/invoice/InvoicePaymentDraft';
import type { Money } from '../../../../domain/money/Money';
import { bankDayOf } from '../../../../domain/time/Instant';
import type { BankDay } from '../../../../domain/time/Instant';
import type { PaymentContext } from '../../../flow/payment/PaymentContext';
import { invoicePayment } from './invoicePayment';
import { INVOICES } from './resources';

/** List of invoices. The filter is stored in the address, the selection of invoices to pay here. */
export class InvoicesViewModel {
  picked: readonly string[] = [];

  readonly store: InvoicesStore;
  readonly #context: PaymentContext;
  readonly #user: UserStore;

  constructor(context: PaymentContext, user: UserStore) {
    this.#context = context;
    this.#user = user;
    this.store = INVOICES.of(context);
    makeAutoObservable(this, { picked: observableRef, store: false }, { autoBind: true });
  }

  /** True when the user may create payments; other users of the company may only view the invoices. */
  get mayPay(): boolean {
    return this.#user.makesDocuments;
  }

  get today(): BankDay {
    return bankDayOf(this.#context.time.now);
  }

  /** Distributors that have issued an invoice or give credit, by name. */
  get distributors(): readonly Distributor[] {
    return this.store.limits.map(({ distributorId, distributorName }) => ({
      id: distributorId,
      name: distributorName,
    }));
  }

  /** Selected invoices that can still be paid. */
  get chosen(): readonly Invoice[] {
    return this.store.invoices.filter(({ id, remaining }) => remaining.minor > 0n && this.picked.includes(id));
  }

  get chosenSum(): Money | undefined {
    return remainingOf(this.chosen);
  }

  found(filter: InvoiceFilter): readonly Invoice[] {
    return filterInvoices(this.store.invoices, filter, this.today);
  }

  totals(filter: InvoiceFilter): readonly InvoiceTotals[] {
    return totalsOf(this.found(filter), this.today);
  }

  isPicked({ id }: Invoice): boolean {
    return this.picked.includes(id);
  }

  /** True when the invoice can be added to the selection: one transfer pays one distributor, and a limited number of invoices. */
  canPick(invoice: Invoice): boolean {
    const [first] = this.chosen;
    const together =
      first === undefined ||
      (first.distributorId === invoice.distributorId && first.total.currency === invoice.total.currency);
    return invoice.remaining.minor > 0n && (this.isPicked(invoice) || (together && this.chosen.length < MAX_INVOICES));
  }

  toggle({ id }: Invoice): void {
    this.picked = this.picked.includes(id) ? this.picked.filter((each) => each !== id) : [...this.picked, id];
  }

  open(): void {
    this.#context.time.tick();
    void this.store.reload();
  }

  /**
   * Reloads the invoices whenever an account of the company changes, because a payment by any user changes the balance. Returns the
   * function that stops it.
   */
  follow(): () => void {
    return reaction(
      () => this.#context.accounts.accounts,
      () => void this.store.reload(),
    );
  }

  /** Fills the form with the selected invoices and returns its path. Sends nothing. */
  pay(): string {
    invoicePayment.at(this.#context).fill({ invoiceIds: idsInDraft(this.chosen.map(({ id }) => id)) });
    return invoicePayment.path;
  }
}
