import { refusal, success } from '../../../src/domain/result/Result';
import type { OperationReference } from '../../../src/application/operations/accounts';
import type { Failure } from '../../../src/application/operations/failureCodes';
import type { DocumentDecline, DocumentFilter, DocumentSending } from '../../../src/application/operations/signatures';
import { DOCUMENTS_OF_PAGE, placesLeft } from '../../../src/domain/corporate/PaymentDocument';
import type { DocumentSignature, DocumentState, PaymentDocument } from '../../../src/domain/corporate/PaymentDocument';
import type { AwaitedSignatures, SignaturePlace } from '../../../src/domain/corporate/Signer';
import type { LocalizedText } from '../../../src/domain/language/Language';
import type { Result } from '../../../src/domain/result/Result';
import { checkedToOperationId } from '../../../src/domain/operation/OperationId';
import { addDays } from '../../../src/domain/time/days';
import { startOfBankDay } from '../../../src/domain/time/Instant';
import type { Instant } from '../../../src/domain/time/Instant';
import type { CallContext } from '../../kernel/Handler';
import { localizerFor } from '../operations';
import type { Localizer } from '../operations';
import { previewOf, localizableOf } from '../operations';
import type { AgreedRow } from '../operations';
import { DOCUMENT_LIFE, endOf, END_COLUMNS, END_TABLES, idsIn, ORDER_IN_STATE } from './documentEnds';
import type { EndColumns } from './documentEnds';
import { documentAwaitsNotices, documentDeclinedNotice, tellUsers, tellWhoIsNext } from './notices';
import { barredFrom, readAwaitedOfPayment, readSigners } from './signers';

interface DocumentRow extends AgreedRow, EndColumns {
  readonly id: bigint;
  readonly operation_id: string;
  readonly user_id: bigint;
  readonly made_by: LocalizedText;
  readonly sent_at: Instant;
  readonly digest: Buffer;
  /** True while it waits for approval, before signatures. */
  readonly unapproved: boolean;
  /** Names of its approvers; null without any. */
  readonly approvers: readonly LocalizedText[] | null;
  readonly is_approver: boolean;
  readonly approval: { readonly by: LocalizedText; readonly at: string } | null;
  /** True when the caller may work with its account. */
  readonly workable: boolean;
  /** Users who do not sign it, see `barredFrom`. */
  readonly barred: readonly string[];
  readonly signatures: readonly {
    readonly place: SignaturePlace;
    readonly userId: string;
    readonly name: LocalizedText;
    readonly at: string;
  }[];
}

/** A document with what its signature is over. */
export interface StoredDocument {
  readonly id: bigint;
  readonly digest: Buffer;
  readonly document: PaymentDocument;
  /** True when another user has signed in the caller's place. */
  readonly takenByOther: boolean;
  /** True while it waits for approval, before signatures. */
  readonly isUnapproved: boolean;
}

/** Condition of the filter in `$4` to `$8`. */
const MATCHES = `($4::timestamptz is null or o.sent_at >= $4) and ($5::timestamptz is null or o.sent_at < $5)
      and ($6::bigint is null or $6 in (o.debit_account_id, o.credit_account_id))
      and ($7::bigint is null or o.user_id = $7) and ($8::text[] is null or o.txn_code = any ($8))`;

