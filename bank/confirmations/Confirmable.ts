import type { Kysely } from 'kysely';

import type { FailureCodeOf, ResponseOf } from '../../src/application/operations/catalogue';
import type { Failure } from '../../src/application/operations/failureCodes';
import type { Result } from '../../src/domain/result/Result';
import type { Tables } from '../db/Tables';
import type { CallContext } from '../kernel/Handler';
import type { Confirmation } from './confirmationRepository';

/** Calls that check a code of the kernel; those that move money are checked by the ledger, in groups. */
export type ConfirmingCall = 'CONFIRM_UTILITY_OPERATION' | 'CONFIRM_ACCOUNT_OPERATION' | 'CONFIRM_CONFIRM_OPERATION';

/** Database transaction in which a code is used up, and the context of its call. */
export interface ConfirmationContext {
  readonly connection: Kysely<Tables>;
  readonly context: CallContext;
}

/** Text of a message with a code, and the digest of the exact content its code is bound to, where that could change. */
export interface CodeMessage {
  readonly digest?: Buffer;
  text(code: string): string;
}

/**
 * Things of one kind that wait for a code of their user. The kernel finds the kind, checks the code, counts tries and messages, keeps the
 * answer and writes the audit record; a member says what is confirmed and does it. `Subject` is what the member reads of it.
 */
export interface Confirmable<Call extends ConfirmingCall, Subject = unknown> {
  /** Name in the audit. */
  readonly event: string;
  /** Reads and locks what is confirmed, until the transaction ends; `undefined` when it is there no more. */
  find(confirmation: Confirmation, place: ConfirmationContext): Promise<Subject | undefined>;
  /** Digest of the content made anew, where it could change: a code that was sent for another content is wrong. */
  digest?(subject: Subject, place: ConfirmationContext): Promise<Buffer>;
  /** Failure that has arisen since, found before the code is looked at; `undefined` when there is none. */
  check?(subject: Subject, place: ConfirmationContext): Promise<FailureCodeOf<Call> | undefined>;
  /** Does what was confirmed, in the transaction that uses the code up. Returns a failure that keeps it from being done. */
  act(subject: Subject, place: ConfirmationContext): Promise<FailureCodeOf<Call> | undefined>;
  /** Answer once the transaction has ended; the same code again is answered again. */
  answer(
    subject: Subject,
    confirmation: Confirmation,
    context: CallContext,
  ): Promise<Result<ResponseOf<Call>, Failure<FailureCodeOf<Call> | 'OPERATION_NOT_FOUND'>>>;
  /** Message of another code, read before the transaction that sends it. */
  message(confirmation: Confirmation, context: CallContext): Promise<Result<CodeMessage, GoneFailure>>;
}

/** Failure of what can no longer be confirmed. */
export type GoneFailure = Failure<'OPERATION_NOT_FOUND' | 'OPERATION_TIME_OUT'>;
