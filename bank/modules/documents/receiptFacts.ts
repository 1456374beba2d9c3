import type { Transaction } from '../../../src/domain/history/Transaction';
import type { Movement } from '../../../src/domain/movements/Movement';
import { MOVEMENTS } from '../../../src/domain/movements/movements';
import type { TransactionKind } from '../../../src/domain/movements/movements';
import type { Instant } from '../../../src/domain/time/Instant';
import type { BankDetails } from '../../kernel/bankDetails';

/** Operation a receipt is made of. */
export interface ReceiptSubject {
  readonly transaction: Transaction;
  readonly bank: BankDetails;
  /** The bank's clock when the receipt is made. */
  readonly madeAt: Instant;
  /** Code by which anybody can verify the receipt, and the address that does. */
  readonly code: string;
  readonly checkAddress: string;
}

/** Facts of a receipt; plain data, because it is laid out on another thread. */
export interface ReceiptFacts extends ReceiptSubject {
  readonly kind: TransactionKind;
  /** Descriptor of the movement, or of the first one of its kind; `undefined` for a line no movement is like. */
  readonly movement: Movement | undefined;
}

/** Facts of the receipt of an operation, its kind and descriptor among them. */
export function receiptFacts(subject: ReceiptSubject, movements = MOVEMENTS): ReceiptFacts {
  const { txnCode } = subject.transaction;
  return { ...subject, kind: movements.kindOf(txnCode), movement: movements.movementLike(txnCode) };
}