/** Query of the documents of a company in a state. */
export const documentsIn = (state: DocumentState): string => `
  select o.id, o.operation_id, o.user_id, o.sent_at, o.digest, o.txn_code, o.debit_number, o.debit_name, o.credit_number,
      o.credit_name, o.amount, o.fee, o.currency, o.credited, o.credited_currency, o.terms, o.purpose, o.expires_at, o.fingerprint,
      u.full_name as made_by, step.unapproved, $3::bigint = any (step.approvers) as is_approver,
      (select jsonb_agg(x.full_name order by x.id) from app_user x where x.id = any (step.approvers)) as approvers,
      (select jsonb_build_object('by', x.full_name, 'at', to_char(a.approved_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
        from document_approval a join app_user x on x.id = a.user_id
        where a.operation_id = o.id and (o.state <> 'signing' or a.user_id = any (step.approvers)) order by a.approved_at limit 1) as approval,
      may_see($3, coalesce(o.debit_account_id, o.credit_account_id), true) as workable,
      ${barredFrom('coalesce(o.debit_account_id, o.credit_account_id)', 'o.customer_id')}, ${END_COLUMNS},
      coalesce((select jsonb_agg(jsonb_build_object('place', s.place, 'userId', s.user_id::text, 'name', su.full_name,
          'at', to_char(s.signed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by s.place)
        from document_signature s join app_user su on su.id = s.user_id
        where s.operation_id = o.id and (o.state <> 'signing' or 'sign' = any (su.rights) and su.signature_place = s.place
          and may_see(su.id, coalesce(o.debit_account_id, o.credit_account_id), true))), '[]') as signatures
    from (${idsIn(state, MATCHES)}) chosen join operation o on o.id = chosen.id join app_user u on u.id = o.user_id ${END_TABLES}
      cross join lateral (
        select approvers_of(o.customer_id, o.user_id, coalesce(o.debit_account_id, o.credit_account_id)) as approvers,
          awaits_approval(o.id, o.customer_id, o.user_id, coalesce(o.debit_account_id, o.credit_account_id)) as unapproved) step
    order by ${ORDER_IN_STATE[state]}`;

/** Documents that await signatures, the oldest first. */
export async function readDocuments(
  context: CallContext,
  filter: DocumentFilter = {},
): Promise<readonly StoredDocument[]> {
  return readIn(context, { state: 'waiting', filter });
}

/** A page of documents that have ended, the latest first; pages begin with 1. */
export async function readEnded(
  context: CallContext,
  { state, page, ...filter }: DocumentFilter & { readonly state: EndedState; readonly page: number },
): Promise<readonly StoredDocument[]> {
  return readIn(context, { state, filter, place: [DOCUMENTS_OF_PAGE, (page - 1) * DOCUMENTS_OF_PAGE] });
}

type EndedState = Exclude<DocumentState, 'waiting'>;

/** The documents of a state that match a filter; the place is the limit and offset of a page. */
interface Wanted {
  readonly state: DocumentState;
  readonly filter: DocumentFilter;
  readonly place?: readonly number[];
}

async function readIn(context: CallContext, { state, filter, place = [] }: Wanted): Promise<readonly StoredDocument[]> {
  const { bank, caller, now } = context;
  const { rows } = await bank.database.pool.query<DocumentRow>({
    name: `documents-${state}`,
    text: documentsIn(state),
    values: [caller.customerId, new Date(now), caller.userId, ...filterValues(filter, context), ...place],
  });
  if (rows.length === 0) {
    return [];
  }
  const [signersOf, own] = await Promise.all([readSigners(context), readOwnRights(context)]);
  const words = await localizerFor(rows.map(localizableOf), context);
  return rows.map((row) => ({
    id: row.id,
    digest: row.digest,
    isUnapproved: row.unapproved,
    document: documentOf(row, {
      awaited: { ...signersOf(row.barred), approvers: row.approvers ?? undefined },
      own,
      words,
      context,
    }),
    takenByOther: row.signatures.some(
      ({ place, userId }) => place === own.signature_place && userId !== context.caller.userId,
    ),
  }));
}

/** Values of {@link MATCHES}. */
function filterValues({ from, to, accountId, makerId, kind }: DocumentFilter, { bank }: CallContext) {
  return [
    from === undefined ? null : new Date(startOfBankDay(from)),
    to === undefined ? null : new Date(startOfBankDay(addDays(to, 1))),
    accountId ?? null,
    makerId ?? null,
    kind === undefined ? null : bank.movements.codesOf(kind),
  ];
}

interface OwnRights {
  readonly rights: readonly string[];
  readonly signature_place: SignaturePlace | null;
}

async function readOwnRights({ bank, caller }: CallContext): Promise<OwnRights> {
  const { rows } = await bank.database.pool.query<OwnRights>({
    name: 'own-rights',
    text: 'select rights, signature_place from app_user where id = $1',
    values: [caller.userId],
  });
  return rows[0] ?? { rights: [], signature_place: null };
}

