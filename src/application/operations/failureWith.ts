import type { Instant } from '../../domain/time/Instant';
import type { Failure, FailureCode, FailureData, TimedFailureCode } from './failureCodes';

const TIMED: Readonly<Record<TimedFailureCode, true>> = { TOO_MANY_REQUESTS: true, MAX_OTP_TRIES: true };

function isTimed(code: FailureCode): code is TimedFailureCode {
  return Object.hasOwn(TIMED, code);
}

/** Failure that ends at a moment of the bank's clock. */
export function refusedUntil<Code extends TimedFailureCode>(code: Code, moment: Instant): Failure<Code>;
export function refusedUntil(code: TimedFailureCode, moment: Instant): Failure<TimedFailureCode> {
  return { code, data: { retryAt: new Date(Math.ceil(moment)).toISOString() } };
}

/** True for a code that names the moment it ends, with data that do not. */
export function lacksMoment(code: FailureCode, data: FailureData | undefined): boolean {
  return isTimed(code) && data?.['retryAt'] === undefined;
}

/**
 * Failure made of a code and data that were stored or sent.
 * @throws for a code that needs a moment the data do not have
 */
export function failureWith<Code extends FailureCode>(code: Code, data?: FailureData): Failure<Code>;
export function failureWith(code: FailureCode, data?: FailureData): Failure {
  if (!isTimed(code)) {
    return { code, ...(data && { data }) };
  }
  const retryAt = data?.['retryAt'];
  if (retryAt === undefined) {
    throw new Error(`${code} does not name the moment it ends`);
  }
  return { code, data: { ...data, retryAt } };
}
