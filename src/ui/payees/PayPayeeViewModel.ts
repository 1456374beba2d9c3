import { makeAutoObservable } from 'mobx';

import { inject, injectable } from '../../application/injection';
import type { LoadStatus } from '../../application/loading/LoadStatus';
import { formOfPayee } from '../payment/payeeForms';
import { PaymentContext } from '../payment/PaymentContext';

/** Payee whose form is about to be opened. */
@injectable()
export class PayPayeeViewModel {
  readonly #context: PaymentContext;

  constructor(@inject(PaymentContext) context: PaymentContext) {
    this.#context = context;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** LOADED when both the payees and the accounts they are paid from are known. */
  get status(): LoadStatus {
    const statuses = [this.#context.payees.status, this.#context.accounts.status];
    return statuses.find((status) => status === 'ERROR') ?? statuses.find((status) => status === 'LOADING') ?? 'LOADED';
  }

  load(): void {
    void this.#context.payees.ensure();
    void this.#context.accounts.ensure();
  }

  canPay(payeeId: string): boolean {
    const payee = this.#context.payees.byId(payeeId);
    return payee !== undefined && formOfPayee(payee, this.#context) !== undefined;
  }

  /** Fills the form of a payee and returns its path; sends nothing. `undefined` for a payee nobody knows. */
  fill(payeeId: string): string | undefined {
    const payee = this.#context.payees.byId(payeeId);
    const form = payee && formOfPayee(payee, this.#context);
    form?.kind.repeat(form.payment, this.#context);
    return form?.kind.path;
  }
}
