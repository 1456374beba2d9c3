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

const LAST_FIRST = 'order by coalesce(o.declined_at, o.booked_at, o.expires_at) desc, o.id desc limit $9 offset $10';

/**
 * SQL condition and order of the documents in each state at the moment `$2`; `$9` (limit) and `$10` (offset) select a page of those that
 * have ended.
 */
export const IN_STATE: Readonly<Record<DocumentState, string>> = {
  waiting: `o.state = 'signing' and o.expires_at > $2 order by o.sent_at, o.id`,
  declined: `o.state = 'declined' and $2::timestamptz is not null ${LAST_FIRST}`,
  expired: `(o.state = 'expired' or o.state = 'signing' and o.expires_at <= $2) ${LAST_FIRST}`,
  done: `o.state = 'booked' and $2::timestamptz is not null ${LAST_FIRST}`,
};

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
