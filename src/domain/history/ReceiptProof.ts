import type { Money } from '../money/Money';
import type { Instant } from '../time/Instant';
import type { TransactionStatus } from './Transaction';

/** Answer of the bank about a receipt to a person who has a copy: only data for comparison that the receipt itself contains. */
export interface ReceiptProof {
  /** Number of the operation. */
  readonly number: string;
  readonly txnCode: string;
  /** State at the moment of the answer; the receipt has that of the moment it was issued. */
  readonly status: TransactionStatus;
  readonly createdAt: Instant;
  readonly amount: Money | undefined;
  /** Last four characters of the account, card or subscriber's number; empty when the side is unknown. */
  readonly maskedDebit: string;
  readonly maskedCredit: string;
  readonly maskedSender: string;
  readonly maskedRecipient: string;
  /** True when the money has come back, wholly or in part. */
  readonly returned: boolean;
}

/** Verification code of a receipt, and the address of the page that verifies it. */
export interface ReceiptLink {
  readonly code: string;
  readonly address: string;
}
