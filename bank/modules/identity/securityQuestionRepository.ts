import type { Kysely } from 'kysely';

import type { SecurityQuestion } from '../../../src/domain/user/securityQuestions';
import type { Tables } from '../../db/Tables';

/** Security questions of the directory, in the order they are offered. */
export function readSecurityQuestions(connection: Kysely<Tables>): Promise<readonly SecurityQuestion[]> {
  return connection
    .selectFrom('security_question')
    .select(['id', 'name as text'])
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** True for a question of the directory. */
export async function isSecurityQuestion(connection: Kysely<Tables>, id: string): Promise<boolean> {
  const question = await connection
    .selectFrom('security_question')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return question !== undefined;
}
