import type { FailureCodeOf } from '../../../src/application/operations/catalogue';
import type { Failure } from '../../../src/application/operations/failureCodes';
import type { OnlyKnownDevicesRequest } from '../../../src/application/operations/knownDevices';
import { refusal } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import type { WaitingChange } from '../../../src/domain/user/ProfileChange';
import { hasKnownDevice } from '../identity';
import type { CallContext } from '../../kernel/Handler';
import { beginChange, isWaiting, repeatedChange } from './profileChanges';

/** Prepares the restriction of sign-in to known browsers, or its end. A user without a known browser would be locked out. */
export async function beginOnlyKnownDevices(
  { operationId, onlyKnown }: OnlyKnownDevicesRequest,
  context: CallContext,
): Promise<Result<WaitingChange, Failure<FailureCodeOf<'ALLOW_ONLY_KNOWN_DEVICES'>>>> {
  const repeated = await repeatedChange(
    context,
    operationId,
    (payload) => isWaiting(payload) && payload.part === 'knownDevices' && payload.onlyKnown === onlyKnown,
  );
  if (repeated !== undefined) {
    return repeated;
  }
  if (onlyKnown && !(await hasKnownDevice(context.bank.database.kysely, context.caller.userId, context.now))) {
    return refusal({ code: 'DEVICE_NOT_FOUND' });
  }
  return beginChange(context, { operationId, payload: { part: 'knownDevices', onlyKnown } });
}
