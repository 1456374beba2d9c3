import type { DocumentFilter } from '../../../src/application/operations/signatures';
import { DOCUMENTS_OF_PAGE, placesLeft } from '../../../src/domain/corporate/PaymentDocument';
import type { DocumentSignature, DocumentState, PaymentDocument } from '../../../src/domain/corporate/PaymentDocument';
import type { AwaitedSignatures, SignaturePlace } from '../../../src/domain/corporate/Signer';
import type { LocalizedText } from '../../../src/domain/language/Language';
import { checkedToOperationId } from '../../../src/domain/operation/OperationId';
import type { OperationId } from '../../../src/domain/operation/OperationId';
import { addDays } from '../../../src/domain/time/days';
import { startOfBankDay } from '../../../src/domain/time/Instant';
import type { Instant } from '../../../src/domain/time/Instant';
import type { CallContext } from '../../kernel/Handler';
import { localizerFor } from '../operations';
import type { Localizer } from '../operations';
import { previewOf, localizableOf } from '../operations';
import type { AgreedRow } from '../operations';
import { endOf, END_COLUMNS, END_TABLES, idsIn, ORDER_IN_STATE } from './documentEnds';
import type { EndColumns } from './documentEnds';
import { DAY_COLUMNS, offeredDays } from './paymentDay';
import type { DayColumns } from './paymentDay';
import { readRulesOfDocuments } from './awaitedByRules';
import type { RulesOfDocument } from './awaitedByRules';
import { barredFrom, readSigners } from './signers';

interface DocumentRow extends AgreedRow, EndColumns, DayColumns {
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
  /** True when the caller has signed it for a rule. */
  readonly signed_for_rule: boolean;
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
  /** True when the caller signs it after others, by a rule of the company. */
  readonly isEarly: boolean;
}

/** Condition of the filter in `$4` to `$8`. */
const MATCHES = `($4::timestamptz is null or o.sent_at >= $4) and ($5::timestamptz is null or o.sent_at < $5)
      and ($6::bigint is null or $6 in (o.debit_account_id, o.credit_account_id))
      and ($7::bigint is null or o.user_id = $7) and ($8::text[] is null or o.txn_code = any ($8))`;

/** Query of the documents of a company in a state. */
export const documentsIn = (state: DocumentState): string =>
  documentsAmong(idsIn(state, MATCHES), ORDER_IN_STATE[state]);

/** Documents of the company `$1` with the ids `$4`, whatever their states. */
const BY_IDS = documentsAmong(
  `select o.id from operation o where o.customer_id = $1 and o.operation_id = any ($4::uuid[]) and o.sent_at is not null
      and o.state in ('signing', 'booked', 'declined', 'expired') and $2::timestamptz is not null`,
  'o.id',
);

/** Query of documents by their ids, read by the user `$3`. */
function documentsAmong(ids: string, order: string): string {
  return `
  select o.id, o.operation_id, o.user_id, o.sent_at, o.digest, o.txn_code, o.debit_number, o.debit_name, o.credit_number,
      o.credit_name, o.amount, o.fee, o.currency, o.credited, o.credited_currency, o.terms, o.purpose, o.expires_at, o.fingerprint,
      u.full_name as made_by, step.unapproved, $3::bigint = any (step.approvers) as is_approver,
      (select jsonb_agg(x.full_name order by x.id) from app_user x where x.id = any (step.approvers)) as approvers,
      (select jsonb_build_object('by', x.full_name, 'at', to_char(a.approved_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
        from document_approval a join app_user x on x.id = a.user_id
        where a.operation_id = o.id and (o.state <> 'signing' or a.user_id = any (step.approvers)) order by a.approved_at limit 1) as approval,
      may_see($3, coalesce(o.debit_account_id, o.credit_account_id), true) as workable,
      exists (select from rule_signature x where x.operation_id = o.id and x.user_id = $3) as signed_for_rule,
      ${barredFrom('coalesce(o.debit_account_id, o.credit_account_id)', 'o.customer_id')}, ${END_COLUMNS}, ${DAY_COLUMNS},
      coalesce((select jsonb_agg(jsonb_build_object('place', s.place, 'userId', s.user_id::text, 'name', su.full_name,
          'at', to_char(s.signed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by s.place)
        from (select * from document_signature x where x.operation_id = o.id
          union all select * from rule_signature x where x.operation_id = o.id and o.state <> 'signing') s join app_user su on su.id = s.user_id
        where (o.state <> 'signing' or 'sign' = any (su.rights) and su.signature_place = s.place
          and may_see(su.id, coalesce(o.debit_account_id, o.credit_account_id), true))), '[]') as signatures
    from (${ids}) chosen join operation o on o.id = chosen.id join app_user u on u.id = o.user_id ${END_TABLES}
      cross join lateral (
        select approvers_of(o.customer_id, o.user_id, coalesce(o.debit_account_id, o.credit_account_id)) as approvers,
          awaits_approval(o.id, o.customer_id, o.user_id, coalesce(o.debit_account_id, o.credit_account_id)) as unapproved) step
    order by ${order}`;
}

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

