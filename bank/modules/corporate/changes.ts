import { sql } from 'kysely';
import * as z from 'zod/mini';

import type { ProductChangeCode, RequestOf } from '../../../src/application/operations/catalogue';
import type { Failure } from '../../../src/application/operations/failureCodes';
import { refusedUntil } from '../../../src/application/operations/failureWith';
import { placesLeft } from '../../../src/domain/corporate/PaymentDocument';
import type { ChangeDocument, ChangeEnd, CompanyChange } from '../../../src/domain/corporate/ChangeDocument';
import type { AwaitedSignatures, SignaturePlace } from '../../../src/domain/corporate/Signer';
import type { LocalizedText } from '../../../src/domain/language/Language';
import { checkedToOperationId } from '../../../src/domain/operation/OperationId';
import type { OperationId } from '../../../src/domain/operation/OperationId';
import { fingerprintOf } from '../../../src/domain/operation/fingerprint';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import type { Instant } from '../../../src/domain/time/Instant';
import type { WaitingChange } from '../../../src/domain/user/ProfileChange';
import { adapterOf } from '../../../src/infrastructure/registry/registry';
import { actSource } from '../../confirmations/recordAct';
import type { CallContext } from '../../kernel/Handler';
import { barredFrom, readAwaited, readSigners } from './signers';

/** A change that was made waits so long to be sent, and then so long to be signed. */
const CREATED_LIFE_MS = 10 * 60 * 1000;
const DOCUMENT_LIFE_MS = 10 * 24 * 60 * 60 * 1000;
const ENDED_SHOWN_MS = 30 * 24 * 60 * 60 * 1000;

/** Changes a user may make and leave unsent within a quarter of an hour. */
const UNSENT_CHANGES = 20;
const UNSENT_WINDOW_MS = 15 * 60 * 1000;

interface MadeRow {
  readonly user_id: bigint;
  readonly code: string;
  readonly same: boolean;
  readonly state: string;
  readonly digest: Buffer;
  readonly expires_at: Instant;
  readonly subject: LocalizedText;
  readonly before: LocalizedText;
  readonly after: LocalizedText;
}

type Made = Result<WaitingChange, Failure<'OPERATION_ID_REUSED' | 'MAX_OTP_TRIES'>>;

/** A request with its operation id. */
export interface ChangeRequest<Code extends ProductChangeCode> {
  readonly code: Code;
  readonly request: RequestOf<Code> & { readonly operationId: OperationId };
}

/** Answers a change of a company that was made before under the same id; nothing when the id is new. */
export async function repeatedDocument<Code extends ProductChangeCode>(
  requested: ChangeRequest<Code>,
  context: CallContext,
): Promise<Made | undefined> {
  const { caller, bank } = context;
  const { rows } = await sql<MadeRow>`
    select user_id, code, request = ${wireOf(requested)}::jsonb as same, state, digest, expires_at, subject, before, after from change_document
      where customer_id = ${caller.customerId}::bigint and operation_id = ${requested.request.operationId}`.execute(
    bank.database.kysely,
  );
  const [row] = rows;
  if (row === undefined) {
    return undefined;
  }
  const isSame =
    row.user_id.toString() === caller.userId && row.code === requested.code && row.same && row.state === 'created';
  return isSame
    ? success(await waiting(requested.request.operationId, row, context))
    : refusal({ code: 'OPERATION_ID_REUSED' });
}

