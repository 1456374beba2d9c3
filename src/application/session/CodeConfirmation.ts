import type { Failure } from '../operations/failureCodes';

/** A step that a one-time code confirms. Each answers the refusal, or `undefined` when it was right. */
export interface CodeConfirmation {
  confirm(otp: string): Promise<Failure | undefined>;
  /** Has another code sent. */
  resend(): Promise<Failure | undefined>;
  /** Gives the whole session up. */
  abandon(): Promise<void>;
}
