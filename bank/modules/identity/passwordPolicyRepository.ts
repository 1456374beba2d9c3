import type { PasswordPolicy } from '../../../src/domain/user/passwordPolicy';
import type { Database } from '../../db/Database';

/** Rules a new password must follow at this moment. */
export async function readPasswordPolicy({ kysely }: Pick<Database, 'kysely'>): Promise<PasswordPolicy> {
  const { forbidden_words: forbiddenWords, ...lengths } = await kysely
    .selectFrom('password_policy')
    .select(['shortest', 'longest', 'forbidden_words'])
    .executeTakeFirstOrThrow();
  return { ...lengths, forbiddenWords };
}
