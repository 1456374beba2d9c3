import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import { cases as cn } from '../../../src/locales/cn/messages.json';
import { cases as en } from '../../../src/locales/en/messages.json';
import { cases as kg } from '../../../src/locales/kg/messages.json';
import { cases as ru } from '../../../src/locales/ru/messages.json';
import type { BankAct } from '../../../src/domain/case/caseMoves';
import { localizedTexts } from '../../../src/domain/language/localizedTexts';
import { bankDayOf } from '../../../src/domain/time/Instant';
import type { Instant } from '../../../src/domain/time/Instant';
import type { Tables } from '../../db/Tables';

const TEXTS = localizedTexts({ ru, en, kg, cn });

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Queues the SMS about an act of the bank on a locked case, or a decision on its application, in the language of its user: one for a case and day of the bank, none when the
 * case is only taken. It says nothing about the case. A number of six digits would look like a code.
 */
export async function queueCaseMessage(
  connection: Kysely<Tables>,
  caseId: string,
  { act, now }: { readonly act: BankAct | 'decide'; readonly now: Instant },
): Promise<void> {
  if (act === 'take') {
    return;
  }
  const at = new Date(now);
  await sql`
    with due as (
      update customer_case set texted_on = ${bankDayOf(now)}::date
        where id = ${caseId}::integer and coalesce(texted_on < ${bankDayOf(now)}::date, true) returning user_id)
    insert into message_outbox (user_id, recipient, text, created_at, next_attempt_at, give_up_at)
    select u.id, u.phone, ${JSON.stringify(TEXTS[act])}::jsonb ->> u.language, ${at}, ${at}, ${new Date(now + DAY_MS)}
      from due join app_user u on u.id = due.user_id`.execute(connection);
}
