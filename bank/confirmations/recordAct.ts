import type { StatementFormat } from '../../src/domain/statement/Statement';
import type { Pool } from '../db/Pool';
import type { Caller, CallContext } from '../kernel/Handler';

/** Source of a call: its session, which knows the device, and its network address. */
type CallSource = Pick<CallContext, 'address'> & { readonly caller: Pick<Caller, 'sessionId'> };

/** Source of an act as the functions of the database take it, for the audit of the company. */
export function actSource({ caller, address }: CallSource): string {
  return JSON.stringify({ session: caller.sessionId, address });
}

/** A file a user of a company was given. */
export interface Download {
  readonly event: string;
  /** Id of the statement or of the transaction. */
  readonly subject: string;
  /** Account of the file: by its id or by its number. */
  readonly account: { readonly id: string } | { readonly number: string | undefined };
  /** Operation a receipt is about, if the customer has made it. */
  readonly operationId?: string;
  readonly format: StatementFormat;
  readonly period?: { readonly from: string; readonly to: string };
}

type DownloadContext = Pick<CallContext, 'referenceId' | 'now' | 'address'> & {
  readonly caller: Pick<Caller, 'sessionId' | 'userId' | 'customerId' | 'customerKind'>;
};

const RECORD = `
  select record_act($1::bigint, $2::bigint, $3, $4, 'SUCCESS', $5, $6, $7::jsonb, 'downloaded',
    (select o.id from operation o where o.customer_id = $1::bigint and o.operation_id = $8::uuid),
    (select a.id from account a where a.id = $9::bigint or a.number = $10), $11::jsonb)`;

/** Records a download in the audit of the company, before the file leaves; a person has no such audit. */
export async function recordDownload(
  pool: Pool,
  context: DownloadContext,
  { event, subject, account, operationId, format, period }: Download,
): Promise<void> {
  const { caller, referenceId, now } = context;
  if (caller.customerKind !== 'C') {
    return;
  }
  await pool.query({
    name: 'record-download',
    text: RECORD,
    values: [
      caller.customerId,
      caller.userId,
      event,
      referenceId,
      subject,
      new Date(now),
      actSource(context),
      operationId ?? null,
      'id' in account ? account.id : null,
      'id' in account ? null : (account.number ?? null),
      JSON.stringify({ format, ...period }),
    ],
  });
}
