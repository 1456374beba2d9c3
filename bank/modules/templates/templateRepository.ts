import type * as z from 'zod/mini';

import { money } from '../../../src/domain/money/Money';
import { nextDaysOf } from '../../../src/domain/schedule/Recurrence';
import { SHOWN_DAYS } from '../../../src/domain/schedule/Schedule';
import { readTerms } from '../../../src/infrastructure/registry/operationTerms';
import type { operationTerms } from '../../../src/infrastructure/registry/operationTerms';
import type { Currency } from '../../../src/domain/money/Currency';
import type { RunState, Schedule, ScheduleState } from '../../../src/domain/schedule/Schedule';
import type { Template } from '../../../src/domain/template/Template';
import type { BankDay, Instant } from '../../../src/domain/time/Instant';
import type { TemplatesQuery } from '../../../src/application/operations/templates';
import { localizeOperations } from '../operations';
import type { CallContext } from '../../kernel/Handler';
import { recurrenceOf } from './recurrenceColumns';
import type { RecurrenceColumns } from './recurrenceColumns';

/** The columns of a template that say what it pays. */
export interface TemplateFacts {
  readonly txn_code: string;
  readonly debit_number: string;
  readonly credit_number: string;
  readonly credit_name: string;
  readonly amount: bigint;
  readonly currency: Currency;
  readonly credited: bigint;
  readonly credited_currency: Currency;
}

interface RunRow {
  readonly day: BankDay;
  readonly state: RunState;
  readonly failure: string | null;
  readonly txn_id: string | null;
}

interface ScheduledRow extends RecurrenceColumns {
  readonly schedule_id: bigint;
  readonly state: ScheduleState;
  readonly skipped_days: readonly BankDay[];
  readonly next_day: BankDay | null;
  readonly confirmed_at: Instant;
  readonly fingerprint: string;
}

interface UnscheduledRow {
  readonly schedule_id: null;
}

type TemplateRow = TemplateFacts & {
  readonly id: bigint;
  readonly name: string;
  readonly code: string;
  readonly terms: z.input<typeof operationTerms>;
  readonly purpose: string;
  readonly created_at: Instant;
  readonly runs: readonly RunRow[] | null;
} & (ScheduledRow | UnscheduledRow);

/** Runs that are shown of a template, whichever of its schedules they belong to. */
const SHOWN_RUNS = 5;

const TEMPLATES = `
  select t.id, t.name, t.code, t.txn_code, t.debit_number, t.credit_number, t.credit_name, t.amount, t.currency, t.credited,
      t.credited_currency, t.terms, t.purpose, t.created_at, s.id as schedule_id, s.periodicity, s.first_day::text as first_day,
      s.last_day::text as last_day, s.days::text[] as days, s.state, s.skipped_days::text[] as skipped_days,
      s.next_day::text as next_day, s.confirmed_at, s.fingerprint, r.runs
    from template t
    left join schedule s on s.template_id = t.id and s.confirmed_at is not null and s.ended_at is null
    left join lateral (
      select json_agg(json_build_object('day', x.day, 'state', x.state, 'failure', x.failure, 'txn_id', x.txn_id::text) order by x.day desc) as runs
        from (select y.day, y.state, y.failure, y.txn_id from schedule z join schedule_run y on y.schedule_id = z.id
          where z.template_id = t.id order by y.day desc limit ${SHOWN_RUNS}) x) r on s.id is not null
   where t.customer_id = $1 and t.deleted_at is null`;

const PAGE_OF_TEMPLATES = `${TEMPLATES} order by t.id desc limit $2 offset $3`;

const ONE_TEMPLATE = `${TEMPLATES} and t.id = $2`;

/** A page of the customer's templates, the newest first. */
export async function readTemplates(
  context: CallContext,
  { page, limit }: TemplatesQuery,
): Promise<readonly Template[]> {
  const { bank, caller } = context;
  const { rows } = await bank.database.pool.query<TemplateRow>({
    name: 'templates-of-customer',
    text: PAGE_OF_TEMPLATES,
    values: [caller.customerId, limit, (page - 1) * limit],
  });
  return localizeOperations(rows.map(templateOf), context);
}

/** One template of the customer, unless it is deleted. */
export async function readTemplate(context: CallContext, templateId: string): Promise<Template | undefined> {
  const { bank, caller } = context;
  const { rows } = await bank.database.pool.query<TemplateRow>({
    name: 'template-of-customer',
    text: ONE_TEMPLATE,
    values: [caller.customerId, templateId],
  });
  const [template] = await localizeOperations(rows.map(templateOf), context);
  return template;
}

function templateOf(row: TemplateRow): Template {
  return {
    id: row.id.toString(),
    name: row.name,
    code: row.code,
    txnCode: row.txn_code,
    debitAccountNumber: row.debit_number,
    creditAccountNumber: row.credit_number,
    recipientName: row.credit_name,
    amount: money(row.amount, row.currency),
    credited: money(row.credited, row.credited_currency),
    purpose: row.purpose,
    terms: Object.keys(row.terms).length === 0 ? undefined : readTerms(row.terms),
    createdAt: row.created_at,
    schedule: row.schedule_id === null ? undefined : scheduleOf(row, row.runs ?? []),
  };
}

function scheduleOf(row: ScheduledRow, runs: readonly RunRow[]): Schedule {
  const recurrence = recurrenceOf(row);
  const isPaid = row.state === 'active' && row.next_day !== null;
  return {
    id: row.schedule_id.toString(),
    recurrence,
    state: row.state,
    skippedDays: row.skipped_days,
    nextDays: isPaid ? nextDaysOf(recurrence, row.next_day, { count: SHOWN_DAYS, without: row.skipped_days }) : [],
    runs: runs.map(({ day, state, failure, txn_id: transactionId }) => ({
      day,
      state,
      failure: failure ?? undefined,
      transactionId: transactionId ?? undefined,
    })),
    confirmedAt: row.confirmed_at,
    fingerprint: row.fingerprint,
  };
}
