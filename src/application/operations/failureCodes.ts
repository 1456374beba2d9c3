import { FAILURES } from './failures';
import type { FailureMeaning } from './failureRows';

export type FailureCode = keyof typeof FAILURES;

/** The codes of all failures, in the order of their rows. */
export const FAILURE_CODES: readonly FailureCode[] = Object.keys(FAILURES).filter(isFailureCode);

function isFailureCode(code: string): code is FailureCode {
  return Object.hasOwn(FAILURES, code);
}

/** Meaning of a failure for what was to be confirmed. */
export function meaningOf(code: FailureCode): FailureMeaning {
  return FAILURES[code].meaning;
}

/** True for a failure the customer can correct in the form, without the bank. */
export function isMendable(code: FailureCode): boolean {
  return FAILURES[code].mendable;
}

/**
 * Failures of the way to the bank: the network carried no answer, the application could not make or read the call, or the database of the
 * bank was out of reach. The last arrives as gRPC status UNAVAILABLE with the code as its message.
 */
export const UNREACHABLE_FAILURES = [
  'NETWORK_ERROR',
  'CLIENT_ERROR',
  'BANK_UNAVAILABLE',
] as const satisfies readonly FailureCode[];

/** True when no answer of the bank was read, so that it is unknown whether the call was executed. */
export function isUnreachable(code: string | undefined): boolean {
  return UNREACHABLE_FAILURES.some((each) => each === code);
}

/**
 * Refusals that come from the gateway itself; every operation may end with them. A frame or message that is not well formed ends the call
 * with a gRPC status instead. The gateway looks at the code, the session, the rate of the session (or of the address where there is none), the rights, the passport and last at
 * the data, which is refused as INVALID_REQUEST, or as INVALID_DATE_FORMAT where a day or moment is none. UNKNOWN_CODE is a
 * code that the caller completes, when nothing has that name. IBANK_BLOCKED ends a sign-in while the bank lets in administrators only,
 * USER_BLOCKED that of a user an administrator has blocked.
 * INTERNAL_SERVER_ERROR is a defect anywhere on the way.
 */
export const GATEWAY_FAILURES = [
  'INVALID_REQUEST',
  'INVALID_DATE_FORMAT',
  'UNKNOWN_OPERATION_CODE',
  'UNKNOWN_CODE',
  'INVALID_SESSION_KEY',
  'IBANK_BLOCKED',
  'USER_BLOCKED',
  'SESSION_LOCKED',
  'TOO_MANY_REQUESTS',
  'ACCESS_DENIED',
  'PASSPORT_EXPIRED',
  'INTERNAL_SERVER_ERROR',
] as const satisfies readonly FailureCode[];

export type GatewayFailureCode = (typeof GATEWAY_FAILURES)[number];

/** Failures that end by themselves; each names the moment. */
export type TimedFailureCode = 'TOO_MANY_REQUESTS' | 'MAX_OTP_TRIES';

/** Values the text of a failure may mention, e.g. `{ triesLeft: '2' }`; a moment is in ISO 8601. */
export type FailureData = Readonly<Record<string, string>>;

/** A failure on the wire: its code, the parameters of that code, and the reference id to quote to the bank. */
export type Failure<Code extends FailureCode = FailureCode> =
  FailureRecord<Exclude<Code, TimedFailureCode>> | TimedFailure<Extract<Code, TimedFailureCode>>;

/** A failure as it is stored, listed or shown. */
export interface FailureRecord<Code extends FailureCode = FailureCode> {
  readonly code: Code;
  readonly data?: FailureData;
  readonly referenceId?: string;
  /**
   * Code the bank has given that the operation does not declare; `code` is INTERNAL_SERVER_ERROR then, and the directory of the bank may have
   * a text for this one.
   */
  readonly undeclared?: string;
}

/**
 * `retryAt` is the moment from which the same call is accepted again (TOO_MANY_REQUESTS), or from which the sign-in, change or operation
 * can be begun anew and gets codes (MAX_OTP_TRIES).
 */
export interface TimedFailure<Code extends TimedFailureCode> extends FailureRecord<Code> {
  readonly data: FailureData & { readonly retryAt: string };
}