interface Reader {
  readonly awaited: AwaitedSignatures;
  readonly own: OwnRights;
  readonly words: Localizer;
  readonly context: CallContext;
}

function documentOf(row: DocumentRow, { awaited, own, words, context }: Reader): PaymentDocument {
  const operationId = checkedToOperationId(row.operation_id);
  if (operationId === undefined) {
    throw new Error(`The operation ${row.id} has no id a client could have given`);
  }
  const signatures: readonly DocumentSignature[] = row.signatures.map(({ place, name, at }) => ({
    place,
    name,
    signedAt: Date.parse(at),
  }));
  const signedByMe = row.signatures.some(({ userId }) => userId === context.caller.userId);
  const isMine = row.user_id.toString() === context.caller.userId;
  const place = row.workable && own.rights.includes('sign') ? own.signature_place : null;
  const ended = endOf(row, context.now);
  const waits = ended.end === undefined;
  const left = placesLeft({ awaited, signatures });
  return {
    preview: previewOf(row, { operationId, words }, context),
    txnCode: row.txn_code,
    madeBy: row.made_by,
    makerId: row.user_id.toString(),
    sentAt: row.sent_at,
    awaited,
    signatures,
    approval: row.approval === null ? undefined : { by: row.approval.by, approvedAt: Date.parse(row.approval.at) },
    canApprove: waits && row.unapproved && row.is_approver,
    canSign:
      waits &&
      !row.unapproved &&
      place !== null &&
      (left.length === 0 ? signedByMe : !signedByMe && left.includes(place)),
    canDecline: waits && row.workable && (isMine || own.rights.includes('approve') || own.rights.includes('sign')),
    warnings: [],
    ...ended,
  };
}

type Sent = Result<AwaitedSignatures, Failure<'OPERATION_NOT_FOUND' | 'OPERATION_TIME_OUT'>>;

/** Sends a document of the caller to the signatories and notifies them. */
export async function sendToBeSigned({ operationId, replaces }: DocumentSending, context: CallContext): Promise<Sent> {
  const { bank, caller, referenceId, now } = context;
  const { rows } = await bank.database.pool.query<{ refusal: 'OPERATION_NOT_FOUND' | 'OPERATION_TIME_OUT' | null }>({
    name: 'send-to-be-signed',
    text: 'select send_to_be_signed($1, $2, $3, $4::interval, $5, $6, $7) as refusal',
    values: [
      caller.customerId,
      caller.userId,
      operationId,
      DOCUMENT_LIFE,
      referenceId,
      new Date(now),
      replaces ?? null,
    ],
  });
  const refused = rows[0]?.refusal ?? null;
  if (refused !== null) {
    return refusal({ code: refused });
  }
  const documents = await readDocuments(context);
  const sent = documents.find(({ document }) => document.preview.operationId === operationId);
  if (sent !== undefined) {
    await tellWhoIsNext(context, { operationId, ...documentAwaitsNotices(sent.document) });
  }
  return success(sent?.document.awaited ?? (await readAwaitedOfPayment(context)));
}

/** Declines a document, and notifies its maker unless the maker declined it. */
export async function declineDocument(
  { operationId, reason }: DocumentDecline,
  context: CallContext,
): Promise<Result<OperationReference, Failure<'OPERATION_NOT_FOUND' | 'COMMENT_REQUIRED'>>> {
  const { bank, caller, referenceId, now } = context;
  const documents = await readDocuments(context);
  const { rows } = await bank.database.pool.query<{ refusal: 'OPERATION_NOT_FOUND' | 'COMMENT_REQUIRED' | null }>({
    name: 'decline-document',
    text: 'select decline_document($1, $2, $3, $4, $5, $6) as refusal',
    values: [caller.customerId, caller.userId, operationId, reason, referenceId, new Date(now)],
  });
  const refused = rows[0]?.refusal ?? null;
  if (refused !== null) {
    return refusal({ code: refused });
  }
  const declined = documents.find(({ document }) => document.preview.operationId === operationId);
  if (declined !== undefined) {
    await tellUsers(context, { of: 'maker', operationId, content: documentDeclinedNotice(declined.document, reason) });
  }
  return success({ operationId });
}
