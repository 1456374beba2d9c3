import type { AccountsStore } from '../../../application/accounts/AccountsStore';
import type { ConfirmedCode } from '../../../application/operations/catalogue';
import { isMaskedCardNumber } from '../../../domain/card/cardNumber';
import type { Transaction } from '../../../domain/history/Transaction';
import type { OperationPreview } from '../../../domain/operation/OperationPreview';
import { paymentOfPayee } from '../../../domain/payee/Payee';
import type { PaidParty, Payee } from '../../../domain/payee/Payee';
import type { PayeeKind } from '../../../domain/payee/payeeKinds';
import type { PaymentContext } from './PaymentContext';
import type { PaymentKind } from './PaymentKind';

/** A kind of payment as pages use it that offer all of them. */
export type AnyPaymentKind = Pick<
  PaymentKind<ConfirmedCode, object>,
  'name' | 'code' | 'path' | 'payee' | 'canRepeat' | 'choose' | 'recreate' | 'repeat'
>;

/** Form of a payee with the payment that fills it. */
export interface PayeeForm {
  readonly kind: AnyPaymentKind;
  readonly payment: Transaction;
}

/** Every kind of payment that an earlier operation or a payee may fill in. No two of them repeat the same operation. */
export class PaymentKinds {
  readonly #kinds: readonly AnyPaymentKind[];
  readonly #context: PaymentContext;

  constructor(kinds: readonly AnyPaymentKind[], context: PaymentContext) {
    this.#kinds = kinds;
    this.#context = context;
  }

  /** The form that can be filled in as an earlier operation was. */
  thatRepeats(transaction: Transaction): AnyPaymentKind | undefined {
    return this.#kinds.find((kind) => kind.canRepeat(transaction, this.#context));
  }

  /** Form of a payee; `undefined` when no account of the customer can pay them. */
  formOf(payee: Payee): PayeeForm | undefined {
    const payment = payeePayment(payee, this.#context.accounts);
    const kind = this.#kinds.find((each) => each.payee !== undefined && each.canRepeat(payment, this.#context));
    return kind && { kind, payment };
  }
}

/** The latest payment to a payee; from the first account in its currency when the one it was made from is closed. */
export function payeePayment(payee: Payee, accounts: AccountsStore): Transaction {
  const payment = paymentOfPayee(payee);
  if (accounts.byNumber(payment.debit.accountNumber) !== undefined) {
    return payment;
  }
  const other = accounts.accounts.find(({ currency }) => currency === payee.amount.currency);
  return { ...payment, debit: { ...payment.debit, accountNumber: other?.number } };
}

/** Party of a previewed payment to a payee of this kind, as the payee book tells parties apart; a card of this bank is an account of it. */
export function partyOf(payee: PayeeKind, { credit, terms }: OperationPreview): PaidParty {
  const kind = payee === 'card' && !isMaskedCardNumber(credit.accountNumber) ? 'client' : payee;
  return { kind, accountNumber: credit.accountNumber, name: credit.name, terms };
}
