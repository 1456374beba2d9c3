import type { AwaitedSignatures } from '../corporate/Signer';
import type { Money } from '../money/Money';
import type { Instant } from '../time/Instant';
import type { OperationId } from './OperationId';
import type { OperationTerms } from './OperationTerms';

/** One party of a movement of money, in the form this customer may see. */
export interface OperationParty {
  readonly accountNumber: string;
  readonly name: string;
}

/**
 * Preview of an operation: the result of a dry run of the booking itself, so the displayed fee is the booked fee. Nothing has been booked
 * yet.
 */
export interface OperationPreview {
  readonly operationId: OperationId;
  readonly debit: OperationParty;
  readonly credit: OperationParty;
  readonly amount: Money;
  readonly fee: Money;
  /** Total debit: amount and fee. */
  readonly total: Money;
  /** Amount credited to the credit account. */
  readonly credited: Money;
  readonly purpose: string;
  /** Further agreed terms; each kind of operation has some of them. */
  readonly terms: OperationTerms;
  /** Time after which the operation can no longer be confirmed (OPERATION_TIME_OUT). */
  readonly expiresAt: Instant;
  /** Fingerprint of everything above, eight characters; the same on the screen, in the message and on the receipt. */
  readonly fingerprint: string;
  /** Text the customer confirms, in the customer's language; the message with the code contains the same text. */
  readonly confirmationText: string;
  /** Required signatures; absent when the customer confirms the operation alone. */
  readonly awaited?: AwaitedSignatures | undefined;
}
