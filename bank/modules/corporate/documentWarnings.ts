import type * as z from 'zod/mini';

import type { OperationReference } from '../../../src/application/operations/accounts';
import type { Failure } from '../../../src/application/operations/failureCodes';
import type { DocumentsQuery } from '../../../src/application/operations/signatures';
import { warningsOf } from '../../../src/domain/corporate/documentWarnings';
import type {
  ComparedDocument,
  DocumentWarning,
  EarlierDocument,
} from '../../../src/domain/corporate/documentWarnings';
import type { PaymentDocument } from '../../../src/domain/corporate/PaymentDocument';
import { money } from '../../../src/domain/money/Money';
import type { Currency } from '../../../src/domain/money/Currency';
import { checkedToOperationId } from '../../../src/domain/operation/OperationId';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import type { Instant } from '../../../src/domain/time/Instant';
import { readTerms } from '../../../src/infrastructure/registry/operationTerms';
import type { operationTerms } from '../../../src/infrastructure/registry/operationTerms';
import type { CallContext } from '../../kernel/Handler';
import { readDocuments, readDocumentsOf, readEnded } from './documents';

/** A document and one it may repeat; the domain decides whether it does. */
interface ComparedRow {
  readonly id: bigint;
  readonly operation_id: string;
  readonly txn_code: string;
  readonly credit_number: string;
  readonly credit_name: string;
  readonly amount: bigint;
  readonly currency: Currency;
  readonly purpose: string;
  readonly document_number: string | null;
  readonly terms: z.input<typeof operationTerms>;
  readonly at: Instant;
  readonly txn_id: bigint | null;
}

const COMPARED = `
  o.operation_id, o.txn_code, o.credit_number, o.credit_name, o.amount, o.currency, o.purpose,
  o.terms ->> 'documentNumber' as document_number, o.terms,
  coalesce(o.booked_at, o.sent_at, o.created_at) as at, o.txn_id`;

const DOCUMENTS = `select o.id, ${COMPARED} from operation o where o.customer_id = $1 and o.operation_id = any ($2::uuid[])`;

/** Documents that wait or were booked, and not sent back since, with the payee and amount or with the number of one that is asked about. */
const EARLIER = `
  with asked as materialized (
    select o.id, o.customer_id, o.credit_number, o.amount, o.terms ->> 'documentNumber' as number
      from operation o where o.id = any ($1::bigint[])),
  alike as (
    select a.id as asked, o.id from asked a join operation o
        on o.customer_id = a.customer_id and o.credit_number = a.credit_number and o.amount = a.amount
          and o.sent_at is not null and o.id <> a.id
    union
    select a.id, o.id from asked a join operation o
        on o.customer_id = a.customer_id and o.terms ->> 'documentNumber' = a.number and o.terms ? 'documentNumber'
          and o.sent_at is not null and o.id <> a.id)
  select l.asked as id, ${COMPARED}
    from alike l join operation o on o.id = l.id left join txn t on t.id = o.txn_id
    where o.state = 'signing' and o.expires_at > $2
      or o.state = 'booked' and t.status not in ('REJECTED', 'RETURNED', 'CANCELLED', 'DECLINED')
    order by at desc, o.id desc`;

/** Documents in a state that match the filter; waiting ones with warnings for their signers. */
export async function listDocuments(
  { operationId, state = 'waiting', page = 1, ...filter }: DocumentsQuery,
  context: CallContext,
): Promise<Result<readonly PaymentDocument[], never>> {
  if (operationId === undefined && state !== 'waiting') {
    return success((await readEnded(context, { state, page, ...filter })).map(({ document }) => document));
  }
  const stored = await (operationId === undefined
    ? readDocuments(context, filter)
    : readDocumentsOf(context, [operationId]));
  const warnings = await readWarnings(
    stored.map(({ document }) => document.preview.operationId),
    context,
  );
  return success(
    stored.map(({ document }) => ({ ...document, warnings: warnings.get(document.preview.operationId) ?? [] })),
  );
}

/** Warnings for the maker before an operation is sent to be signed. */
export async function warningsBeforeSending(
  { operationId }: OperationReference,
  context: CallContext,
): Promise<Result<readonly DocumentWarning[], Failure<'OPERATION_NOT_FOUND'>>> {
  const warnings = (await readWarnings([operationId], context)).get(operationId);
  return warnings === undefined ? refusal({ code: 'OPERATION_NOT_FOUND' }) : success(warnings);
}

/** The warnings of those that are operations of the company, by operation id. */
async function readWarnings(
  ids: readonly string[],
  { bank, caller, now }: CallContext,
): Promise<ReadonlyMap<string, readonly DocumentWarning[]>> {
  if (ids.length === 0) {
    return new Map();
  }
  const { pool } = bank.database;
  const { rows: documents } = await pool.query<ComparedRow>({
    name: 'compared-documents',
    text: DOCUMENTS,
    values: [caller.customerId, ids],
  });
  const { rows: earlier } = await pool.query<ComparedRow>({
    name: 'earlier-documents',
    text: EARLIER,
    values: [documents.map(({ id }) => id.toString()), new Date(now)],
  });
  const byAsked = new Map<bigint, EarlierDocument[]>(documents.map(({ id }) => [id, []]));
  earlier.forEach((row) => byAsked.get(row.id)?.push(earlierOf(row)));
  return new Map(
    documents.map((row) => [row.operation_id, warningsOf(comparedOf(row), byAsked.get(row.id) ?? [], bank.movements)]),
  );
}

function comparedOf(row: ComparedRow): ComparedDocument {
  const operationId = checkedToOperationId(row.operation_id);
  if (operationId === undefined) {
    throw new Error('An operation has no id a client could have given');
  }
  return {
    operationId,
    txnCode: row.txn_code,
    creditAccountNumber: row.credit_number,
    recipientName: row.credit_name,
    amount: money(row.amount, row.currency),
    purpose: row.purpose,
    documentNumber: row.document_number ?? '',
    terms: readTerms(row.terms),
    at: row.at,
  };
}

function earlierOf(row: ComparedRow): EarlierDocument {
  return { ...comparedOf(row), transactionId: row.txn_id?.toString() };
}