/** Documents of the company with these ids, whatever their states; reading them costs nothing for those that wait beside them. */
export async function readDocumentsOf(
  context: CallContext,
  operationIds: readonly OperationId[],
): Promise<readonly StoredDocument[]> {
  const { bank, caller, now } = context;
  const { rows } = await bank.database.pool.query<DocumentRow>({
    name: 'documents-by-ids',
    text: BY_IDS,
    values: [caller.customerId, new Date(now), caller.userId, operationIds],
  });
  return storedDocuments(rows, context);
}

/** Those of them that wait for signatures. */
export async function readWaitingOf(
  context: CallContext,
  operationIds: readonly OperationId[],
): Promise<readonly StoredDocument[]> {
  const documents = await readDocumentsOf(context, operationIds);
  return documents.filter(({ document }) => document.end === undefined);
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
  return storedDocuments(rows, context);
}

async function storedDocuments(rows: readonly DocumentRow[], context: CallContext): Promise<readonly StoredDocument[]> {
  if (rows.length === 0) {
    return [];
  }
  const [signersOf, own] = await Promise.all([readSigners(context), readOwnRights(context)]);
  const words = await localizerFor(rows.map(localizableOf), context);
  const dayOf = await offeredDays(rows, context);
  const waiting = rows.filter(({ state }) => state === 'signing').map(({ id }) => id);
  const rulesOf = await readRulesOfDocuments(context, waiting);
  return rows.map((row) => {
    const rules = rulesOf(row.id);
    return {
      id: row.id,
      digest: row.digest,
      isUnapproved: row.unapproved,
      isEarly: rules.isEarly && !rules.signedByMe,
      document: documentOf(row, {
        awaited: {
          ...signersOf(row.barred),
          approvers: row.approvers ?? undefined,
          ...(rules.awaited.length > 0 && { rules: rules.awaited }),
        },
        ...{ own, rules, words, dayOf, context },
      }),
      takenByOther:
        !row.signed_for_rule &&
        !rules.isMyTurn &&
        !rules.isEarly &&
        row.signatures.some(({ place, userId }) => place === own.signature_place && userId !== context.caller.userId),
    };
  });
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
  readonly rules: RulesOfDocument;
  readonly words: Localizer;
  readonly dayOf: Awaited<ReturnType<typeof offeredDays>>;
  readonly context: CallContext;
}

function documentOf(row: DocumentRow, { awaited, own, rules, words, dayOf, context }: Reader): PaymentDocument {
  const operationId = checkedToOperationId(row.operation_id);
  if (operationId === undefined) {
    throw new Error(`The operation ${row.id} has no id a client could have given`);
  }
  const signatures: readonly DocumentSignature[] = row.signatures.map(({ place, name, at }) => ({
    place,
    name,
    signedAt: Date.parse(at),
  }));
  const signedByMe = row.signed_for_rule || row.signatures.some(({ userId }) => userId === context.caller.userId);
  const isMine = row.user_id.toString() === context.caller.userId;
  const place = row.workable && own.rights.includes('sign') ? own.signature_place : null;
  const ended = endOf(row, context.now);
  const waits = ended.end === undefined;
  const left = placesLeft({ awaited, signatures });
  const preview = previewOf(row, { operationId, words }, context);
  return {
    preview,
    payOn: waits ? dayOf(row, preview.terms) : undefined,
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
      (left.length === 0 && !rules.isOpen
        ? signedByMe
        : !signedByMe && !rules.isEarly && (left.includes(place) || rules.isMyTurn)),
    canDecline: waits && row.workable && (isMine || own.rights.includes('approve') || own.rights.includes('sign')),
    warnings: [],
    ...ended,
  };
}
