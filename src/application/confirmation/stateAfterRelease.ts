import type { Result } from '../../domain/result/Result';
import type { Failure } from '../operations/failureCodes';
import { passkeys } from '../operations/passkeyFailures';
import type { Confirmable } from './Confirmable';
import { endsOperation, isLost } from './failureMeaning';
import type { CreatedState, DoneState, RefusedState, UnknownState } from './FlowState';

/** Has a device of the user release a code. It fails without a failure when the user has stopped it. */
export type Release = () => Promise<Result<string, Failure | undefined>>;

type AfterRelease<Prepared, Outcome> =
  CreatedState<Prepared> | DoneState<Prepared, Outcome> | RefusedState<Prepared> | UnknownState<Prepared>;

/** Submits a code that a device has released, and returns the state that follows. */
export async function stateAfterRelease<Prepared, Outcome>(
  { prepared, codeSent }: CreatedState<Prepared>,
  release: Release,
  confirmable: Confirmable<Prepared, Outcome>,
): Promise<AfterRelease<Prepared, Outcome>> {
  const released = await release();
  if (!released.ok && (released.failure === undefined || isOfPasskey(released.failure))) {
    return { step: 'created', prepared, codeSent, failure: released.failure };
  }
  const answer = released.ok ? await confirmable.confirm(prepared, released.value) : released;
  if (answer.ok) {
    return { step: 'done', prepared, result: { from: 'answer', outcome: answer.value } };
  }
  const { failure } = answer;
  if (failure === undefined || !endsOperation(failure)) {
    const isUnknown = released.ok && failure !== undefined && isLost(failure);
    return isUnknown
      ? { step: 'unknown', prepared, codeSent, asking: true, failure }
      : { step: 'created', prepared, codeSent, failure };
  }
  return { step: 'refused', prepared, failure };
}

/** True for a failure of the passkey alone: the operation waits on for another one, or for a code. */
function isOfPasskey({ code }: Failure): boolean {
  return Object.hasOwn(passkeys, code);
}
