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

  /** LOADED when the payee, the accounts he is paid from and what else his form needs are known. */
  statusOf(payeeId: string): LoadStatus {
    const { payees, accounts, moneyTransfers } = this.#context;
    const isRemittance = payees.byId(payeeId)?.kind === 'remittance';
    const statuses = [payees.status, accounts.status, ...(isRemittance ? [moneyTransfers.status] : [])];
    return statuses.find((status) => status === 'ERROR') ?? statuses.find((status) => status === 'LOADING') ?? 'LOADED';
  }

  async load(payeeId: string): Promise<void> {
    const { payees, accounts, moneyTransfers } = this.#context;
    await Promise.all([payees.ensure(), accounts.ensure()]);
    if (payees.byId(payeeId)?.kind === 'remittance') {
      await moneyTransfers.ensure();
    }
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
