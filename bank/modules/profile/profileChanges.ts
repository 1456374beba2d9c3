import type { Kysely } from 'kysely';

import type { Failure } from '../../../src/application/operations/failureCodes';
import type { OperationId } from '../../../src/domain/operation/OperationId';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import type { WaitingChange } from '../../../src/domain/user/ProfileChange';
import { confirmedChangeText } from '../../../src/domain/user/confirmedChange';
import { changeSmsText } from '../../../src/domain/user/securityMessages';
import type { ChangePayload, ProductPayload, ProfilePayload, Tables } from '../../db/Tables';
import { CodeChecker } from '../../confirmations/CodeChecker';
import { userOwner } from '../../confirmations/codeOwner';
import type { CodeMessage, GoneFailure } from '../../confirmations/Confirmable';
import { readConfirmation } from '../../confirmations/confirmationRepository';
import type { Confirmation } from '../../confirmations/confirmationRepository';
import { unfinishedRefusal, openConfirmation } from '../../confirmations/openConfirmation';
import { activeCode, sendCode, waitingChangeOf } from '../../confirmations/sendCode';
import type { CallContext } from '../../kernel/Handler';
import { confirmedChange } from './confirmedChange';

type Begun = Result<
  WaitingChange,
  Failure<'OPERATION_ID_REUSED' | 'MAX_OTP_TRIES' | 'CONFIRMATIONS_ON_HOLD' | 'OTP_MESSAGES_LIMIT_EXCEEDED'>
>;

/** Change a user requests, checked and ready to be carried out. */
export interface ChangeRequest {
  readonly operationId: OperationId;
  readonly payload: ChangePayload;
}

/** A change as it is stored; empty once it is done. */
export type StoredPayload = ChangePayload | Readonly<Record<string, never>>;

/** The change of a confirmation, if it is one. */
export async function readPayload(
  connection: Kysely<Tables>,
  { id }: Pick<Confirmation, 'id'>,
): Promise<StoredPayload | undefined> {
  const row = await connection.selectFrom('profile_change').select('payload').where('id', '=', id).executeTakeFirst();
  return row?.payload;
}

/** Empties a change that is done. */
export async function forgetPayload(connection: Kysely<Tables>, { id }: Pick<Confirmation, 'id'>): Promise<void> {
  await connection.updateTable('profile_change').set({ payload: '{}' }).where('id', '=', id).execute();
}

/**
 * Answers a change that was requested before under the same id: the same request gets the same answer, another is refused. `undefined` when
 * the id is new.
 */
export async function repeatedChange(
  context: CallContext,
  operationId: OperationId,
  isSame: (payload: StoredPayload) => boolean | Promise<boolean>,
): Promise<Result<WaitingChange, Failure<'OPERATION_ID_REUSED'>> | undefined> {
  const { kysely } = context.bank.database;
  const stored = await readConfirmation(kysely, context.caller.userId, { operationId });
  if (stored === undefined) {
    return undefined;
  }
  const payload = stored.confirmedWith === undefined ? await readPayload(kysely, stored) : undefined;
  return payload !== undefined && (await isSame(payload))
    ? success(waitingChangeOf(operationId, await activeCode(kysely, context, stored)))
    : refusal({ code: 'OPERATION_ID_REUSED' });
}

/** Stores a change that waits for a code and sends the code. Nothing has changed yet. */
export function beginChange(context: CallContext, { operationId, payload }: ChangeRequest): Promise<Begun> {
  const { caller, bank, now } = context;
  return CodeChecker.transaction(bank, { owner: userOwner(caller), now }, async (checker): Promise<Begun> => {
    const transaction = checker.connection;
    await transaction.selectFrom('app_user').select('id').where('id', '=', BigInt(caller.userId)).forUpdate().execute();
    const kind = payload.part === 'product' ? 'product' : 'profile';
    const opened = await openConfirmation(checker, context, { kind, operationId });
    if (!opened.ok) {
      return opened;
    }
    const confirmation = opened.value;
    await transaction
      .insertInto('profile_change')
      .values({ id: confirmation.id, payload: JSON.stringify(payload) })
      .execute();
    const compose = () => messageOf(transaction, context, payload);
    const sent = await sendCode(transaction, context, { confirmation, compose });
    if (!sent.ok) {
      throw new Error(`A new change was refused its first code: ${sent.failure.code}`);
    }
    return success(waitingChangeOf(operationId, sent.value));
  });
}

/** True when {@link beginChange} would refuse for the number of unconfirmed changes; checked before anything costly. */
export function changesRefusal(context: CallContext): Promise<Failure<'MAX_OTP_TRIES'> | undefined> {
  return unfinishedRefusal(context.bank.database.kysely, context, 'profile');
}

/** Message of another code for a change that waits. */
export async function messageOfChange(
  confirmation: Confirmation,
  context: CallContext,
): Promise<Result<CodeMessage, GoneFailure>> {
  const { kysely } = context.bank.database;
  const payload = await readPayload(kysely, confirmation);
  return payload !== undefined && isPending(payload)
    ? success(await messageOf(kysely, context, payload))
    : refusal({ code: 'OPERATION_NOT_FOUND' });
}

async function messageOf(
  connection: Kysely<Tables>,
  { caller }: CallContext,
  payload: ChangePayload,
): Promise<CodeMessage> {
  const asked =
    payload.part === 'product'
      ? payload.asked
      : confirmedChangeText(await confirmedChange(connection, caller, payload));
  return { text: (code) => changeSmsText(code, asked, caller.language) };
}

function isPending(payload: StoredPayload): payload is ChangePayload {
  return 'part' in payload;
}

/** True for the payload of a waiting change of the profile; the payload of a change that is done is empty. */
export function isWaiting(payload: StoredPayload): payload is ProfilePayload {
  return isPending(payload) && payload.part !== 'product';
}

/** The same for a change of a product. */
export function isProduct(payload: StoredPayload): payload is ProductPayload {
  return isPending(payload) && payload.part === 'product';
}
