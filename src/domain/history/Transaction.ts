import type { Currency } from '../money/Currency';
import type { Money } from '../money/Money';
import type { NetworkName } from '../operation/networks';
import type { OperationTerms } from '../operation/OperationTerms';
import type { Instant } from '../time/Instant';

/** Where an operation stands, as the customer is told (specification 1, section 4). */
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

/** One side of a transaction; a side outside this customer's accounts may be partly or wholly unknown. */
export interface TransactionSide {
  readonly accountNumber: string | undefined;
  readonly currency: Currency | undefined;
  readonly amount: Money | undefined;
}

/** Where an operation that another network carries out has been, and whether it can still be called back. */
export interface TransactionProgress {
  /** Every status after the first, the earliest first. */
  readonly steps: readonly { readonly status: TransactionStatus; readonly at: Instant }[];
  /** It has not left the bank yet, or waits with its network for whoever comes for it. */
  readonly deletable: boolean;
  readonly network: NetworkName;
  /** The network's number of it, or the one the bank gave it for the network; who is to get a money transfer gets it by this. */
  readonly reference: string;
  /** The customer wants it back, and the network has not said yet whether it can be. */
  readonly recallAsked: boolean;
}

/** A line of history another one belongs to: the payment that came back, or what came back of it. */
export interface RelatedTransaction {
  readonly id: string;
  /** The number of its document; of the operation where it had none. */
  readonly number: string;
  readonly createdAt: Instant;
}

/** One line of a customer's history (specification 1, section 3, history item). */
export interface Transaction {
  readonly id: string;
  readonly operationId: string;
  /** What kind of operation it was; classified by substring (specification 1, section 4). */
  readonly txnCode: string;
  readonly status: TransactionStatus;
  readonly createdAt: Instant;
  readonly debit: TransactionSide;
  readonly credit: TransactionSide;
  /** The fee; of a return, the part of the fee given back. */
  readonly fee: Money | undefined;
  /** Amount and fee together as they left the debit account. */
  readonly totalDebited: Money | undefined;
  readonly senderName: string;
  readonly recipientName: string;
  readonly purpose: string;
  /** What else was agreed on: a rate, a bank, a value date; absent where there was nothing. */
  readonly terms?: OperationTerms | undefined;
  /** For an operation looked at by itself that leaves the bank; absent in lists. */
  readonly progress?: TransactionProgress | undefined;
  /** The payment that came back by this line, wholly or in part; absent where nothing did. */
  readonly returnOf?: RelatedTransaction | undefined;
  /** The return of it, for an operation looked at by itself; absent in lists. */
  readonly returnedBy?: readonly RelatedTransaction[] | undefined;
  /** Shared by the screen, the message with the code and the receipt; empty for what was not confirmed by a code. */
  readonly fingerprint: string;
}
