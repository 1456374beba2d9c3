import { createHash, randomBytes } from 'node:crypto';

import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { generateURI } from 'otplib';

import type { FailureCodeOf } from '../../../src/application/operations/catalogue';
import type { Failure } from '../../../src/application/operations/failureCodes';
import type { AnswerProof, AuthTypeChangeRequest } from '../../../src/application/operations/security';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import type { AuthenticatorKey, WaitingChange } from '../../../src/domain/user/ProfileChange';
import type { ProfilePayload, Tables } from '../../db/Tables';
import { CodeChecker } from '../../confirmations/CodeChecker';
import type { GuessVerdict } from '../../confirmations/CodeChecker';
import { userOwner } from '../../confirmations/codeOwner';
import { authTypeOf } from '../../confirmations/authType';
import { tokenCounter, base32, totpStep, checkSecretAnswer } from '../identity';
import { seal, unseal } from '../../kernel/sealing';
import type { CallContext } from '../../kernel/Handler';
import { closeStep } from '../identity';
import { beginChange, isWaiting, repeatedChange } from './profileChanges';

/** As long as the hash it is used with (RFC 4226, section 4, requirement R6). */
const SEED_BYTES = 20;

/**
 * Makes the key of an authenticator; an earlier one that was never activated is replaced.
 * @throws QueueFull when too many hashes wait
 */
export async function newAuthenticatorKey(
  { answer }: AnswerProof,
  { caller, bank, now }: CallContext,
): Promise<Result<AuthenticatorKey, Failure<FailureCodeOf<'GET_GOOGLE_INITIALIZATION_CODE'>>>> {
  const checked = await checkSecretAnswer(bank, { ...caller, stage: 'active' }, { answer, now });
  if (!checked.ok) {
    return checked;
  }
  const seed = randomBytes(SEED_BYTES);
  const pending = seal(bank.secrets, `user ${caller.userId}`, seed);
  await bank.database.kysely
    .insertInto('authenticator')
    .values({ user_id: caller.userId, pending_seed: pending })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ pending_seed: pending }))
    .execute();
  const { login } = await bank.database.kysely
    .selectFrom('app_user')
    .select('login')
    .where('id', '=', BigInt(caller.userId))
    .executeTakeFirstOrThrow();
  const secretKey = base32(seed);
  return success({ secretKey, address: generateURI({ issuer: 'Tulpar', label: login, secret: secretKey }) });
}

type Outcome = Promise<Result<WaitingChange, Failure<FailureCodeOf<'CHANGE_AUTH_TYPE'>>>>;

/** Prepares a change of the second factor. A code of the new device proves that the user has it. */
export async function beginAuthTypeChange(request: AuthTypeChangeRequest, context: CallContext): Outcome {
  const { operationId, otpType, tokenNumber = '' } = request;
  const { kysely } = context.bank.database;
  const repeated = await repeatedChange(
    context,
    operationId,
    (payload) =>
      isWaiting(payload) &&
      payload.part === 'authType' &&
      payload.otpType === otpType &&
      (otpType !== 'TOKEN' || payload.device === tokenNumber),
  );
  if (repeated !== undefined) {
    return repeated;
  }
  if ((await authTypeOf(kysely, context.caller.userId)) === otpType) {
    return refusal({ code: 'OTP_TYPES_MATCH' });
  }
  const seed = otpType === 'SMS' ? success(undefined) : await seedOfNewDevice(request, context);
  if (!seed.ok) {
    return seed;
  }
  if (seed.value !== undefined) {
    const checked = await checkNewDevice(seed.value, request.deviceOtp ?? '', context);
    if (!checked.ok) {
      return checked;
    }
  }
  return beginChange(context, {
    operationId,
    payload: { part: 'authType', otpType, device: seed.value?.reference ?? '' },
  });
}

/**
 * Checks a code of a new device. The tries are the session's: any signed-in user may have chosen the device, so a right code proves nothing
 * about the user.
 */
function checkNewDevice({ shows }: NewDevice, code: string, { caller, bank, now }: CallContext): Promise<GuessVerdict> {
  const subject = { kind: 'device', id: caller.sessionId } as const;
  return CodeChecker.transaction(bank, { owner: userOwner(caller), now }, (checker) =>
    checker.guess({ subject, isRight: async () => shows(code), isFactor: false }),
  );
}

