import type { Kysely } from 'kysely';

import type { FailureCodeOf } from '../../../src/application/operations/catalogue';
import type { Failure } from '../../../src/application/operations/failureCodes';
import type { OperationConfirmation } from '../../../src/application/operations/transfers';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import { mayBegin, nextDayOf } from '../../../src/domain/schedule/Recurrence';
import { addDays } from '../../../src/domain/time/days';
import { bankDayOf } from '../../../src/domain/time/Instant';
import type { Template } from '../../../src/domain/template/Template';
import type { Tables } from '../../db/Tables';
import { checkFactor } from '../identity/devices';
import { CodeJudge } from '../../confirmations/CodeJudge';
import { userOwner } from '../../confirmations/codeOwner';
import { codeHash } from '../../confirmations/oneTimeCodes';
import type { CallContext } from '../../kernel/Handler';
import { readTemplate } from '../templates/templateRepository';
import { recurrenceOf } from './recurrenceColumns';
import { subjectOf } from './scheduleCodes';
import { giveUpDueRuns, lockPrepared, recordSchedule } from './scheduleRepository';

type Refusal = Failure<FailureCodeOf<'CONFIRM_ACCOUNT_OPERATION'>>;

/**
 * Checks the code of a schedule and lets its payments be made, in place of the schedule the template had. A repeated call with
 * the code that was used is answered again.
 */
export async function confirmSchedule(
  request: OperationConfirmation,
  context: CallContext,
): Promise<Result<Template, Refusal>> {
  const { bank, caller, now } = context;
  const confirmed = await CodeJudge.transaction(bank, { owner: userOwner(caller), now }, async (judge) => {
    const { connection } = judge;
    const outcome = await confirm(judge, request, context);
    await recordSchedule(connection, context, {
      event: 'SCHEDULE_CONFIRMED',
      result: outcome.ok ? 'SUCCESS' : outcome.failure.code,
      subject: request.operationId,
    });
    return outcome;
  });
  if (!confirmed.ok) {
    return confirmed;
  }
  const template = await readTemplate(context, confirmed.value);
  return template === undefined ? refusal({ code: 'OPERATION_NOT_FOUND' }) : success(template);
}

/** Answers the template. */
async function confirm(
  judge: CodeJudge,
  { operationId, otp }: OperationConfirmation,
  { caller }: CallContext,
): Promise<Result<string, Refusal>> {
  const { connection, bank, now } = judge;
  const schedule = await lockPrepared(connection, caller, operationId);
  if (schedule === undefined || !schedule.has_template) {
    return refusal({ code: 'OPERATION_NOT_FOUND' });
  }
  const templateId = schedule.template_id.toString();
  const used = codeHash(bank.secrets, { kind: 'schedule', id: schedule.id.toString() }, otp);
  if (schedule.state !== 'waiting') {
    return schedule.confirmed_with?.equals(used) === true
      ? success(templateId)
      : refusal({ code: 'OPERATION_NOT_FOUND' });
  }
  if (schedule.expires_at <= now) {
    return refusal({ code: 'OPERATION_TIME_OUT' });
  }
  const recurrence = recurrenceOf(schedule);
  const today = bankDayOf(now);
  if (!mayBegin(recurrence, today)) {
    return refusal({ code: 'SCHEDULE_WITHOUT_DATES' });
  }
  const subject = await subjectOf(connection, schedule);
  const checked = await checkFactor(judge, { userId: caller.userId, subject }, otp);
  if (!checked.ok) {
    return checked;
  }
  await endSchedulesOf(connection, schedule.template_id, now);
  await connection
    .updateTable('schedule')
    .set({
      state: 'active',
      next_day: nextDayOf(recurrence, addDays(today, 1)) ?? null,
      confirmed_at: new Date(now),
      confirmed_with: used,
    })
    .where('id', '=', schedule.id)
    .execute();
  return success(templateId);
}

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
