import type { FailureCodeOf } from '../../../src/application/operations/catalogue';
import type { Failure } from '../../../src/application/operations/failureCodes';
import type { NewPasskeyRequest } from '../../../src/application/operations/passkeys';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import { MAX_PASSKEYS } from '../../../src/domain/user/Passkey';
import type { PasskeyTerms } from '../../../src/domain/user/Passkey';
import type { WaitingChange } from '../../../src/domain/user/ProfileChange';
import type { CallContext } from '../../kernel/Handler';
import {
  additionRefusal,
  checkNewPasskey,
  descriptorsOf,
  newChallenge,
  PASSKEY_ALGORITHMS,
  PASSKEY_CHALLENGE_SECONDS,
  readClientData,
  takeChallenge,
  userHandleOf,
} from '../identity';
import { beginChange, isWaiting, repeatedChange } from './profileChanges';

/** Name of the bank on devices of customers. */
const SITE_NAME = 'Tulpar';

/** Makes the terms of a new passkey, with a challenge that only this session can answer. */
export async function newPasskeyTerms(
  context: CallContext,
): Promise<Result<PasskeyTerms, Failure<FailureCodeOf<'GET_PASSKEY_OPTIONS'>>>> {
  const { bank, caller, now } = context;
  const { kysely } = bank.database;
  const site = bank.configuration.passkeySite;
  if (site === undefined) {
    return refusal({ code: 'OPERATION_IMPOSSIBLE' });
  }
  const existing = await descriptorsOf(kysely, caller.userId);
  if (existing.length >= MAX_PASSKEYS) {
    return refusal({ code: 'PASSKEY_LIMIT_EXCEEDED' });
  }
  const { login } = await kysely
    .selectFrom('app_user')
    .select('login')
    .where('id', '=', BigInt(caller.userId))
    .executeTakeFirstOrThrow();
  return success({
    challenge: await newChallenge(kysely, useOf(context), now),
    siteId: site.id,
    siteName: SITE_NAME,
    userHandle: userHandleOf(bank.secrets, caller.userId),
    login,
    existing,
    algorithms: PASSKEY_ALGORITHMS,
    validSeconds: PASSKEY_CHALLENGE_SECONDS,
  });
}

/** Checks a passkey a browser has made and sends the code that adds it. The challenge is used up, also by a wrong answer. */
export async function beginPasskey(
  { operationId, name, passkey }: NewPasskeyRequest,
  context: CallContext,
): Promise<Result<WaitingChange, Failure<FailureCodeOf<'ADD_PASSKEY'>>>> {
  const { bank, caller, now } = context;
  const { kysely } = bank.database;
  const site = bank.configuration.passkeySite;
  if (site === undefined) {
    return refusal({ code: 'OPERATION_IMPOSSIBLE' });
  }
  const repeated = await repeatedChange(
    context,
    operationId,
    (payload) =>
      isWaiting(payload) &&
      payload.part === 'passkey' &&
      payload.name === name &&
      payload.credentialId === passkey.credentialId,
  );
  if (repeated !== undefined) {
    return repeated;
  }
  const written = readClientData(passkey.clientData);
  if (written === undefined) {
    return refusal({ code: 'PASSKEY_NOT_VALID' });
  }
  if (!(await takeChallenge(kysely, written.challenge, { use: useOf(context), now }))) {
    return refusal({ code: 'PASSKEY_CHALLENGE_EXPIRED' });
  }
  const checked = await checkNewPasskey(passkey, written.challenge, site);
  if (!checked.ok) {
    return checked;
  }
  const refused = await additionRefusal(kysely, caller.userId, passkey.credentialId);
  return refused === undefined
    ? beginChange(context, { operationId, payload: { part: 'passkey', name, ...checked.value } })
    : refusal({ code: refused });
}

function useOf({ caller: { userId, sessionId } }: CallContext) {
  return { purpose: 'registration', userId, sessionId } as const;
}
