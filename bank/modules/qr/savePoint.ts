import { createHash, randomBytes } from 'node:crypto';

import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { Failure } from '../../../src/application/operations/failureCodes';
import type { NewQrPoint, QrPointChange, QrPointReference } from '../../../src/application/operations/qrPoints';
import { creditRefusal } from '../../../src/domain/account/usability';
import type { CreditRefusal } from '../../../src/domain/account/usability';
import { MAX_POINTS } from '../../../src/domain/qr/QrPoint';
import type { QrPoint, QrPointFields } from '../../../src/domain/qr/QrPoint';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import type { Tables } from '../../db/Tables';
import type { CallContext } from '../../kernel/Handler';
import { recordAudit } from '../../confirmations/recordAudit';
import { readAccount } from '../accounts';
import { isRegisteredUser, readPoint } from './pointRepository';

type FieldsRefusal =
  | 'ACCOUNT_NOT_FOUND'
  | 'CURRENCY_MISMATCH'
  | CreditRefusal
  | 'SALES_POINT_EMPLOYEE_NOT_REGISTERED'
  | 'SALES_POINT_TAKEN';
type CreateRefusal =
  'OPERATION_ID_REUSED' | 'SALES_POINT_USER_NOT_REGISTERED' | FieldsRefusal | 'SALES_POINT_LIMIT_EXCEEDED';
type ChangeRefusal = 'SALES_POINT_NOT_FOUND' | 'SALES_POINT_USER_NOT_REGISTERED' | FieldsRefusal;

const HASH_BYTES = 16;
/** Namespace of the locks by which points of a company are changed one after another. */
const POINTS_LOCK = 8_451;

/** Makes a point. The same request sent again is answered again; another one under its id is refused. */
export async function createPoint(
  { operationId, ...fields }: NewQrPoint,
  context: CallContext,
): Promise<Result<QrPoint, Failure<CreateRefusal>>> {
  const { bank } = context;
  const isKnown = (await madeBy(bank.database.kysely, operationId, context)) !== undefined;
  const code = isKnown ? undefined : await refusalBefore(fields, context);
  if (code !== undefined) {
    return refusal({ code });
  }
  const made = await bank.database.kysely.transaction().execute(async (connection) => {
    await lockPoints(connection, context.caller.customerId);
    return (
      (await madeBy(connection, operationId, context)) ?? insertPoint(connection, { operationId, fields }, context)
    );
  });
  if (typeof made === 'string') {
    return refusal({ code: made });
  }
  const point = made.hash.equals(hashOf(fields)) ? await readPoint(made.id, context) : undefined;
  return point === undefined ? refusal({ code: 'OPERATION_ID_REUSED' }) : success(point);
}

interface MadePoint {
  readonly id: string;
  /** Hash of the request that made it. */
  readonly hash: Buffer;
}

async function madeBy(
  connection: Kysely<Tables>,
  operationId: string,
  { caller }: CallContext,
): Promise<MadePoint | undefined> {
  const { rows } = await sql<MadePoint>`select id::text, request_hash as hash from public.qr_point
    where customer_id = ${caller.customerId}::bigint and operation_id = ${operationId}`.execute(connection);
  return rows[0];
}

async function insertPoint(
  connection: Kysely<Tables>,
  { operationId, fields }: { readonly operationId: string; readonly fields: QrPointFields },
  context: CallContext,
): Promise<MadePoint | FieldsRefusal | 'SALES_POINT_LIMIT_EXCEEDED'> {
  const { caller, now } = context;
  const code = await refusalWithin(connection, { ...fields, customerId: caller.customerId });
  if (code !== undefined) {
    return code;
  }
  const used = await sql<{ points: number }>`select count(*)::int as points from public.qr_point
    where customer_id = ${caller.customerId}::bigint and archived_at is null`.execute(connection);
  if ((used.rows[0]?.points ?? 0) >= MAX_POINTS) {
    return 'SALES_POINT_LIMIT_EXCEEDED';
  }
  const hash = hashOf(fields);
  const { rows } = await sql<{ id: string }>`
    insert into qr_point (customer_id, operation_id, request_hash, hash, name, address, sales_point_id, account_id, is_active, created_at)
      values (${caller.customerId}::bigint, ${operationId}, ${hash}, ${randomBytes(HASH_BYTES).toString('hex')}, ${fields.name},
        ${fields.address}, ${fields.salesPointId}, ${fields.accountId ?? null}::bigint, ${fields.isActive}, ${new Date(now)})
      returning id::text`.execute(connection);
  const id = rows[0]?.id ?? '';
  await linkUsers(connection, id, fields.userIds);
  await recordAudit(connection, context, { event: 'QR_POINT_CREATED', subject: id, details: fields });
  return { id, hash };
}

