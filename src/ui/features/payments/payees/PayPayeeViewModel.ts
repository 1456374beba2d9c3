import { makeAutoObservable } from 'mobx';

import { inject, injectable } from '../../../../application/injection';
import type { LoadStatus } from '../../../../application/loading/LoadStatus';
import { PaymentContext } from '../../../flow/payment/PaymentContext';
import { PaymentKinds } from '../../../flow/payment/PaymentKinds';
import { MONEY_TRANSFERS } from '../../../flow/payment/sharedResources';

/** Payee whose form is about to be opened. */
@injectable()
export class PayPayeeViewModel {
  readonly #context: PaymentContext;
  readonly #kinds: PaymentKinds;

  constructor(@inject(PaymentContext) context: PaymentContext, @inject(PaymentKinds) kinds: PaymentKinds) {
    this.#context = context;
    this.#kinds = kinds;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** LOADED when the payee, the accounts he is paid from and what else his form needs are known. */
  statusOf(payeeId: string): LoadStatus {
    const { payees, accounts } = this.#context;
    const isRemittance = payees.byId(payeeId)?.kind === 'remittance';
    const statuses = [
      payees.status,
      accounts.status,
      ...(isRemittance ? [MONEY_TRANSFERS.of(this.#context).status] : []),
    ];
    return statuses.find((status) => status === 'ERROR') ?? statuses.find((status) => status === 'LOADING') ?? 'LOADED';
  }

  async load(payeeId: string): Promise<void> {
    const { payees, accounts } = this.#context;
    await Promise.all([payees.ensure(), accounts.ensure()]);
    if (payees.byId(payeeId)?.kind === 'remittance') {
      await MONEY_TRANSFERS.of(this.#context).ensure();
    }
  }

  canPay(payeeId: string): boolean {
    const payee = this.#context.payees.byId(payeeId);
    return payee !== undefined && this.#kinds.formOf(payee) !== undefined;
  }

  /** Fills the form of a payee and returns its path; sends nothing. `undefined` for a payee nobody knows. */
  fill(payeeId: string): string | undefined {
    const payee = this.#context.payees.byId(payeeId);
    const form = payee && this.#kinds.formOf(payee);
    form?.kind.repeat(form.payment, this.#context);
    return form?.kind.path;
  }
}
