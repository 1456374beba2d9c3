import { signOf } from '../../../src/domain/history/classify';
import type { Transaction } from '../../../src/domain/history/Transaction';
import { transactionTitle } from '../../../src/domain/history/transactionTitle';
import type { OwnAccount, TransactionTitle } from '../../../src/domain/history/transactionTitle';
import type { Movement } from '../../../src/domain/movements/Movement';
import { MOVEMENTS } from '../../../src/domain/movements/movements';
import type { TransactionKind } from '../../../src/domain/movements/movements';
import type { Instant } from '../../../src/domain/time/Instant';
import type { BankDetails } from '../../kernel/bankDetails';

/** Operation a receipt is made of. */
export interface ReceiptSubject {
  readonly transaction: Transaction;
  readonly bank: BankDetails;
  /** Taxpayer number of the payer; present when the reader's company pays. */
  readonly payerInn?: string | undefined;
  /** The bank's clock when the receipt is made. */
  readonly madeAt: Instant;
  /** Verification code of the receipt, and the address that verifies it. */
  readonly code: string;
  readonly checkAddress: string;
}

/** Facts of a receipt; plain data, because it is laid out on another thread. */
export interface ReceiptFacts extends ReceiptSubject {
  readonly kind: TransactionKind;
  /** Heading of the operation for the caller. */
  readonly title: TransactionTitle;
  /** Descriptor of the movement, or of the first one of its kind; `undefined` for a line no movement is like. */
  readonly movement: Movement | undefined;
}

interface ReceiptContext {
  readonly movements?: typeof MOVEMENTS;
  /** Accounts of the caller, by number; none when absent. */
  readonly ownAccounts?: ReadonlyMap<string, OwnAccount>;
}

/** Facts of the receipt of an operation, its kind, heading and descriptor among them. */
export function receiptFacts(
  subject: ReceiptSubject,
  { movements = MOVEMENTS, ownAccounts = new Map() }: ReceiptContext = {},
): ReceiptFacts {
  const { transaction } = subject;
  const kind = movements.kindOf(transaction.txnCode);
  const sign = signOf(transaction, [...ownAccounts.keys()]);
  const accountOf = (number: string | undefined) => ownAccounts.get(number ?? '');
  const title = transactionTitle({ transaction, kind, sign, accountOf });
  return { ...subject, kind, title, movement: movements.movementLike(transaction.txnCode) };
}
