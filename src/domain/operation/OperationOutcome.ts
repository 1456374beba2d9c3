import type { Instant } from '../time/Instant';
import type { TransactionStatus } from '../history/Transaction';
import type { OtpType } from '../user/ProfileChange';
import type { OperationId } from './OperationId';

/** Response of the bank to a confirmed operation. */
export interface OperationOutcome {
  readonly operationId: OperationId;
  readonly transactionId: string;
  readonly status: TransactionStatus;
  readonly bookedAt: Instant;
  readonly fingerprint: string;
}

/** Response of the bank after sending the confirmation code of an operation. */
export interface CodeSent {
  /** Source of the code; nothing is sent when a device generates it. */
  readonly otpType: OtpType;
  /** True when the bank will send no further SMS for this operation. */
  readonly isLastSmsTry: boolean;
  /** Number of further SMS the bank will send for this operation. */
  readonly sendsLeft: number;
  /** Masked telephone number the code was sent to. */
  readonly phone: string;
  /** Time until which this code is valid. */
  readonly expiresAt: Instant;
  /** Whole seconds before another code may be requested. */
  readonly resendAfterSeconds: number;
}
