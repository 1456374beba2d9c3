import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { FirstLoginStep } from '../../../src/domain/user/FirstLoginStep';
import type { Tables } from '../../db/Tables';

/** Writes down what a user who has come through the guarded steps of a first login is still asked for. */
export async function openSteps(connection: Kysely<Tables>, userId: string): Promise<void> {
  await connection
    .updateTable('app_user')
    .from('customer')
    .set({
      steps_left: sql<FirstLoginStep[]>`array_remove(array[
        case when customer.kind = 'I' and customer.code_word_hash is null then 'codeWord' end,
        'authType',
        case when app_user.pin_hash is null then 'pin' end], null)`,
    })
    .whereRef('customer.id', '=', 'app_user.customer_id')
    .where('app_user.id', '=', BigInt(userId))
    .execute();
}

/** A step has been taken, or is left as it is; answers what is left. */
export async function closeStep(
  connection: Kysely<Tables>,
  userId: string,
  step: FirstLoginStep,
): Promise<readonly FirstLoginStep[]> {
  const { steps_left: stepsLeft } = await connection
    .updateTable('app_user')
    .set({ steps_left: sql<FirstLoginStep[]>`array_remove(steps_left, ${step})` })
    .where('id', '=', BigInt(userId))
    .returning('steps_left')
    .executeTakeFirstOrThrow();
  return stepsLeft;
}
