import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { Language } from '../../../src/domain/language/Language';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import { scheduleSmsText } from '../../../src/domain/schedule/scheduleWords';
import type { CodeMessage, GoneFailure } from '../../confirmations/Confirmable';
import type { Confirmation } from '../../confirmations/confirmationRepository';
import type { Tables } from '../../db/Tables';
import type { CallContext } from '../../kernel/Handler';
import type { StoredSchedule } from './scheduleRepository';

/** Digest a code of a schedule is bound to, and its first characters. */
export interface ScheduleSeal {
  readonly digest: Buffer;
  readonly fingerprint: string;
}

/**
 * Seals a waiting schedule: its digest, computed anew from the stored schedule.
 * @throws Error when the schedule does not wait for a code.
 */
export async function sealSchedule(
  connection: Kysely<Tables>,
  { id }: Pick<StoredSchedule, 'id'>,
): Promise<ScheduleSeal> {
  const { rows } = await sql<ScheduleSeal>`select * from seal_schedule(${id})`.execute(connection);
  const sealed = rows[0];
  if (sealed === undefined) {
    throw new Error(`The schedule ${id} does not wait for a code`);
  }
  return sealed;
}

/** Message with the code of a schedule. */
export function scheduleMessage(words: string, { digest, fingerprint }: ScheduleSeal, language: Language): CodeMessage {
  return { digest, text: (code) => scheduleSmsText({ code, words, fingerprint }, language) };
}

/** Message of another code for a schedule that waits and whose template is still there. */
export async function messageOfSchedule(
  { id }: Confirmation,
  { bank, caller }: CallContext,
): Promise<Result<CodeMessage, GoneFailure>> {
  const { kysely } = bank.database;
  const schedule = await kysely
    .selectFrom('schedule as s')
    .innerJoin('template as t', 't.id', 's.template_id')
    .select(['s.id', 's.words'])
    .where('s.id', '=', id)
    .where('s.state', '=', 'waiting')
    .where('t.deleted_at', 'is', null)
    .executeTakeFirst();
  return schedule === undefined
    ? refusal({ code: 'OPERATION_NOT_FOUND' })
    : success(scheduleMessage(schedule.words, await sealSchedule(kysely, schedule), caller.language));
}
