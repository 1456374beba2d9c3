import type { Instant } from '../time/Instant';
import type { TransactionStatus } from '../history/Transaction';
import type { OtpType } from '../user/ProfileChange';
import type { OperationId } from './OperationId';

/** What the bank answers once an operation is confirmed. */
export interface OperationOutcome {
  readonly operationId: OperationId;
  readonly transactionId: string;
  readonly status: TransactionStatus;
  readonly bookedAt: Instant;
  readonly fingerprint: string;
}

/** What the bank answers when it has sent the code that confirms an operation. */
export interface CodeSent {
  /** Where the code comes from; a device is sent nothing. */
  readonly otpType: OtpType;
  /** True when the bank will send no further SMS for this operation. */
  readonly isLastSmsTry: boolean;
  /** How many more SMS the bank will send for this operation. */
  readonly sendsLeft: number;
  /** Where it went, masked. */
  readonly phone: string;
  /** Until when this code can be used. */
  readonly expiresAt: Instant;
  /** Whole seconds before another may be asked for. */
  readonly resendAfterSeconds: number;
}
