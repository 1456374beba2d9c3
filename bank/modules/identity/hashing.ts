import type { OperationCode } from '../../../src/application/operations/catalogue';
import { runHashingCall } from './hashingCalls';
import type { HashingCall } from './hashingCalls';
import type { CallContext } from '../../kernel/Handler';
import { withBackpressure } from '../../kernel/withBackpressure';

/** Answers an operation that hashes; TOO_MANY_REQUESTS while another one of the same user does, and when too many wait. */
export function hashing<Outcome>(
  call: Extract<HashingCall, OperationCode>,
  { caller, now }: CallContext,
  answer: () => Promise<Outcome>,
) {
  return withBackpressure(now, () => runHashingCall({ call, subject: `user ${caller.userId}` }, answer));
}
