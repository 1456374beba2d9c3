import type { Currency } from '../money/Currency';
import type { TransactionKind } from '../movements/movements';
import type { RelatedTransaction, Transaction } from './Transaction';
import type { TransactionSign } from './classify';

/** Account of the customer as the customer knows it: by its own name, otherwise by product and currency. */
export interface OwnAccount {
  readonly product: 'current' | 'deposit';
  /** Empty when the customer gave none. */
  readonly name: string;
  readonly currency: Currency;
}

/** Heading of an operation wherever it is shown, before translation. */
export type TransactionTitle =
  | { readonly names: 'payment'; readonly returned: RelatedTransaction }
  | { readonly names: 'accounts'; readonly from: OwnAccount; readonly to: OwnAccount }
  | { readonly names: 'currencies'; readonly from: Currency; readonly to: Currency }
  | { readonly names: 'counterparty'; readonly counterparty: string }
  | { readonly names: 'kind' };

/** Data a heading is decided by. */
export interface TitledTransaction {
  readonly transaction: Pick<Transaction, 'debit' | 'credit' | 'senderName' | 'recipientName' | 'returnOf'>;
  readonly kind: TransactionKind;
  readonly sign: TransactionSign;
  /** Account of the customer by number; `undefined` for another customer's. */
  readonly accountOf: (accountNumber: string | undefined) => OwnAccount | undefined;
}

/** Subject the heading of each kind names when it is known; the kind itself otherwise. */
const NAMED: Readonly<Record<TransactionKind, TransactionTitle['names']>> = {
  ownTransfer: 'accounts',
  deposit: 'accounts',
  depositOpening: 'accounts',
  depositClosing: 'accounts',
  exchange: 'currencies',
  deal: 'currencies',
  bankClientTransfer: 'counterparty',
  otherBankTransfer: 'counterparty',
  moneyTransfer: 'counterparty',
  swift: 'counterparty',
  cardToCard: 'counterparty',
  visaOct: 'counterparty',
  visaAft: 'counterparty',
  genericPayment: 'counterparty',
  mobilePayment: 'counterparty',
  kitep: 'counterparty',
  tax: 'counterparty',
  taxPayment: 'counterparty',
  wallet: 'counterparty',
  salaryBatch: 'counterparty',
  invoicePayment: 'counterparty',
  qrOutgoing: 'counterparty',
  qrIncoming: 'counterparty',
  directDebit: 'counterparty',
  other: 'counterparty',
  paymentReturn: 'payment',
  broughtOver: 'kind',
  depositInterest: 'kind',
  loanDisbursement: 'kind',
  loanRepayment: 'kind',
  loanWriteOff: 'kind',
  loanStatement: 'kind',
  accountStatement: 'kind',
  checkbookOrder: 'kind',
  cardOpening: 'kind',
  cardReopening: 'kind',
  accountOpening: 'kind',
  loanApplication: 'kind',
  boxReservation: 'kind',
  bondPurchase: 'kind',
};

/**
 * Heading of an operation: money that came is headed by its sender, a payment by its payee, a move between own accounts by both of their
 * names, an exchange by its currencies, a return by the payment. What is not known is replaced with the kind.
 */
export function transactionTitle(titled: TitledTransaction): TransactionTitle {
  const { transaction, kind } = titled;
  if (transaction.returnOf !== undefined) {
    return { names: 'payment', returned: transaction.returnOf };
  }
  switch (NAMED[kind]) {
    case 'accounts':
      return accountsTitle(titled);
    case 'currencies':
      return currenciesTitle(transaction);
    case 'counterparty':
    case 'payment':
      return counterpartyTitle(titled);
    case 'kind':
      return { names: 'kind' };
    default:
      return NAMED[kind] satisfies never;
  }
}

/** Name of the other side: the sender of money that came, otherwise the recipient; empty when the bank did not name one. */
export function counterpartyOf(
  { senderName, recipientName }: Pick<Transaction, 'senderName' | 'recipientName'>,
  sign: TransactionSign,
): string {
  return sign === 'positive' ? senderName : recipientName;
}

function accountsTitle({ transaction: { debit, credit }, accountOf }: TitledTransaction): TransactionTitle {
  const from = accountOf(debit.accountNumber);
  const to = accountOf(credit.accountNumber);
  return from === undefined || to === undefined ? { names: 'kind' } : { names: 'accounts', from, to };
}

function currenciesTitle({ debit, credit }: TitledTransaction['transaction']): TransactionTitle {
  const [from, to] = [debit.currency, credit.currency];
  return from === undefined || to === undefined || from === to ? { names: 'kind' } : { names: 'currencies', from, to };
}

function counterpartyTitle({ transaction, sign }: TitledTransaction): TransactionTitle {
  const counterparty = counterpartyOf(transaction, sign);
  return counterparty === '' ? { names: 'kind' } : { names: 'counterparty', counterparty };
}
