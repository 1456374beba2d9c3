import type { Language } from '../../src/domain/language/Language';
import type { Instant } from '../../src/domain/time/Instant';

/** Body of a request as it arrived: frames of gRPC-web, as they are or as base64 text. */
export interface RequestBody {
  readonly bytes: Uint8Array;
  readonly isText: boolean;
}

/** One call as it arrived, before anything in it is verified. */
export interface Call {
  readonly body: RequestBody;
  readonly sessionKey: string | undefined;
  /** Key of the browser the call comes from, if the bank gave it one; not verified yet. */
  readonly deviceKey: string | undefined;
  readonly userAgent: string;
  /** The language on the caller's screen; `undefined` from a caller that names none the bank speaks. */
  readonly language: Language | undefined;
  /** Network address of the caller. */
  readonly address: string;
  /** The client's id of this call, or one of the bank's where the client sent none worth keeping. */
  readonly referenceId: string;
  readonly now: Instant;
  readonly log: CallLog;
  /** Filled in while the call is answered. */
  readonly record: CallRecord;
}

/** Operation and outcome of a call, for its line in the log and its metrics. */
export interface CallRecord {
  /** Code of an operation, or name of a method; `unknown` until it is found to be one. */
  operation: string;
  /** `ok`, the code of a failure, or the name of a gRPC status. */
  outcome: string;
}

/** Log of one call, for the operator. */
export interface CallLog {
  debug(facts: object, message: string): void;
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}