/** Changes a point as a whole. */
export async function changePoint(
  { pointId, ...fields }: QrPointChange,
  context: CallContext,
): Promise<Result<QrPoint, Failure<ChangeRefusal>>> {
  const { bank, caller } = context;
  const code =
    (await readPoint(pointId, context)) === undefined ? 'SALES_POINT_NOT_FOUND' : await refusalBefore(fields, context);
  if (code !== undefined) {
    return refusal({ code });
  }
  const refused = await bank.database.kysely.transaction().execute(async (connection) => {
    await lockPoints(connection, caller.customerId);
    const within = await refusalWithin(connection, { ...fields, customerId: caller.customerId, pointId });
    if (within !== undefined) {
      return within;
    }
    await sql`update qr_point set name = ${fields.name}, address = ${fields.address}, sales_point_id = ${fields.salesPointId},
      account_id = ${fields.accountId ?? null}::bigint, is_active = ${fields.isActive}
      where id = ${pointId}::bigint and archived_at is null`.execute(connection);
    await sql`delete from qr_point_user where point_id = ${pointId}::bigint`.execute(connection);
    await linkUsers(connection, pointId, fields.userIds);
    await recordAudit(connection, context, { event: 'QR_POINT_CHANGED', subject: pointId, details: fields });
    return undefined;
  });
  if (refused !== undefined) {
    return refusal({ code: refused });
  }
  const point = await readPoint(pointId, context);
  return point === undefined ? refusal({ code: 'SALES_POINT_NOT_FOUND' }) : success(point);
}

/** Puts a point into the archive. */
export async function archivePoint(
  { pointId }: QrPointReference,
  context: CallContext,
): Promise<Result<Record<string, never>, Failure<'SALES_POINT_NOT_FOUND' | 'SALES_POINT_USER_NOT_REGISTERED'>>> {
  const { bank, caller, now } = context;
  if ((await readPoint(pointId, context)) === undefined) {
    return refusal({ code: 'SALES_POINT_NOT_FOUND' });
  }
  if (!(await isRegisteredUser(context))) {
    return refusal({ code: 'SALES_POINT_USER_NOT_REGISTERED' });
  }
  await bank.database.kysely.transaction().execute(async (connection) => {
    await lockPoints(connection, caller.customerId);
    const { numAffectedRows } =
      await sql`update qr_point set archived_at = ${new Date(now)} where id = ${pointId}::bigint and archived_at is null`.execute(
        connection,
      );
    if (numAffectedRows === 1n) {
      await recordAudit(connection, context, { event: 'QR_POINT_ARCHIVED', subject: pointId });
    }
  });
  return success({});
}

/** Refusal that is known before anything is locked: of the caller, then of the account. */
async function refusalBefore(
  { accountId }: QrPointFields,
  context: CallContext,
): Promise<'SALES_POINT_USER_NOT_REGISTERED' | FieldsRefusal | undefined> {
  if (!(await isRegisteredUser(context))) {
    return 'SALES_POINT_USER_NOT_REGISTERED';
  }
  return accountId === undefined ? undefined : refusalOfAccount(accountId, context);
}

/** Refusal by what the points and users of the company are; `undefined` when the point may be so. */
async function refusalWithin(
  connection: Kysely<Tables>,
  {
    userIds,
    salesPointId,
    customerId,
    pointId,
  }: QrPointFields & { readonly customerId: string; readonly pointId?: string },
): Promise<'SALES_POINT_EMPLOYEE_NOT_REGISTERED' | 'SALES_POINT_TAKEN' | undefined> {
  if (!(await areRegistered(connection, userIds, customerId))) {
    return 'SALES_POINT_EMPLOYEE_NOT_REGISTERED';
  }
  const taken =
    await sql`select id from public.qr_point where customer_id = ${customerId}::bigint and sales_point_id = ${salesPointId}
    and archived_at is null and id is distinct from ${pointId ?? null}::bigint`.execute(connection);
  return taken.rows.length > 0 ? 'SALES_POINT_TAKEN' : undefined;
}

async function refusalOfAccount(
  accountId: string,
  { bank, caller }: CallContext,
): Promise<'ACCOUNT_NOT_FOUND' | 'CURRENCY_MISMATCH' | CreditRefusal | undefined> {
  const account = await readAccount(bank.database.pool, caller.customerId, accountId);
  if (account === undefined) {
    return 'ACCOUNT_NOT_FOUND';
  }
  return account.currency === 'KGS' ? creditRefusal(account) : 'CURRENCY_MISMATCH';
}

/** True when all these users are of the company and registered by the bank. */
async function areRegistered(
  connection: Kysely<Tables>,
  userIds: readonly string[],
  customerId: string,
): Promise<boolean> {
  const { rows } = await sql`select r.user_id from qr_user r join app_user u on u.id = r.user_id
    where u.customer_id = ${customerId}::bigint and u.id = any (${[...userIds]}::bigint[])`.execute(connection);
  return rows.length === userIds.length;
}

async function linkUsers(connection: Kysely<Tables>, pointId: string, userIds: readonly string[]): Promise<void> {
  await sql`insert into qr_point_user (point_id, user_id)
    select ${pointId}::bigint, x from unnest(${[...userIds]}::bigint[]) x`.execute(connection);
}

async function lockPoints(connection: Kysely<Tables>, customerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`qr points of ${customerId}`}, ${POINTS_LOCK}))`.execute(
    connection,
  );
}

function hashOf({ name, address, salesPointId, accountId, isActive, userIds }: QrPointFields): Buffer {
  const text = JSON.stringify([name, address, salesPointId, accountId ?? '', isActive, userIds.toSorted()]);
  return createHash('sha256').update(text).digest();
}
