import type { AccountsStore } from '../../application/accounts/AccountsStore';
import { isMaskedCardNumber } from '../../domain/card/cardNumber';
import type { Transaction } from '../../domain/history/Transaction';
import type { OperationPreview } from '../../domain/operation/OperationPreview';
import { paymentOfPayee } from '../../domain/payee/Payee';
import type { PaidParty, Payee } from '../../domain/payee/Payee';
import type { PayeeKind } from '../../domain/payee/payeeKinds';
import { anotherBanks } from './anotherBanks/anotherBanks';
import { ipcCards } from './ipcCards/ipcCards';
import { otherAccounts } from './otherAccounts/otherAccounts';
import { moneySystem } from './moneySystem/moneySystem';
import type { PaymentContext } from './PaymentContext';
import type { PaymentName } from './PaymentDefinition';
import { swift } from './swift/swift';
import { visaCards } from './visaCards/visaCards';

/** Forms that pay somebody the payee book knows. */
const PAYEE_FORMS = [otherAccounts, anotherBanks, swift, ipcCards, visaCards, moneySystem] as const;

/** Kind of payee the forms pay; a card of this bank is an account of it. */
const KIND_OF_FORM: Readonly<Partial<Record<PaymentName, PayeeKind>>> = {
  otherAccounts: 'client',
  anotherBanks: 'otherBank',
  swift: 'abroad',
  ipcCards: 'card',
  visaCards: 'card',
  moneySystem: 'remittance',
};

/** Form of a payee with the payment that fills it; `undefined` when no account of the customer can pay him. */
export function formOfPayee(payee: Payee, context: PaymentContext) {
  const payment = payeePayment(payee, context.accounts);
  const kind = PAYEE_FORMS.find((form) => form.canRepeat(payment, context));
  return kind && { kind, payment };
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

/** Party a previewed payment pays, as the payee book tells parties apart; `undefined` for a payment of another kind. */
export function partyOf(name: PaymentName, { credit, terms }: OperationPreview): PaidParty | undefined {
  const formKind = KIND_OF_FORM[name];
  if (formKind === undefined) {
    return undefined;
  }
  const kind = formKind === 'card' && !isMaskedCardNumber(credit.accountNumber) ? 'client' : formKind;
  return { kind, accountNumber: credit.accountNumber, name: credit.name, terms };
}