/** Keeps a change that loosens something of a company; it is to be sent to those who sign, and no code makes it. */
export async function makeDocument<Code extends ProductChangeCode>(
  requested: ChangeRequest<Code>,
  { subject, before, after }: CompanyChange,
  context: CallContext,
): Promise<Made> {
  const { caller, bank, now } = context;
  const { kysely } = bank.database;
  const { rows: unsent } = await sql<{ created_at: Instant }>`
    select created_at from change_document
      where user_id = ${caller.userId}::bigint and state = 'created' and created_at > ${new Date(now - UNSENT_WINDOW_MS)}
      order by created_at desc offset ${UNSENT_CHANGES - 1} limit 1`.execute(kysely);
  const [oldest] = unsent;
  if (oldest !== undefined) {
    return refusal(refusedUntil('MAX_OTP_TRIES', oldest.created_at + UNSENT_WINDOW_MS));
  }
  await kysely
    .insertInto('change_document')
    .values({
      customer_id: caller.customerId,
      operation_id: requested.request.operationId,
      user_id: caller.userId,
      code: requested.code,
      request: wireOf(requested),
      subject: JSON.stringify(subject),
      before: JSON.stringify(before),
      after: JSON.stringify(after),
      created_at: new Date(now),
      expires_at: new Date(now + CREATED_LIFE_MS),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await repeatedDocument(requested, context)) ?? refusal({ code: 'OPERATION_ID_REUSED' });
}

function wireOf<Code extends ProductChangeCode>({ code, request }: ChangeRequest<Code>): string {
  return JSON.stringify(z.encode(adapterOf(code).request, request));
}

async function waiting(operationId: OperationId, row: MadeRow, context: CallContext): Promise<WaitingChange> {
  const { subject, before, after } = row;
  return {
    operationId,
    otpType: context.caller.otpType,
    phone: '',
    isLastSmsTry: true,
    expiresAt: row.expires_at,
    resendAfterSeconds: 0,
    toSign: { subject, before, after, awaited: await readAwaited(context), fingerprint: fingerprintOf(row.digest) },
  };
}

/** Lets a change that its maker has made wait for signatures; nothing when there is none under the id. */
export async function sendChange(
  operationId: OperationId,
  context: CallContext,
): Promise<'sent' | 'OPERATION_TIME_OUT' | undefined> {
  const { bank, caller, now, referenceId } = context;
  const { rows } = await sql<{ state: string }>`
    with before as (
      select id, state from change_document
        where customer_id = ${caller.customerId}::bigint and user_id = ${caller.userId}::bigint and operation_id = ${operationId}
          and state in ('created', 'signing')
        for no key update
    ), sent as (
      update change_document c set sent_at = coalesce(c.sent_at, ${new Date(now)}),
          state = case when c.state = 'created' and c.expires_at > ${new Date(now)} then 'signing' else c.state end,
          expires_at = case when c.state = 'created' and c.expires_at > ${new Date(now)} then ${new Date(now + DOCUMENT_LIFE_MS)} else c.expires_at end
        from before b where c.id = b.id
        returning c.id, c.state, b.state <> c.state as is_first, (c.request ->> 'accountId')::bigint as account
    )
    select s.state, record_act(${caller.customerId}::bigint, ${caller.userId}::bigint, 'SEND_TXN_TO_PROCESSING_CORP', ${referenceId},
        case s.state when 'signing' then 'SUCCESS' else 'OPERATION_TIME_OUT' end, ${operationId}, ${new Date(now)},
        ${actSource(context)}::jsonb, case when s.is_first then 'created' end, s.id, s.account)
      from sent s`.execute(bank.database.kysely);
  const [row] = rows;
  return row && (row.state === 'signing' ? 'sent' : 'OPERATION_TIME_OUT');
}

/** Declines a change for its maker, an approver or a signer. False when there is no such change. */
export async function declineChange(operationId: OperationId, reason: string, context: CallContext): Promise<boolean> {
  const { bank, caller, now, referenceId } = context;
  const { rows } = await sql`
    with before as (
      select c.id, c.state from change_document c
        where c.customer_id = ${caller.customerId}::bigint and c.operation_id = ${operationId} and c.state in ('signing', 'declined')
          and (c.user_id = ${caller.userId}::bigint
            or exists (select from app_user u where u.id = ${caller.userId}::bigint and u.rights && array['approve', 'sign']))
        for no key update
    ), declined as (
      update change_document c set state = 'declined', ended_at = coalesce(c.ended_at, ${new Date(now)}),
          ended_by = coalesce(c.ended_by, ${caller.userId}::bigint), decline_reason = coalesce(c.decline_reason, ${reason})
        from before b where c.id = b.id
        returning c.id, c.user_id, b.state = 'signing' as is_first, (c.request ->> 'accountId')::bigint as account
    )
    select d.id, record_act(${caller.customerId}::bigint, ${caller.userId}::bigint, 'DECLINE', ${referenceId}, 'SUCCESS', ${operationId},
        ${new Date(now)}, ${actSource(context)}::jsonb,
        case when d.is_first then case when d.user_id = ${caller.userId}::bigint then 'recalled' else 'declined' end end, d.id, d.account)
      from declined d`.execute(bank.database.kysely);
  return rows.length > 0;
}

/** A change with what its signature is over. */
export interface StoredChangeDocument {
  readonly id: bigint;
  readonly makerId: string;
  readonly digest: Buffer;
  readonly document: ChangeDocument;
  /** True when another user has signed in the caller's place. */
  readonly takenByOther: boolean;
}

interface ChangeRow extends CompanyChange {
  readonly id: bigint;
  readonly operation_id: string;
  readonly user_id: bigint;
  readonly made_by: LocalizedText;
  readonly digest: Buffer;
  readonly state: 'signing' | 'done' | 'declined';
  readonly sent_at: Instant;
  readonly expires_at: Instant;
  readonly ended_at: Instant | null;
  readonly ended_by: LocalizedText | null;
  readonly decline_reason: string | null;
  readonly rights: readonly string[];
  readonly own_place: SignaturePlace | null;
  /** True when the caller may work with its account. */
  readonly workable: boolean;
  /** False for the maker of a change that needs another person's signature. */
  readonly second: boolean;
  /** Users who do not sign it, see `barredFrom`. */
  readonly barred: readonly string[];
  readonly signatures: readonly {
    readonly place: SignaturePlace;
    readonly userId: string;
    readonly name: LocalizedText;
    readonly at: string;
  }[];
}

/** The changes of the company that were sent to be signed and have not ended long ago, the oldest first. */
export async function readChanges(context: CallContext): Promise<readonly StoredChangeDocument[]> {
  const { bank, caller, now } = context;
  const { rows } = await sql<ChangeRow>`
    select c.id, c.operation_id, c.user_id, m.full_name as made_by, c.subject, c.before, c.after, c.digest, c.state, c.sent_at, c.expires_at,
        c.ended_at, e.full_name as ended_by, c.decline_reason, w.rights, w.signature_place as own_place,
        may_see(w.id, (c.request ->> 'accountId')::bigint, true) as workable, is_second_person(c.id, w.id) as second,
        ${sql.raw(barredFrom(`(c.request ->> 'accountId')::bigint`, 'c.customer_id'))},
        coalesce((select jsonb_agg(jsonb_build_object('place', s.place, 'userId', s.user_id::text, 'name', u.full_name,
            'at', to_char(s.signed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by s.place)
          from change_signature s join app_user u on u.id = s.user_id
          where s.change_id = c.id and (c.state = 'done' or 'sign' = any (u.rights) and u.signature_place = s.place
            and may_see(u.id, (c.request ->> 'accountId')::bigint, true))), '[]') as signatures
      from change_document c join app_user m on m.id = c.user_id join app_user w on w.id = ${caller.userId}::bigint
        left join app_user e on e.id = c.ended_by
      where c.customer_id = ${caller.customerId}::bigint and c.state <> 'created'
        and (c.state = 'signing' and c.expires_at > ${new Date(now - ENDED_SHOWN_MS)} or c.ended_at > ${new Date(now - ENDED_SHOWN_MS)})
      order by c.sent_at, c.id`.execute(bank.database.kysely);
  if (rows.length === 0) {
    return [];
  }
  const signersOf = await readSigners(context);
  return rows.map((row) => storedOf(row, signersOf(row.barred), context));
}

function storedOf(row: ChangeRow, awaited: AwaitedSignatures, { caller, now }: CallContext): StoredChangeDocument {
  const operationId = checkedToOperationId(row.operation_id);
  if (operationId === undefined) {
    throw new Error(`The change ${row.id} has no id a client could have given`);
  }
  const { subject, before, after, own_place: ownPlace, rights } = row;
  const signatures = row.signatures.map(({ place, name, at }) => ({ place, name, signedAt: Date.parse(at) }));
  const signedByMe = row.signatures.some(({ userId }) => userId === caller.userId);
  const place = row.workable && row.second && rights.includes('sign') ? ownPlace : null;
  const left = placesLeft({ awaited, signatures });
  const end = endOf(row, now);
  return {
    id: row.id,
    makerId: row.user_id.toString(),
    digest: row.digest,
    takenByOther: row.signatures.some((each) => each.place === ownPlace && each.userId !== caller.userId),
    document: {
      ...{ operationId, subject, before, after, awaited, signatures, end },
      fingerprint: fingerprintOf(row.digest),
      madeBy: row.made_by,
      sentAt: row.sent_at,
      expiresAt: row.expires_at,
      canSign:
        end === undefined && place !== null && (left.length === 0 ? signedByMe : left.includes(place) && !signedByMe),
      canDecline:
        end === undefined &&
        row.workable &&
        (row.user_id.toString() === caller.userId || rights.includes('approve') || rights.includes('sign')),
    },
  };
}

function endOf(row: ChangeRow, now: Instant): ChangeEnd | undefined {
  const at = row.ended_at ?? row.expires_at;
  switch (row.state) {
    case 'signing':
      return row.expires_at > now ? undefined : { state: 'expired', at };
    case 'done':
      return { state: 'done', at };
    case 'declined':
      return { state: 'declined', at, by: row.ended_by ?? row.made_by, reason: row.decline_reason ?? '' };
    default:
      return row.state satisfies never;
  }
}
