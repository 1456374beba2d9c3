import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { OperationReference } from '../../../src/application/operations/accounts';
import type { FailureCodeOf } from '../../../src/application/operations/catalogue';
import type { Failure } from '../../../src/application/operations/failureCodes';
import type { PasskeyCode, PasskeyCodeRequest } from '../../../src/application/operations/passkeys';
import type { OperationId } from '../../../src/domain/operation/OperationId';
import { money } from '../../../src/domain/money/Money';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import { bankDayOf } from '../../../src/domain/time/Instant';
import type { Instant } from '../../../src/domain/time/Instant';
import type { PasskeyConfirmation } from '../../../src/domain/user/Passkey';
import { encodeAmount } from '../../../src/infrastructure/registry/codecs';
import { CodeChecker } from '../../confirmations/CodeChecker';
import { userOwner } from '../../confirmations/codeOwner';
import { operationCodeHash } from '../../confirmations/operationCodes';
import { generateCode } from '../../confirmations/oneTimeCodes';
import { recordAudit } from '../../confirmations/recordAudit';
import type { Tables } from '../../db/Tables';
import type { PasskeySite } from '../../kernel/addressSettings';
import type { CallContext } from '../../kernel/Handler';
import { acceptDeviceCode } from '../../ledger/ledger';
import {
  checkPasskey,
  descriptorsOf,
  newChallenge,
  PASSKEY_CHALLENGE_SECONDS,
  passkeyUsed,
  readClientData,
  takeChallenge,
} from '../identity';

/** Time for which `accept_device_code` keeps a code. */
const CODE_MS = 60_000;

type NoOperation = 'OPERATION_NOT_FOUND' | 'OPERATION_TIME_OUT';
type NeedsCode = 'PASSKEY_OFF' | 'PASSKEY_PAYEE_NOT_KNOWN' | 'PASSKEY_SUM_EXCEEDED';

interface TermsRow {
  readonly operation_row: bigint;
  readonly digest: Buffer;
  readonly state: string;
  readonly expires_at: Instant;
  readonly refusal: NeedsCode | null;
  readonly amount: bigint;
  /** Sum of a day that the user lets passkeys confirm. */
  readonly ceiling: bigint;
}

/** Makes the challenge by which a passkey confirms an operation. It is bound to the session and to all that is agreed on. */
export async function beginPasskeyConfirmation(
  { operationId }: OperationReference,
  context: CallContext,
): Promise<Result<PasskeyConfirmation, Failure<FailureCodeOf<'GET_PASSKEY_CONFIRMATION'>>>> {
  const { bank, caller, now } = context;
  const { kysely } = bank.database;
  const site = bank.configuration.passkeySite;
  if (site === undefined) {
    return refusal({ code: 'OPERATION_IMPOSSIBLE' });
  }
  const terms = await waitingOperation(kysely, operationId, context);
  if (!terms.ok) {
    return terms;
  }
  const accepted = await descriptorsOf(kysely, caller.userId);
  if (accepted.length === 0) {
    return refusal({ code: 'PASSKEY_NOT_FOUND' });
  }
  if (terms.value.refusal !== null) {
    return refusal(needsCode(terms.value.refusal, terms.value));
  }
  const challenge = await newChallenge(kysely, useOf(context, operationId, terms.value.digest), now);
  return success({ challenge, siteId: site.id, validSeconds: PASSKEY_CHALLENGE_SECONDS, accepted });
}

/**
 * Answers the code of an operation to the session whose user has signed its challenge with a passkey (docs/adr/0227). The challenge is used
 * up by the first answer, right or wrong.
 */
