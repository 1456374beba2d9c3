import type {
  DocumentEnd,
  DocumentReference,
  DocumentState,
  PaymentDocument,
} from '../../../src/domain/corporate/PaymentDocument';
import type { LocalizedText } from '../../../src/domain/language/Language';
import { checkedToOperationId } from '../../../src/domain/operation/OperationId';
import type { Instant } from '../../../src/domain/time/Instant';

/** Lifetime of a document: when it is not completed in this time, it expires. */
export const DOCUMENT_LIFE = '10 days';

/** Columns of a document about its end and about the documents it replaces or is replaced by. */
export interface EndColumns {
  readonly state: 'signing' | 'booked' | 'declined' | 'expired';
  readonly expires_at: Instant;
  readonly declined_at: Instant | null;
  readonly declined_by: LocalizedText | null;
  readonly decline_reason: string | null;
  readonly returned: boolean | null;
  readonly booked_at: Instant | null;
  readonly txn_id: bigint | null;
  readonly replaced: string | null;
  readonly replaced_sent_at: Instant | null;
  readonly replacement: string | null;
  readonly replacement_sent_at: Instant | null;
}

/** These columns of `operation o`, with the tables that are joined for them. */
export const END_COLUMNS = `
      o.state, o.declined_at, d.full_name as declined_by, o.decline_reason, o.returned, o.booked_at, o.txn_id,
      b.operation_id as replaced, b.sent_at as replaced_sent_at, a.operation_id as replacement, a.sent_at as replacement_sent_at`;

export const END_TABLES = `
      left join app_user d on d.id = o.declined_by
      left join document_replacement rb on rb.operation_id = o.id
      left join operation b on b.id = rb.replaced_id
      left join lateral (
        select x.operation_id, x.sent_at from document_replacement ra join operation x on x.id = ra.operation_id
          where ra.replaced_id = o.id order by x.id desc limit 1) a on true`;

/** Conditions of the documents in each state at the moment `$2`; a state of several has the documents of all of them. */
const IN_STATE: Readonly<Record<DocumentState, readonly string[]>> = {
  waiting: [`o.state = 'signing' and o.expires_at > $2`],
  declined: [`o.state = 'declined' and $2::timestamptz is not null`],
  expired: [`o.state = 'expired'`, `o.state = 'signing' and o.expires_at <= $2`],
  done: [`o.state = 'booked' and $2::timestamptz is not null`],
};

const LAST_FIRST = 'ended_at desc, id desc';

/** Order of the documents in each state, by the columns of {@link idsIn}. */
export const ORDER_IN_STATE: Readonly<Record<DocumentState, string>> = {
  waiting: 'sent_at, id',
  declined: LAST_FIRST,
  expired: LAST_FIRST,
  done: LAST_FIRST,
};

/**
 * Query of the ids of the documents of the company `$1` in a state that fulfil a condition on `o`; of those that have ended the page of
 * `$9` (limit) and `$10` (offset). It names only columns of the index `document_ended`, so that documents that do not match are passed
 * there and not read from the table.
 */
export function idsIn(state: DocumentState, condition: string): string {
  const order = `order by ${ORDER_IN_STATE[state]}`;
  const parts = IN_STATE[state].map(
    (inState) => `
        (select o.id, o.sent_at, coalesce(o.declined_at, o.booked_at, o.expires_at) as ended_at from operation o
          where o.customer_id = $1 and o.sent_at is not null and ${inState} and ${condition}
          ${state === 'waiting' ? '' : `${order} limit $9::bigint + $10::bigint`})`,
  );
  return `select * from (${parts.join(' union all ')}) parts ${order} ${state === 'waiting' ? '' : 'limit $9 offset $10'}`;
}

/** The end of a document, if it has ended, and the documents it replaces or that replace it. */
export function endOf(row: EndColumns, now: Instant): Pick<PaymentDocument, 'end' | 'replaces' | 'replacedBy'> {
  return {
    end: documentEnd(row, now),
    replaces: referenceOf(row.replaced, row.replaced_sent_at),
    replacedBy: referenceOf(row.replacement, row.replacement_sent_at),
  };
}

function documentEnd(row: EndColumns, now: Instant): DocumentEnd | undefined {
  const { state, expires_at: expiresAt, declined_by: by, txn_id: transactionId } = row;
  switch (state) {
    case 'signing':
      return expiresAt > now ? undefined : { state: 'expired', at: expiresAt };
    case 'expired':
      return { state: 'expired', at: expiresAt };
    case 'declined':
      if (by === null) {
        throw new Error('A declined document was declined by nobody');
      }
      return {
        state: 'declined',
        at: row.declined_at ?? expiresAt,
        by,
        reason: row.decline_reason ?? '',
        ...(row.returned === true && { returned: true }),
      };
    case 'booked':
      if (transactionId === null) {
        throw new Error('A booked document became no line of history');
      }
      return { state: 'done', at: row.booked_at ?? expiresAt, transactionId: transactionId.toString() };
    default:
      return state satisfies never;
  }
}

function referenceOf(id: string | null, sentAt: Instant | null): DocumentReference | undefined {
  const operationId = id === null ? undefined : checkedToOperationId(id);
  return operationId === undefined || sentAt === null ? undefined : { operationId, sentAt };
}
