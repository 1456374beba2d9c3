import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { FailureCodeOf } from '../../../src/application/operations/catalogue';
import type { Failure } from '../../../src/application/operations/failureCodes';
import { numberInSeries } from '../../../src/domain/invoice/QrInvoice';
import type { InvoiceSeries, InvoiceSeriesRequest } from '../../../src/domain/invoice/QrInvoice';
import { money } from '../../../src/domain/money/Money';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import { mayBegin, nextDayOf } from '../../../src/domain/schedule/Recurrence';
import { addDays } from '../../../src/domain/time/days';
import { bankDayOf } from '../../../src/domain/time/Instant';
import type { BankDay, Instant } from '../../../src/domain/time/Instant';
import type { Tables } from '../../db/Tables';
import type { BankServices } from '../../kernel/BankServices';
import type { DailyTask } from '../../kernel/DailyWork';
import type { CallContext } from '../../kernel/Handler';
import { tellSeriesEnded } from './invoiceNotices';
import { accountRefusal, lockRequest, storeInvoice } from './issueInvoice';
import { readOneSeries } from './qrInvoiceRepository';
import type { InvoiceSeriesRow } from './qrInvoiceRepository';

/** Agrees on a series; the same request again is answered with the same series. */
export async function agreeOnSeries(
  request: InvoiceSeriesRequest,
  context: CallContext,
): Promise<Result<InvoiceSeries, Failure<FailureCodeOf<'AUTO_INVOICE_QR_GENERATE'>>>> {
  const { bank, caller, now } = context;
  const { operationId, recurrence, total, ...subject } = request;
  const today = bankDayOf(now);
  const unusable = await accountRefusal(request.accountId, context);
  return bank.database.kysely.transaction().execute(async (connection) => {
    await lockRequest(connection, operationId);
    const before = await seriesOfRequest(connection, request, context);
    if (before !== undefined) {
      return before;
    }
    if (!mayBegin(recurrence, today)) {
      return refusal({ code: 'INVOICE_DAY_NOT_ALLOWED' });
    }
    if (unusable !== undefined) {
      return refusal({ code: unusable });
    }
    const { id } = await connection
      .insertInto('invoice_series')
      .values({
        issuer_id: caller.customerId,
        user_id: caller.userId,
        operation_id: operationId,
        account_id: subject.accountId,
        prefix: subject.prefix,
        payer_name: subject.payerName,
        payer_inn: subject.payerInn,
        purpose: subject.purpose,
        total: total.minor,
        currency: total.currency,
        periodicity: recurrence.periodicity,
        first_day: recurrence.firstDay,
        last_day: recurrence.lastDay ?? null,
        days_to_pay: subject.daysToPay,
        next_day: nextDayOf(recurrence, recurrence.firstDay) ?? null,
        created_at: new Date(now),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return success(await agreed(connection, id.toString(), context));
  });
}

async function seriesOfRequest(
  connection: Kysely<Tables>,
  request: InvoiceSeriesRequest,
  context: CallContext,
): Promise<Result<InvoiceSeries, Failure<'OPERATION_ID_REUSED'>> | undefined> {
  const row = await connection
    .selectFrom('invoice_series')
    .select(['id', 'account_id'])
    .where('user_id', '=', BigInt(context.caller.userId))
    .where('operation_id', '=', request.operationId)
    .executeTakeFirst();
  if (row === undefined) {
    return undefined;
  }
  const { operationId: _request, accountId, ...asked } = request;
  const series = await agreed(connection, row.id.toString(), context);
  const { id: _id, issued: _issued, nextDay: _next, ...kept } = series;
  const isSame = row.account_id.toString() === accountId && textOf(asked) === textOf(kept);
  return isSame ? success(series) : refusal({ code: 'OPERATION_ID_REUSED' });
}

/** Text of the terms of a series, the same for the same terms. */
function textOf({
  prefix,
  payerName,
  payerInn,
  total,
  purpose,
  recurrence,
  daysToPay,
}: Omit<InvoiceSeries, 'id' | 'issued' | 'nextDay'>): string {
  const { periodicity, firstDay, lastDay } = recurrence;
  return JSON.stringify([
    ...[prefix, payerName, payerInn, total.minor.toString(), purpose],
    ...[periodicity, firstDay, lastDay ?? '', daysToPay],
  ]);
}

async function agreed(connection: Kysely<Tables>, id: string, { caller }: CallContext): Promise<InvoiceSeries> {
  const series = await readOneSeries(connection, caller.customerId, id);
  if (series === undefined) {
    throw new Error(`The series ${id} is not among those of its company`);
  }
  return series;
}

/** Ends a series; one that has ended already is answered as it is. */
export async function stopSeries(
  seriesId: string,
  { bank, caller }: CallContext,
): Promise<Result<InvoiceSeries, Failure<'INVOICE_NOT_FOUND'>>> {
  return bank.database.kysely.transaction().execute(async (connection) => {
    const found = await readOneSeries(connection, caller.customerId, seriesId);
    if (found === undefined) {
      return refusal({ code: 'INVOICE_NOT_FOUND' });
    }
    await endSeries(connection, seriesId);
    return success({ ...found, nextDay: undefined });
  });
}

async function endSeries(connection: Kysely<Tables>, seriesId: string): Promise<void> {
  await connection.updateTable('invoice_series').set({ next_day: null }).where('id', '=', BigInt(seriesId)).execute();
}

interface DueSeries extends InvoiceSeriesRow {
  readonly issuer_id: bigint;
  readonly user_id: bigint;
  readonly account_id: bigint;
  readonly next_day: BankDay;
  readonly is_payable: boolean;
}

/**
 * Issues the invoices of every series whose day has come. Each day of a series is a transaction of its own that also moves the series to
 * its next day, so a process that dies in the middle has issued an invoice and moved on, or neither.
 */
export const invoiceSeriesTask: DailyTask = {
  name: 'invoice series',
  run: async (bank, day) => {
    while (await issueNext(bank, day)) {
      // The next one in line.
    }
  },
};

async function issueNext({ database, clock }: BankServices, today: BankDay): Promise<boolean> {
  return database.kysely.transaction().execute(async (connection) => {
    const { rows } = await sql<DueSeries>`
      select s.*, a.record_status = 'O' and not a.dormant and not a.credit_stopped as is_payable
        from invoice_series s join account a on a.id = s.account_id
        where s.next_day <= ${today}::date order by s.next_day, s.id limit 1 for update of s skip locked`.execute(
      connection,
    );
    const [due] = rows;
    if (due === undefined) {
      return false;
    }
    await (due.is_payable ? issueDay(connection, due, clock.now()) : endUnpayable(connection, due, clock.now()));
    return true;
  });
}

/** Issues the invoice of the day of a locked series. A number the company has used by hand is passed over. */
async function issueDay(connection: Kysely<Tables>, due: DueSeries, now: Instant): Promise<void> {
  const { next_day: day, periodicity, first_day: firstDay, last_day: lastDay } = due;
  let place = due.issued;
  let id: string | undefined;
  do {
    place += 1;
    id = await storeInvoice(connection, {
      issuerId: due.issuer_id.toString(),
      userId: due.user_id.toString(),
      accountId: due.account_id.toString(),
      number: numberInSeries(due.prefix, place),
      payerName: due.payer_name,
      payerInn: due.payer_inn,
      purpose: due.purpose,
      total: money(due.total, 'KGS'),
      issuedOn: day,
      dueOn: addDays(day, due.days_to_pay),
      now,
      by: { seriesId: due.id.toString(), day },
    });
  } while (id === undefined);
  const next = nextDayOf({ periodicity, firstDay, lastDay: lastDay ?? undefined }, addDays(day, 1));
  await connection
    .updateTable('invoice_series')
    .set({ issued: place, next_day: next ?? null })
    .where('id', '=', due.id)
    .execute();
}

async function endUnpayable(connection: Kysely<Tables>, due: DueSeries, now: Instant): Promise<void> {
  const owner = { customerId: due.issuer_id.toString(), userId: due.user_id.toString() };
  await endSeries(connection, due.id.toString());
  await tellSeriesEnded(connection, owner, { prefix: due.prefix, payerName: due.payer_name, now });
}
