import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import { ceilingObstacle, periodAround } from '../../../src/domain/invoice/mandateRules';
import type { DebitObstacle, MandatePeriod } from '../../../src/domain/invoice/DirectDebit';
import { RUNS_FROM_MINUTE } from '../../../src/domain/schedule/Schedule';
import { addDays } from '../../../src/domain/time/days';
import { bankDayOf, startOfBankDay } from '../../../src/domain/time/Instant';
import type { BankDay, Instant } from '../../../src/domain/time/Instant';
import type { Database } from '../../db/Database';
import type { Tables } from '../../db/Tables';
import { announcedNotice, failedNotice, mandateNotice } from './directDebitNotices';
import { endMandate } from './endMandate';
import { soms } from './mandateRepository';
import { tellPayer } from './tellPayer';

const BATCH = 50;
const MINUTE_MS = 60_000;

/** Least time between the notice and the debit. */
const NOTICE_MS = 24 * 60 * MINUTE_MS;

interface DueInvoice {
  readonly mandate_id: bigint;
  readonly invoice_id: bigint;
}

interface LockedInvoice {
  readonly creditor: string;
  readonly number: string;
  readonly due_on: BankDay;
  readonly remaining: bigint;
  readonly ceiling: bigint;
  readonly period: MandatePeriod;
  readonly period_ceiling: bigint;
}

/** True from the time of the day, in Bishkek, at which customers may be notified and debited. */
function hasBegun(now: Instant): boolean {
  return now >= startOfBankDay(bankDayOf(now)) + RUNS_FROM_MINUTE * MINUTE_MS;
}

/**
 * Announces the debit of each invoice that is due tomorrow at the latest, once in however many processes: a mandate has one debit of an
 * invoice. Invoices that were due before the mandate was activated are the payer's to pay. Answers whether there were any.
 */
export async function announceDebits(database: Database, now: Instant): Promise<boolean> {
  if (!hasBegun(now)) {
    return false;
  }
  const tomorrow = addDays(bankDayOf(now), 1);
  const { rows } = await sql<DueInvoice>`
    select m.id as mandate_id, i.id as invoice_id
      from direct_debit_mandate m join invoice i on i.issuer_id = m.creditor_id and i.customer_id = m.customer_id
        join qr_invoice q on q.invoice_id = i.id
      where m.state = 'active' and i.paid < i.total and q.withdrawn_at is null and i.due_on <= ${tomorrow}::date
        and i.due_on >= bank_day(m.activated_at) and (m.valid_until is null or m.valid_until >= ${tomorrow}::date)
        and not exists (select from direct_debit d where d.mandate_id = m.id and d.invoice_id = i.id)
      order by i.due_on, i.id limit ${BATCH}`.execute(database.kysely);
  for (const due of rows) {
    await database.kysely.transaction().execute((connection) => announce(connection, due, now));
  }
  return rows.length > 0;
}

/** Announces one debit, or tells that it exceeds what was agreed on. The mandate is locked, so that two invoices do not share what is left. */
async function announce(connection: Kysely<Tables>, due: DueInvoice, now: Instant): Promise<void> {
  const { rows } = await sql<LockedInvoice>`
    select c.name ->> 'ru' as creditor, i.number, i.due_on, i.total - i.paid as remaining, m.ceiling, m.period, m.period_ceiling
      from direct_debit_mandate m join customer c on c.id = m.creditor_id, invoice i
      where m.id = ${due.mandate_id} and m.state = 'active' and i.id = ${due.invoice_id} and i.paid < i.total
      for no key update of m`.execute(connection);
  const [found] = rows;
  if (found === undefined) {
    return;
  }
  const at = Math.max(startOfBankDay(found.due_on) + RUNS_FROM_MINUTE * MINUTE_MS, now + NOTICE_MS);
  const day = bankDayOf(at);
  const obstacle = await obstacleTo(connection, { due, found, day });
  const { numAffectedRows } = await sql`
    insert into direct_debit (mandate_id, invoice_id, amount, day, state, next_attempt_at, obstacle, announced_at, changed_at)
      values (${due.mandate_id}, ${due.invoice_id}, ${found.remaining}, ${day}::date, ${obstacle === undefined ? 'announced' : 'failed'},
        ${new Date(at)}, ${obstacle ?? null}, ${new Date(now)}, ${new Date(now)})
      on conflict do nothing`.execute(connection);
  if (numAffectedRows === 1n) {
    const debit = { creditor: found.creditor, number: found.number, amount: soms(found.remaining), day };
    const content = obstacle === undefined ? announcedNotice(debit) : failedNotice(debit, obstacle);
    await tellPayer(connection, due.mandate_id, { content, now });
  }
}

async function obstacleTo(
  connection: Kysely<Tables>,
  { due, found, day }: { readonly due: DueInvoice; readonly found: LockedInvoice; readonly day: BankDay },
): Promise<DebitObstacle | undefined> {
  const { from, next } = periodAround(day, found.period);
  const { rows } = await sql<{ used: bigint }>`
    select coalesce(sum(amount), 0)::bigint as used from direct_debit
      where mandate_id = ${due.mandate_id} and state in ('announced', 'paid') and day >= ${from}::date and day < ${next}::date`.execute(
    connection,
  );
  return ceilingObstacle(
    soms(found.remaining),
    { ceiling: soms(found.ceiling), periodCeiling: soms(found.period_ceiling) },
    soms(rows[0]?.used ?? 0n),
  );
}

interface ExpiredRow {
  readonly id: bigint;
  readonly creditor: string;
}

/** Ends the mandates whose last day is over, and tells the payers. Answers whether there were any. */
export async function expireMandates(database: Database, now: Instant): Promise<boolean> {
  const today = bankDayOf(now);
  const { rows: over } = await sql<{ id: bigint }>`
    select id from direct_debit_mandate where ended_at is null and valid_until < ${today}::date order by id limit ${BATCH}`.execute(
    database.kysely,
  );
  for (const { id } of over) {
    await database.kysely.transaction().execute(async (connection) => {
      await sql`select from direct_debit where mandate_id = ${id} and state = 'announced' order by id for no key update`.execute(
        connection,
      );
      const { rows } = await sql<ExpiredRow>`
        select m.id, c.name ->> 'ru' as creditor
          from direct_debit_mandate m join customer c on c.id = m.creditor_id
          where m.id = ${id} and m.ended_at is null for no key update of m`.execute(connection);
      for (const mandate of rows) {
        await endMandate(connection, { mandateId: id.toString(), state: 'expired', now });
        await tellPayer(connection, mandate.id, { content: mandateNotice('expired', mandate.creditor), now });
      }
    });
  }
  return over.length > 0;
}