/** A device the user is about to confirm with. */
interface NewDevice {
  /** True when the text is a code of the device now. */
  readonly shows: (code: string) => boolean;
  /** Identifies this device, so that no other is activated in its place. */
  readonly reference: string;
}

type Found = Result<NewDevice, Failure<'NO_TOKEN_EXISTS' | 'TOKEN_IS_LINKED_TO_ANOTHER_USER'>>;

function seedOfNewDevice(request: AuthTypeChangeRequest, context: CallContext): Promise<Found> {
  return request.otpType === 'TOTP' ? newAuthenticator(context) : newToken(request.tokenNumber ?? '', context);
}

async function newAuthenticator({ caller, bank, now }: CallContext): Promise<Found> {
  const row = await bank.database.kysely
    .selectFrom('authenticator')
    .select('pending_seed')
    .where('user_id', '=', BigInt(caller.userId))
    .executeTakeFirst();
  const pending = row?.pending_seed ?? undefined;
  if (pending === undefined) {
    return refusal({ code: 'NO_TOKEN_EXISTS' });
  }
  const seed = unseal(bank.secrets, `user ${caller.userId}`, pending);
  const reference = createHash('sha256').update(pending).digest('hex');
  return success({ reference, shows: (code) => totpStep(seed, code, { now, after: 0n }) !== undefined });
}

async function newToken(serial: string, { caller, bank }: CallContext): Promise<Found> {
  const token = await bank.database.kysely
    .selectFrom('hardware_token')
    .select(['seed', 'counter', 'resync_counter', 'user_id'])
    .where('serial', '=', serial)
    .executeTakeFirst();
  if (token === undefined) {
    return refusal({ code: 'NO_TOKEN_EXISTS' });
  }
  if (token.user_id !== null && token.user_id.toString() !== caller.userId) {
    return refusal({ code: 'TOKEN_IS_LINKED_TO_ANOTHER_USER' });
  }
  const seed = unseal(bank.secrets, `token ${serial}`, token.seed);
  return success({ reference: serial, shows: (code) => tokenCounter(seed, code, token).accepted });
}

type AuthTypeChange = Extract<ProfilePayload, { readonly part: 'authType' }>;

/** Activates the prepared device, unless it was linked to another user or was set up anew since. */
export async function changeAuthType(
  connection: Kysely<Tables>,
  userId: string,
  { otpType, device }: AuthTypeChange,
): Promise<'NO_TOKEN_EXISTS' | 'TOKEN_IS_LINKED_TO_ANOTHER_USER' | undefined> {
  if (otpType === 'TOKEN' && !(await linkToken(connection, userId, device))) {
    return 'TOKEN_IS_LINKED_TO_ANOTHER_USER';
  }
  if (otpType === 'TOTP' && !(await useAuthenticator(connection, userId, device))) {
    return 'NO_TOKEN_EXISTS';
  }
  await connection.updateTable('app_user').set({ auth_type: otpType }).where('id', '=', BigInt(userId)).execute();
  await closeStep(connection, userId, 'authType');
  return undefined;
}

/** Links a token to a user, who has one at a time; the previous one can be linked by another user again. */
async function linkToken(connection: Kysely<Tables>, userId: string, serial: string): Promise<boolean> {
  const user = BigInt(userId);
  await connection
    .updateTable('hardware_token')
    .set({ user_id: null })
    .where('user_id', '=', user)
    .where('serial', '<>', serial)
    .execute();
  const linked = await connection
    .updateTable('hardware_token')
    .set({ user_id: user })
    .where('serial', '=', serial)
    .where(({ eb, or }) => or([eb('user_id', 'is', null), eb('user_id', '=', user)]))
    .returning('serial')
    .executeTakeFirst();
  return linked !== undefined;
}

async function useAuthenticator(connection: Kysely<Tables>, userId: string, reference: string): Promise<boolean> {
  const used = await connection
    .updateTable('authenticator')
    .set(({ ref }) => ({ seed: ref('pending_seed'), pending_seed: null, last_step: 0n }))
    .where('user_id', '=', BigInt(userId))
    .where(sql<boolean>`encode(sha256(pending_seed), 'hex') = ${reference}`)
    .returning('user_id')
    .executeTakeFirst();
  return used !== undefined;
}
