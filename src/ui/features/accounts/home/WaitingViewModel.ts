import { makeAutoObservable } from 'mobx';

import { CustomerEvents } from '../../../../application/calendar/CustomerEvents';
import { TypedDrafts } from '../../../../application/drafts/TypedDrafts';
import { inject, injectable } from '../../../../application/injection';
import { ReceivedInvoicesStore } from '../../../../application/invoices/ReceivedInvoicesStore';
import { LoansStore } from '../../../../application/loans/LoansStore';
import { UserStore } from '../../../../application/user/UserStore';
import type { CalendarEvent } from '../../../../domain/calendar/CalendarEvent';
import { isPastDue } from '../../../../domain/loan/Loan';
import type { Loan } from '../../../../domain/loan/Loan';
import type { PaymentName } from '../../../kernel/Action';
import { formNamed } from '../../../objects/payments/paymentForms';

@injectable()
export class WaitingDeps {
  @inject(TypedDrafts) readonly drafts!: Pick<TypedDrafts, 'forms'>;
  @inject(CustomerEvents) readonly events!: Pick<CustomerEvents, 'status' | 'upcoming'>;
  @inject(ReceivedInvoicesStore) readonly invoices!: ReceivedInvoicesStore;
  @inject(LoansStore) readonly loans!: Pick<LoansStore, 'loans'>;
  @inject(UserStore) readonly user!: Pick<UserStore, 'isCorporate' | 'user'>;
}

/** Form that was begun and not submitted. */
export interface BegunForm {
  readonly name: PaymentName;
  readonly path: string;
}

/** Tasks that wait for the user on the first page, beside the documents of a company. */
@injectable()
export class WaitingViewModel {
  readonly #deps: WaitingDeps;

  constructor(@inject(WaitingDeps) deps: WaitingDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** True until loans, coming events and invoices have been asked for. */
  get isLoading(): boolean {
    const { events, invoices } = this.#deps;
    return events.status === 'LOADING' || (this.#readsInvoices && invoices.status === 'LOADING');
  }

  get overdueLoans(): readonly Loan[] {
    return this.#deps.loans.loans.filter(isPastDue);
  }

  /** Number of invoices that can be paid. */
  get invoicesToPay(): number {
    return this.#deps.invoices.invoices.filter(({ link }) => link !== undefined).length;
  }

  get drafts(): readonly BegunForm[] {
    return this.#deps.drafts.forms.flatMap((form) => {
      const named = formNamed(form);
      return named === undefined ? [] : [named];
    });
  }

  get nextEvent(): CalendarEvent | undefined {
    return this.#deps.events.upcoming[0];
  }

  load(): void {
    if (this.#readsInvoices) {
      void this.#deps.invoices.reload();
    }
  }

  get #readsInvoices(): boolean {
    const { isCorporate, user } = this.#deps.user;
    return !isCorporate || user?.rights.includes('view') === true;
  }
}