export async function releasePasskeyCode(
  request: PasskeyCodeRequest,
  context: CallContext,
): Promise<Result<PasskeyCode, Failure<FailureCodeOf<'GET_PASSKEY_CODE'>>>> {
  const { bank, caller, now } = context;
  const { kysely } = bank.database;
  const site = bank.configuration.passkeySite;
  if (site === undefined) {
    return refusal({ code: 'OPERATION_IMPOSSIBLE' });
  }
  const { operationId, proof } = request;
  const terms = await waitingOperation(kysely, operationId, context);
  if (!terms.ok) {
    return terms;
  }
  const written = readClientData(proof.clientData);
  if (written === undefined) {
    return refusal({ code: 'PASSKEY_NOT_VALID' });
  }
  const use = useOf(context, operationId, terms.value.digest);
  if (!(await takeChallenge(kysely, written.challenge, { use, now }))) {
    return refusal({ code: 'PASSKEY_CHALLENGE_EXPIRED' });
  }
  // The lock of the user's codes lets one release at a time see what was released before.
  return CodeChecker.transaction(bank, { owner: userOwner(caller), now }, async (checker) => {
    const outcome = await release(checker, { request, site, context });
    await recordAudit(checker.connection, context, {
      event: 'PASSKEY_CONFIRMATION',
      result: outcome.ok ? 'SUCCESS' : outcome.failure.code,
      subject: operationId,
      details: { address: context.address },
    });
    return outcome;
  });
}

interface Proven {
  readonly request: PasskeyCodeRequest;
  readonly site: PasskeySite;
  readonly context: CallContext;
}

async function release(
  checker: CodeChecker,
  { request: { operationId, proof }, site, context }: Proven,
): Promise<Result<PasskeyCode, Failure<FailureCodeOf<'GET_PASSKEY_CODE'>>>> {
  const { connection, bank } = checker;
  const { caller, now } = context;
  if (await checker.isOnHold()) {
    return refusal(await checker.holdFailure());
  }
  const found = await waitingOperation(connection, operationId, context);
  if (!found.ok) {
    return found;
  }
  const terms = found.value;
  if (terms.refusal !== null) {
    return refusal(needsCode(terms.refusal, terms));
  }
  const proven = await checkPasskey(connection, proof, { userId: caller.userId, site, secrets: bank.secrets });
  if (!proven.ok) {
    return proven;
  }
  await passkeyUsed(connection, proven.value, now);
  const otp = generateCode();
  await acceptDeviceCode(connection, [
    caller.customerId,
    caller.userId,
    operationId,
    operationCodeHash(context, operationId, otp),
    context.referenceId,
    new Date(now),
    caller.sessionId,
  ]);
  await countRelease(connection, terms, context);
  return success({ otp, expiresAt: now + CODE_MS });
}

/** An operation of the caller that waits for its confirmation, and what it counts. */
async function waitingOperation(
  connection: Kysely<Tables>,
  operationId: OperationId,
  { caller: { customerId, userId }, now }: CallContext,
): Promise<Result<TermsRow, Failure<NoOperation>>> {
  const { rows } = await sql<TermsRow>`
    select * from passkey_confirmation_terms(${customerId}::bigint, ${userId}::bigint, ${operationId}::uuid, ${bankDayOf(now)}::date,
      ${new Date(now)})`.execute(connection);
  const [terms] = rows;
  if (terms === undefined || terms.state !== 'created') {
    return refusal({ code: 'OPERATION_NOT_FOUND' });
  }
  return terms.expires_at <= now ? refusal({ code: 'OPERATION_TIME_OUT' }) : success(terms);
}

function needsCode(code: NeedsCode, { ceiling }: TermsRow): Failure<NeedsCode> {
  return code === 'PASSKEY_SUM_EXCEEDED' ? { code, data: { limit: encodeAmount(money(ceiling, 'KGS')) } } : { code };
}

async function countRelease(connection: Kysely<Tables>, terms: TermsRow, { caller, now }: CallContext): Promise<void> {
  const released = { day: bankDayOf(now), amount: terms.amount, released_at: new Date(now) };
  await connection
    .insertInto('passkey_confirmation')
    .values({ operation_id: terms.operation_row, user_id: caller.userId, ...released })
    .onConflict((conflict) => conflict.column('operation_id').doUpdateSet(released))
    .execute();
}

function useOf({ caller: { userId, sessionId } }: CallContext, operationId: OperationId, digest: Buffer) {
  return { purpose: 'confirmation', userId, sessionId, operationId, digest } as const;
}
