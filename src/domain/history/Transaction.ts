import type { OperationSigners } from '../corporate/PaymentDocument';
import type { Currency } from '../money/Currency';
import type { Money } from '../money/Money';
import type { NetworkName } from '../operation/networks';
import type { OperationTerms } from '../operation/OperationTerms';
import type { Instant } from '../time/Instant';

/** Status of an operation as shown to the customer (specification 1, section 4). */
export const TRANSACTION_STATUSES = [
  'ACCEPTED',
  'ACCEPTED_FOR_PROCESSING',
  'IN_PROCESS',
  'WAITING',
  'ON_CONFIRMATION',
  'NEEDS_CONFIRMATION',
  'CONFIRMED',
  'DECLINED',
  'REJECTED',
  'CANCELLED',
  'RETURNED',
] as const;

export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number];

/** One side of a transaction; the data of a side outside this customer's accounts may be partly or wholly unknown. */
export interface TransactionSide {
  readonly accountNumber: string | undefined;
  readonly currency: Currency | undefined;
  readonly amount: Money | undefined;
}

/** Progress of an operation carried out by another network, and its recall. */
export interface TransactionProgress {
  /** Statuses after the first, earliest first. */
  readonly steps: readonly { readonly status: TransactionStatus; readonly at: Instant }[];
  /** True when it can be recalled: it has not left the bank yet, waits at the network for its recipient, or can be asked back. */
  readonly deletable: boolean;
  readonly network: NetworkName;
  /** Reference number of the network, or the one the bank gave for it; for a money transfer, the control number for its recipient. */
  readonly reference: string;
  /** True when the customer has requested a recall of a payment that had left. */
  readonly recallAsked: boolean;
  /** True when the other bank has declined the recall; then it is answered. */
  readonly recallDeclined: boolean;
}

/** Related line of history: the payment that was returned, or its return. */
export interface RelatedTransaction {
  readonly id: string;
  /** Document number; the operation id when the document has none. */
  readonly number: string;
  readonly createdAt: Instant;
}

/** One line of a customer's history (specification 1, section 3, history item). */
export interface Transaction {
  readonly id: string;
  readonly operationId: string;
  /** Code of the kind of operation; classified by substring (specification 1, section 4). */
  readonly txnCode: string;
  readonly status: TransactionStatus;
  readonly createdAt: Instant;
  readonly debit: TransactionSide;
  readonly credit: TransactionSide;
  /** Fee; for a return, the part of the fee given back. */
  readonly fee: Money | undefined;
  /** Total debit of the account: amount and fee. */
  readonly totalDebited: Money | undefined;
  readonly senderName: string;
  readonly recipientName: string;
  readonly purpose: string;
  /** Further agreed terms: a rate, a bank, a value date; absent when there are none. */
  readonly terms?: OperationTerms | undefined;
  /** Present for an operation that leaves the bank, when requested by itself; absent in lists. */
  readonly progress?: TransactionProgress | undefined;
  /** Payment returned by this transaction, wholly or in part; absent for other transactions. */
  readonly returnOf?: RelatedTransaction | undefined;
  /** Returns of this payment, when it is requested by itself; absent in lists. */
  readonly returnedBy?: readonly RelatedTransaction[] | undefined;
  /** Maker and signers of an operation of the customer's company, when requested by itself; absent in lists. */
  readonly signers?: OperationSigners | undefined;
  /** Fingerprint shown on the screen, in the message with the code and on the receipt; empty when no code confirmed the operation. */
  readonly fingerprint: string;
  /** Deposit it opened, paid into or closed, where the customer has it. */
  readonly depositId?: string | undefined;
  /** Note the customer wrote beside it for itself; absent when there is none. */
  readonly note?: string | undefined;
}
