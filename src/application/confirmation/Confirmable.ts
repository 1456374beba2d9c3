import type { CodeSent } from '../../domain/operation/OperationOutcome';
import type { OperationId } from '../../domain/operation/OperationId';
import type { Result } from '../../domain/result/Result';
import type { Instant } from '../../domain/time/Instant';
import type { Failure } from '../operations/failureCodes';
import type { InquiryAnswer } from './OutcomeInquiry';

/** Code the customer is asked for; `sendsLeft` is absent where the bank does not tell how many further SMS it will send. */
export interface AwaitedCode extends Omit<CodeSent, 'sendsLeft'> {
  readonly sendsLeft?: number | undefined;
}

/**
 * Things of one kind that the bank has prepared and does once they are confirmed: operations, changes, signatures. `Prepared` is what the bank
 * answered to the submission, `Outcome` what it answers to the code.
 */
export interface Confirmable<Prepared, Outcome> {
  /** Returns the code that was sent with the preparation; `undefined` when the customer checks a preview first. */
  codeOf(prepared: Prepared): AwaitedCode | undefined;
  /** Tells whether the signatures of a company confirm it instead of a code. */
  isSigned(prepared: Prepared): boolean;
  /** Returns the time after which a new one has to be prepared; `undefined` when only the bank knows it. */
  expiresAt(prepared: Prepared): Instant | undefined;
  /** Has the code sent, the first time or again. */
  sendCode(prepared: Prepared, attempt: 'first' | 'again'): Promise<Result<AwaitedCode, Failure>>;
  /** Submits the code, `otp` being digits only. */
  confirm(prepared: Prepared, otp: string): Promise<Result<Outcome, Failure>>;
  /**
   * Asks the bank what became of it after the answer to a code was lost. Absent where the bank cannot be asked: there the same code, entered
   * again, is answered with the same outcome.
   */
  inquire?(operationId: OperationId): Promise<InquiryAnswer>;
}
