import { randomBytes } from 'node:crypto';

import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { FailureCodeOf } from '../../../src/application/operations/catalogue';
import type { Failure } from '../../../src/application/operations/failureCodes';
import { creditRefusal } from '../../../src/domain/account/usability';
import { mayBeDue } from '../../../src/domain/invoice/QrInvoice';
import type { QrInvoice, QrInvoiceRequest } from '../../../src/domain/invoice/QrInvoice';
import type { Money } from '../../../src/domain/money/Money';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import { bankDayOf } from '../../../src/domain/time/Instant';
import type { BankDay, Instant } from '../../../src/domain/time/Instant';
import type { Tables } from '../../db/Tables';
import type { CallContext } from '../../kernel/Handler';
import { readAccount } from '../accounts';
import { tellPayer } from './invoiceNotices';
import { readIssuedInvoice } from './qrInvoiceRepository';

/** Beginning of the ids of payments in codes of invoices, which no other code of this bank has. */
const CODE_PREFIX = 'inv';
/** With the beginning as many characters as an id may have; the code of another customer's invoice cannot be guessed. */
const CODE_DIGITS = 29;

/** True for the id of the payment in the code of an invoice of this bank. */
export function isInvoiceCode(transactionId: string): boolean {
  return transactionId.startsWith(CODE_PREFIX) && transactionId.length === CODE_PREFIX.length + CODE_DIGITS;
}

/** An invoice that is to be stored. */
interface NewInvoice {
  readonly issuerId: string;
  readonly userId: string;
  readonly accountId: string;
  readonly number: string;
  readonly payerName: string;
  readonly payerInn: string;
  readonly purpose: string;
  readonly total: Money;
  readonly issuedOn: BankDay;
  readonly dueOn: BankDay;
  readonly now: Instant;
  /** Request or day of a series it comes from. */
  readonly by: { readonly operationId: string } | { readonly seriesId: string; readonly day: BankDay };
}

/** Stores an invoice and tells the payer, where the bank knows one. Answers its id; `undefined` when the company has used the number. */
export async function storeInvoice(connection: Kysely<Tables>, invoice: NewInvoice): Promise<string | undefined> {
  const code = CODE_PREFIX + randomBytes(CODE_DIGITS).toString('hex').slice(0, CODE_DIGITS);
  const content = {
    user_id: invoice.userId,
    ...('operationId' in invoice.by
      ? { operation_id: invoice.by.operationId }
      : { series_id: invoice.by.seriesId, series_day: invoice.by.day }),
    account_id: invoice.accountId,
    payer_name: invoice.payerName,
    payer_inn: invoice.payerInn,
    purpose: invoice.purpose,
    code,
    issued_at: new Date(invoice.now),
  };
  const { rows } = await sql<{ id: bigint; payer_id: bigint | null }>`
    select * from issue_invoice(${invoice.issuerId}::bigint, ${invoice.number}, ${invoice.issuedOn}::date, ${invoice.dueOn}::date,
      ${invoice.total.minor}, ${JSON.stringify(content)}::jsonb)`.execute(connection);
  const [issued] = rows;
  if (issued !== undefined && issued.payer_id !== null) {
    await tellPayer(connection, { ...invoice, payerId: issued.payer_id.toString() });
  }
  return issued?.id.toString();
}

type IssueFailure = Failure<FailureCodeOf<'MANUAL_INVOICE_QR_GENERATE'>>;

/** Issues an invoice; the same request again is answered with the same invoice. */
export async function issueInvoice(
  request: QrInvoiceRequest,
  context: CallContext,
): Promise<Result<QrInvoice, IssueFailure>> {
  const { bank, caller, now } = context;
  const today = bankDayOf(now);
  const unusable = await accountRefusal(request.accountId, context);
  return bank.database.kysely.transaction().execute(async (connection) => {
    await lockRequest(connection, request.operationId);
    const before = await invoiceOfRequest(connection, request, context);
    if (before !== undefined) {
      return before;
    }
    if (!mayBeDue(request.dueOn, today)) {
      return refusal({ code: 'INVOICE_DAY_NOT_ALLOWED' });
    }
    if (unusable !== undefined) {
      return refusal({ code: unusable });
    }
    const id = await storeInvoice(connection, {
      ...request,
      issuerId: caller.customerId,
      userId: caller.userId,
      issuedOn: today,
      now,
      by: { operationId: request.operationId },
    });
    return id === undefined
      ? refusal({ code: 'INVOICE_NUMBER_TAKEN' })
      : success(await issued(connection, id, context));
  });
}

/** Reason an account cannot be paid to by a code; `undefined` when it can. */
export async function accountRefusal(accountId: string, { bank, caller }: CallContext) {
  const account = await readAccount(bank.database.pool, caller.customerId, accountId);
  if (account === undefined) {
    return 'ACCOUNT_NOT_FOUND' as const;
  }
  return account.currency === 'KGS' ? creditRefusal(account) : ('CURRENCY_MISMATCH' as const);
}

/** Has a repetition of a request wait until the first one has ended. */
export async function lockRequest(connection: Kysely<Tables>, operationId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${operationId}, 0))`.execute(connection);
}

async function invoiceOfRequest(
  connection: Kysely<Tables>,
  request: QrInvoiceRequest,
  context: CallContext,
): Promise<Result<QrInvoice, Failure<'OPERATION_ID_REUSED'>> | undefined> {
  const row = await connection
    .selectFrom('qr_invoice as q')
    .innerJoin('invoice as i', 'i.id', 'q.invoice_id')
    .select(['i.id', 'i.number', 'i.due_on', 'i.total', 'q.account_id', 'q.payer_name', 'q.payer_inn', 'q.purpose'])
    .where('q.user_id', '=', BigInt(context.caller.userId))
    .where('q.operation_id', '=', request.operationId)
    .executeTakeFirst();
  if (row === undefined) {
    return undefined;
  }
  const isSame =
    row.number === request.number &&
    row.due_on === request.dueOn &&
    row.total === request.total.minor &&
    row.account_id.toString() === request.accountId &&
    row.payer_name === request.payerName &&
    row.payer_inn === request.payerInn &&
    row.purpose === request.purpose;
  return isSame
    ? success(await issued(connection, row.id.toString(), context))
    : refusal({ code: 'OPERATION_ID_REUSED' });
}

async function issued(connection: Kysely<Tables>, id: string, { caller }: CallContext): Promise<QrInvoice> {
  const invoice = await readIssuedInvoice(connection, caller.customerId, id);
  if (invoice === undefined) {
    throw new Error(`The invoice ${id} is not among those of its company`);
  }
  return invoice;
}
