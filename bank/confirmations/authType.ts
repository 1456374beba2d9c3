import type { Kysely } from 'kysely';

import type { OtpType } from '../../src/domain/user/ProfileChange';
import type { Tables } from '../db/Tables';

/** Factor a user confirms with now. */
export async function authTypeOf(connection: Kysely<Tables>, userId: string): Promise<OtpType> {
  const { auth_type: type } = await connection
    .selectFrom('app_user')
    .select('auth_type')
    .where('id', '=', BigInt(userId))
    .executeTakeFirstOrThrow();
  return type;
}
