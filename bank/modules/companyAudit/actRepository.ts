import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { OperationCode } from '../../../src/application/operations/catalogue';
import type { CompanyAuditQuery } from '../../../src/application/operations/companyAudit';
import type { PageOf } from '../../../src/domain/administration/AdministeredUser';
import type { ActDocument, ActFile, CompanyAct, CompanyActKind } from '../../../src/domain/corporate/CompanyAct';
import type { LocalizedText } from '../../../src/domain/language/Language';
import type { Currency } from '../../../src/domain/money/Currency';
import { money } from '../../../src/domain/money/Money';
import { checkedToOperationId } from '../../../src/domain/operation/OperationId';
import type { StatementFormat } from '../../../src/domain/statement/Statement';
import { addDays } from '../../../src/domain/time/days';
import { checkedToBankDay, startOfBankDay } from '../../../src/domain/time/Instant';
import type { Instant } from '../../../src/domain/time/Instant';
import type { Tables } from '../../db/Tables';
import type { Caller } from '../../kernel/Handler';

/** Acts of one page. */
const PAGE = 100;

interface ActRow {
  readonly id: bigint;
  readonly at: Instant;
  readonly act: CompanyActKind;
  readonly event: string;
  readonly subject: string;
  readonly user_id: bigint;
  readonly name: LocalizedText;
  readonly user_agent: string | null;
  readonly account_number: string | null;
  readonly details: {
    readonly address?: string;
    readonly format?: StatementFormat;
    readonly from?: string;
    readonly to?: string;
  };
  readonly payment: string | null;
  readonly txn_code: string;
  readonly amount: bigint;
  readonly currency: Currency;
  readonly recipient: string;
  readonly change: string | null;
  readonly change_subject: LocalizedText;
  readonly before: LocalizedText;
  readonly after: LocalizedText;
}

/** A page of the acts of a company, newest first: of a user whose accounts are limited only those on accounts the user sees. */
export async function readActs(
  connection: Kysely<Tables>,
  query: CompanyAuditQuery,
  caller: Pick<Caller, 'customerId' | 'userId'>,
): Promise<PageOf<CompanyAct>> {
  const { rows } = await sql<ActRow>`
    select e.id, e.at, e.act, e.event, e.subject, e.user_id, u.full_name as name, e.details, s.user_agent, a.number as account_number,
        o.operation_id as payment, o.txn_code, o.amount, o.currency, o.credit_name as recipient,
        c.operation_id as change, c.subject as change_subject, c.before, c.after
      from (
        select e.* from audit_event e, (select accounts_of_user(${caller.userId}::bigint, false) as ids) seen
          where e.customer_id = ${caller.customerId}::bigint and e.act is not null and ${sql.join(conditionsOf(query, caller), sql` and `)}
            and (seen.ids is null or e.account_id = any (seen.ids))
          order by e.at desc, e.id desc limit ${PAGE + 1}) e
        join app_user u on u.id = e.user_id
        left join session s on s.id = e.session_id
        left join account a on a.id = e.account_id
        left join operation o on o.id = e.document_id
        left join change_document c on c.id = e.document_id
      order by e.at desc, e.id desc`.execute(connection);
  const items = rows.slice(0, PAGE).map(actOf);
  const last = items.at(-1);
  return { items, ...(rows.length > PAGE && last !== undefined && { next: `${last.at}-${last.id}` }) };
}

/** Conditions of a query in words of the database, only those it has: each has its index. */
function conditionsOf(
  { from, to, userId, kind, operationId, after }: CompanyAuditQuery,
  { customerId }: Pick<Caller, 'customerId'>,
) {
  const [at, id] = after?.split('-') ?? [];
  return [
    sql`true`,
    ...(from === undefined ? [] : [sql`e.at >= ${new Date(startOfBankDay(from))}`]),
    ...(to === undefined ? [] : [sql`e.at < ${new Date(startOfBankDay(addDays(to, 1)))}`]),
    ...(userId === undefined ? [] : [sql`e.user_id = ${userId}::bigint`]),
    ...(kind === undefined ? [] : [sql`e.act = ${kind}`]),
    ...(operationId === undefined
      ? []
      : [
          sql`e.document_id in (
            select o.id from operation o where o.customer_id = ${customerId}::bigint and o.operation_id = ${operationId}
            union all
            select c.id from change_document c where c.customer_id = ${customerId}::bigint and c.operation_id = ${operationId})`,
        ]),
    ...(at === undefined || id === undefined ? [] : [sql`(e.at, e.id) < (${new Date(Number(at))}, ${id}::bigint)`]),
  ];
}

function actOf(row: ActRow): CompanyAct {
  return {
    id: row.id.toString(),
    at: row.at,
    kind: row.act,
    userId: row.user_id.toString(),
    name: row.name,
    address: row.details.address ?? '',
    userAgent: row.user_agent ?? '',
    accountNumber: row.account_number ?? '',
    document: documentOf(row),
    file: fileOf(row),
  };
}

function documentOf(row: ActRow): ActDocument | undefined {
  const operationId = checkedToOperationId(row.payment ?? row.change ?? '');
  if (operationId === undefined) {
    return undefined;
  }
  return row.payment === null
    ? { kind: 'change', operationId, subject: row.change_subject, before: row.before, after: row.after }
    : {
        kind: 'payment',
        operationId,
        txnCode: row.txn_code,
        amount: money(row.amount, row.currency),
        recipientName: row.recipient,
      };
}

/** Documents about a payment, by the operation that makes them. */
const PAYMENT_FILES: Partial<Readonly<Record<string, ActFile['kind']>>> = {
  GET_TRANSACTION_RECEIPT_FILE: 'receipt',
  GET_PAYMENT_ORDER_FILE: 'paymentOrder',
  GET_MEMORIAL_ORDER_FILE: 'memorialOrder',
} satisfies Partial<Record<OperationCode, ActFile['kind']>>;

function fileOf({ act, event, subject, details: { format = 'pdf', from, to } }: ActRow): ActFile | undefined {
  if (act !== 'downloaded') {
    return undefined;
  }
  const kind = PAYMENT_FILES[event];
  return kind === undefined
    ? {
        kind: 'statement',
        format,
        from: checkedToBankDay(from ?? ''),
        to: checkedToBankDay(to ?? ''),
        transactionId: undefined,
      }
    : { kind, format, from: undefined, to: undefined, transactionId: subject };
}
