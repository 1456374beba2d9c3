import type { Kysely } from 'kysely';

import { refusal, success } from '../../../src/domain/result/Result';
import { mayBegin, nextDayOf } from '../../../src/domain/schedule/Recurrence';
import { addDays } from '../../../src/domain/time/days';
import { bankDayOf } from '../../../src/domain/time/Instant';
import type { Confirmable } from '../../confirmations/Confirmable';
import type { Tables } from '../../db/Tables';
import { readTemplate, recurrenceOf } from '../templates';
import { messageOfSchedule, sealSchedule } from './scheduleCodes';
import { giveUpDueRuns, lockSchedule } from './scheduleRepository';
import type { StoredSchedule } from './scheduleRepository';

/** Schedules: a confirmed one lets its payments be made, in place of the schedule the template had. */
export const scheduleConfirmation: Confirmable<'CONFIRM_ACCOUNT_OPERATION', StoredSchedule> = {
  event: 'SCHEDULE_CONFIRMED',

  find: async ({ id }, { connection }) => {
    const schedule = await lockSchedule(connection, id);
    return schedule?.has_template === true ? schedule : undefined;
  },

  check: (schedule, { context: { now } }) =>
    Promise.resolve(mayBegin(recurrenceOf(schedule), bankDayOf(now)) ? undefined : 'SCHEDULE_WITHOUT_DATES'),

  digest: async (schedule, { connection }) => (await sealSchedule(connection, schedule)).digest,

  act: async (schedule, { connection, context: { now } }) => {
    await endSchedulesOf(connection, schedule.template_id, now);
    await connection
      .updateTable('schedule')
      .set({
        state: 'active',
        next_day: nextDayOf(recurrenceOf(schedule), addDays(bankDayOf(now), 1)) ?? null,
        confirmed_at: new Date(now),
      })
      .where('id', '=', schedule.id)
      .execute();
    return undefined;
  },

  answer: async (schedule, { operationId }, context) => {
    const template = await readTemplate(context, schedule.template_id.toString());
    return template === undefined ? refusal({ code: 'OPERATION_NOT_FOUND' }) : success({ operationId, template });
  },

  message: messageOfSchedule,
};

/** Ends whatever schedule a template has; what was agreed on last takes its place. */
async function endSchedulesOf(connection: Kysely<Tables>, templateId: bigint, now: number): Promise<void> {
  const live = await connection
    .selectFrom('schedule')
    .select('id')
    .where('template_id', '=', templateId)
    .where('confirmed_at', 'is not', null)
    .where('ended_at', 'is', null)
    .execute();
  for (const { id } of live) {
    await giveUpDueRuns(connection, id, now);
    await connection
      .updateTable('schedule')
      .set({ ended_at: new Date(now) })
      .where('id', '=', id)
      .execute();
  }
}
