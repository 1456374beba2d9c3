import type { Failure } from '../operations/failureCodes';

/** A sign-in step confirmed by a one-time code. Calls return the failure, or `undefined` on success. */
export interface CodeConfirmation {
  confirm(otp: string): Promise<Failure | undefined>;
  /** Requests another code. */
  resend(): Promise<Failure | undefined>;
  /** Abandons the whole session. */
  abandon(): Promise<void>;
}
