import type { OperationCode } from '../../src/application/operations/catalogue';
import { runHashingCall } from '../identity/hashingCalls';
import type { HashingCall } from '../identity/hashingCalls';
import type { CallContext } from './Handler';
import { withBackpressure } from './withBackpressure';

/** Answers an operation that hashes; TOO_MANY_REQUESTS while another one of the same user does, and when too many wait. */
export function hashing<Outcome>(
  call: Extract<HashingCall, OperationCode>,
  { caller }: CallContext,
  answer: () => Promise<Outcome>,
) {
  return withBackpressure(() => runHashingCall({ call, subject: `user ${caller.userId}` }, answer));
}
