import { sql } from 'kysely';

import type { onboardingOperations } from '../../../src/application/operations/onboarding';
import { success } from '../../../src/domain/result/Result';
import { tellUserDataChanged } from '../notifications';
import { setCodeWord } from './codeWord';
import { setPin } from './pin';
import type { HandlersFor } from '../../kernel/Handler';
import { closeStep, hashing } from '../identity';

/** Handlers of the steps a new user takes once. */
export const onboardingHandlers: HandlersFor<typeof onboardingOperations> = {
  SET_CODE_WORD: (request, context) => hashing('SET_CODE_WORD', context, () => setCodeWord(request, context)),

  SET_PIN: (request, context) => hashing('SET_PIN', context, () => setPin(request, context)),

  SKIP_FIRST_LOGIN_STEP: async ({ step }, { bank, caller, now }) => {
    const stepsLeft = await bank.database.kysely.transaction().execute(async (transaction) => {
      await tellUserDataChanged(transaction, caller, now);
      return closeStep(transaction, caller.userId, step);
    });
    return success({ stepsLeft });
  },

  ACCEPT_PRIVACY_POLICY: async ({ version }, { bank, caller, now }) => {
    const { privacy_accepted_at: acceptedAt } = await bank.database.kysely
      .transaction()
      .execute(async (transaction) => {
        await tellUserDataChanged(transaction, caller, now);
        return transaction
          .updateTable('app_user')
          .set({
            privacy_version: version,
            privacy_accepted_at: sql<Date>`case when privacy_version = ${version} then privacy_accepted_at else ${new Date(now)} end`,
          })
          .where('id', '=', BigInt(caller.userId))
          .returning('privacy_accepted_at')
          .executeTakeFirstOrThrow();
      });
    return success({ version, acceptedAt: acceptedAt ?? now });
  },
};
