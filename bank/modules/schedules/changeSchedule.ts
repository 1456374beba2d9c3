import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { FailureCodeOf } from '../../../src/application/operations/catalogue';
import type { Failure } from '../../../src/application/operations/failureCodes';
import type { ScheduleChange } from '../../../src/application/operations/templates';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import { nextDayOf } from '../../../src/domain/schedule/Recurrence';
import type { Template } from '../../../src/domain/template/Template';
import { addDays } from '../../../src/domain/time/days';
import { bankDayOf } from '../../../src/domain/time/Instant';
import type { BankDay } from '../../../src/domain/time/Instant';
import type { Tables } from '../../db/Tables';
import type { CallContext } from '../../kernel/Handler';
import { recordAudit } from '../../confirmations/recordAudit';
import { UNDO_MS, readTemplate, recurrenceOf } from '../templates';
import { giveUpDueRuns, lockConfirmed } from './scheduleRepository';
import type { StoredSchedule } from './scheduleRepository';

type Code = FailureCodeOf<'CHANGE_SCHEDULE'>;

/**
 * Changes a schedule where no code is needed: nothing is ever paid that was not agreed on. An action that has been done is done
 * again without effect, so a call whose answer was lost can be repeated.
 */
export async function changeSchedule(
  change: ScheduleChange,
  context: CallContext,
): Promise<Result<Template, Failure<Code>>> {
  const { bank, caller } = context;
  const outcome = await bank.database.kysely.transaction().execute(async (connection) => {
    const schedule = await lockConfirmed(connection, caller, change.scheduleId);
    const failure = await refusalFor(connection, { schedule, change, context });
    await recordAudit(connection, context, {
      event: `SCHEDULE_${change.action.toUpperCase()}`,
      result: failure ?? 'SUCCESS',
      subject: change.scheduleId,
    });
    return { failure, templateId: schedule?.template_id.toString() ?? '' };
  });
  if (outcome.failure !== undefined) {
    return refusal({ code: outcome.failure });
  }
  const template = await readTemplate(context, outcome.templateId);
  return template === undefined ? refusal({ code: 'SCHEDULE_NOT_FOUND' }) : success(template);
}

interface Asked {
  readonly schedule: StoredSchedule | undefined;
  readonly change: ScheduleChange;
  readonly context: CallContext;
}

/** Does what is asked, or answers why it cannot be done. */
async function refusalFor(connection: Kysely<Tables>, { schedule, change, context }: Asked): Promise<Code | undefined> {
  if (schedule === undefined || !schedule.has_template) {
    return 'SCHEDULE_NOT_FOUND';
  }
  if (schedule.ended_at !== null && change.action !== 'restore' && change.action !== 'end') {
    return 'SCHEDULE_NOT_FOUND';
  }
  const deps = { connection, schedule, context };
  switch (change.action) {
    case 'pause':
      return pause(deps);
    case 'resume':
      return resume(deps);
    case 'skip':
    case 'unskip':
      return leaveOut(deps, change);
    case 'end':
      return end(deps);
    case 'restore':
      return restore(deps);
    default:
      return change.action satisfies never;
  }
}

interface Deps {
  readonly connection: Kysely<Tables>;
  readonly schedule: StoredSchedule;
  readonly context: CallContext;
}

async function pause({ connection, schedule, context }: Deps): Promise<undefined> {
  if (schedule.state === 'active') {
    await giveUpDueRuns(connection, schedule.id, context.now);
    await connection.updateTable('schedule').set({ state: 'paused' }).where('id', '=', schedule.id).execute();
  }
}

/** Days that have passed meanwhile are not made up for. */
async function resume({ connection, schedule, context }: Deps): Promise<Code | undefined> {
  if (schedule.state !== 'paused') {
    return undefined;
  }
  const nextDay = await dayToGoOnFrom(connection, schedule, bankDayOf(context.now));
  if (nextDay === undefined) {
    return 'SCHEDULE_WITHOUT_DATES';
  }
  await connection
    .updateTable('schedule')
    .set({ state: 'active', next_day: nextDay })
    .where('id', '=', schedule.id)
    .execute();
  return undefined;
}

/** Today, unless today has come already. */
async function dayToGoOnFrom(
  connection: Kysely<Tables>,
  schedule: StoredSchedule,
  today: BankDay,
): Promise<BankDay | undefined> {
  const { rows } = await sql<{ last: BankDay | null }>`
    select max(day)::text as last from schedule_run where schedule_id = ${schedule.id}`.execute(connection);
  const last = rows[0]?.last ?? undefined;
  const from = last !== undefined && last >= today ? addDays(last, 1) : today;
  return nextDayOf(recurrenceOf(schedule), from);
}

async function leaveOut({ connection, schedule }: Deps, { action, day }: ScheduleChange): Promise<Code | undefined> {
  if (
    day === undefined ||
    schedule.next_day === null ||
    day < schedule.next_day ||
    nextDayOf(recurrenceOf(schedule), day) !== day
  ) {
    return 'SCHEDULE_WITHOUT_DATES';
  }
  const others = schedule.skipped_days.filter((each) => each !== day);
  await connection
    .updateTable('schedule')
    .set({ skipped_days: action === 'skip' ? [...others, day].toSorted() : others })
    .where('id', '=', schedule.id)
    .execute();
  return undefined;
}

async function end({ connection, schedule, context }: Deps): Promise<undefined> {
  if (schedule.ended_at === null) {
    await giveUpDueRuns(connection, schedule.id, context.now);
    await connection
      .updateTable('schedule')
      .set({ ended_at: new Date(context.now) })
      .where('id', '=', schedule.id)
      .execute();
  }
}

/** Takes an end back within ten minutes, unless something else was agreed on meanwhile. */
async function restore({ connection, schedule, context }: Deps): Promise<Code | undefined> {
  if (schedule.ended_at === null) {
    return undefined;
  }
  const other = await connection
    .selectFrom('schedule')
    .select('id')
    .where('template_id', '=', schedule.template_id)
    .where('confirmed_at', 'is not', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (other !== undefined || schedule.ended_at <= context.now - UNDO_MS) {
    return 'SCHEDULE_NOT_FOUND';
  }
  await connection.updateTable('schedule').set({ ended_at: null }).where('id', '=', schedule.id).execute();
  return undefined;
}
