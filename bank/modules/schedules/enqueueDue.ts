import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import { money } from '../../../src/domain/money/Money';
import type { Currency } from '../../../src/domain/money/Currency';
import { nextDayOf } from '../../../src/domain/schedule/Recurrence';
import { RUNS_FROM_MINUTE } from '../../../src/domain/schedule/Schedule';
import type { RunState } from '../../../src/domain/schedule/Schedule';
import { addDays } from '../../../src/domain/time/days';
import { bankDayOf, startOfBankDay } from '../../../src/domain/time/Instant';
import type { BankDay, Instant } from '../../../src/domain/time/Instant';
import type { Database } from '../../db/Database';
import type { Tables } from '../../db/Tables';
import { recurrenceOf } from '../templates';
import type { RecurrenceColumns } from '../templates';
import { missedNotice } from './scheduleNotices';

const BATCH = 50;
const MINUTE_MS = 60_000;

interface DueSchedule extends RecurrenceColumns {
  readonly id: bigint;
  readonly customer_id: bigint;
  readonly user_id: bigint;
  readonly next_day: BankDay;
  readonly skipped_days: readonly BankDay[];
  readonly template_name: string;
  readonly amount: bigint;
  readonly currency: Currency;
}

/**
 * Makes a run of every day that has come, once in however many processes: the schedules are locked, and a day of a schedule is
 * unique. A day that passed while no process ran is missed, and the customer is notified. Returns the number of schedules that were due.
 */
export async function enqueueDue(database: Database, now: Instant): Promise<number> {
  const today = bankDayOf(now);
  const lastDay = now < startOfBankDay(today) + RUNS_FROM_MINUTE * MINUTE_MS ? addDays(today, -1) : today;
  let all = 0;
  let taken: number;
  do {
    taken = await database.kysely.transaction().execute(async (connection) => {
      const schedules = await lockDue(connection, lastDay);
      for (const schedule of schedules) {
        await makeRuns(connection, schedule, { lastDay, today, now });
      }
      return schedules.length;
    });
    all += taken;
  } while (taken === BATCH);
  return all;
}

async function lockDue(connection: Kysely<Tables>, lastDay: BankDay): Promise<readonly DueSchedule[]> {
  const { rows } = await sql<DueSchedule>`
    select s.id, s.customer_id, s.user_id, s.periodicity, s.first_day::text as first_day, s.last_day::text as last_day,
        s.days::text[] as days, s.next_day::text as next_day, s.skipped_days::text[] as skipped_days, t.name as template_name,
        t.amount, t.currency
      from schedule s join template t on t.id = s.template_id
     where s.state = 'active' and s.ended_at is null and t.deleted_at is null and s.next_day <= ${lastDay}::date
     order by s.next_day, s.id limit ${BATCH} for update of s skip locked`.execute(connection);
  return rows;
}

interface Now {
  readonly lastDay: BankDay;
  readonly today: BankDay;
  readonly now: Instant;
}

async function makeRuns(
  connection: Kysely<Tables>,
  schedule: DueSchedule,
  { lastDay, today, now }: Now,
): Promise<void> {
  const recurrence = recurrenceOf(schedule);
  const missed: BankDay[] = [];
  let day: BankDay | undefined = schedule.next_day;
  while (day !== undefined && day <= lastDay) {
    const state = stateOf(day, today, schedule.skipped_days);
    await connection
      .insertInto('schedule_run')
      .values({
        schedule_id: schedule.id,
        day,
        state,
        next_attempt_at: new Date(now),
        failure: null,
        changed_at: new Date(now),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    if (state === 'missed') {
      missed.push(day);
    }
    day = nextDayOf(recurrence, addDays(day, 1));
  }
  await connection
    .updateTable('schedule')
    .set({
      next_day: day ?? null,
      skipped_days: schedule.skipped_days.filter((each) => each > lastDay),
      ...(day === undefined && { state: 'finished' as const }),
    })
    .where('id', '=', schedule.id)
    .execute();
  if (missed.length > 0) {
    await tellMissed(connection, schedule, { missed, now });
  }
}

function stateOf(day: BankDay, today: BankDay, skipped: readonly BankDay[]): RunState {
  if (skipped.includes(day)) {
    return 'skipped';
  }
  return day < today ? 'missed' : 'due';
}

async function tellMissed(
  connection: Kysely<Tables>,
  schedule: DueSchedule,
  { missed, now }: { readonly missed: readonly BankDay[]; readonly now: Instant },
): Promise<void> {
  const { ru, en, kg, cn } = missedNotice(
    { templateName: schedule.template_name, amount: money(schedule.amount, schedule.currency) },
    missed,
  );
  await connection
    .insertInto('notification')
    .values({ user_id: schedule.user_id, content: JSON.stringify({ ru, en, kg, cn }), created_at: new Date(now) })
    .execute();
  await connection
    .insertInto('outbox_event')
    .values({
      customer_id: schedule.customer_id,
      user_id: schedule.user_id,
      type: 'NOTIFICATION',
      payload: JSON.stringify({ title: { ru: ru.title, en: en.title, kg: kg.title, cn: cn.title } }),
      created_at: new Date(now),
    })
    .execute();
}
