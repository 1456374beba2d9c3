import type { AwaitedSignatures } from '../corporate/Signer';
import type { Money } from '../money/Money';
import type { Instant } from '../time/Instant';
import type { OperationId } from './OperationId';
import type { OperationTerms } from './OperationTerms';

/** One party of a money movement, as it may be shown to this customer. */
export interface OperationParty {
  readonly accountNumber: string;
  readonly name: string;
}

/**
 * What will be booked when the operation is confirmed: the result of a dry run of the booking itself, so the fee shown is
 * the fee booked. Nothing has moved yet.
 */
export interface OperationPreview {
  readonly operationId: OperationId;
  readonly debit: OperationParty;
  readonly credit: OperationParty;
  readonly amount: Money;
  readonly fee: Money;
  /** Amount and fee: what leaves the debit account. */
  readonly total: Money;
  /** What arrives at the credit account. */
  readonly credited: Money;
  readonly purpose: string;
  /** What else is agreed on; a kind of operation says which of them it has. */
  readonly terms: OperationTerms;
  /** After this moment the operation can no longer be confirmed (OPERATION_TIME_OUT). */
  readonly expiresAt: Instant;
  /** Eight characters that stand for everything above; the same on the screen, in the message and on the receipt. */
  readonly fingerprint: string;
  /** The words the customer confirms, in the customer's language; the message with the code carries the same words. */
  readonly confirmationText: string;
  /** Who has to sign it; absent where the customer confirms it alone. */
  readonly awaited?: AwaitedSignatures | undefined;
}
