import { meaningOf } from '../operations/failureCodes';
import type { Failure } from '../operations/failureCodes';

/** True when the operation can no longer be confirmed. */
export function endsOperation(failure: Failure): boolean {
  return meaningOf(failure.code) === 'ended';
}

/** True when it is unknown whether the bank executed the call. */
export function isLost(failure: Failure): boolean {
  return meaningOf(failure.code) === 'lost';
}

/** True when the code was rejected and another may be entered. */
export function isCodeRefused(failure: Failure): boolean {
  return meaningOf(failure.code) === 'codeRefused';
}
