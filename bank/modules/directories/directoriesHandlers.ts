import type { directoryOperations } from '../../../src/application/operations/directories';
import { success } from '../../../src/domain/result/Result';
import { answerEdition } from './answerEdition';
import { readBusinessErrors } from './businessErrors';
import { guestRateHandlers } from '../exchange';
import { readPasswordPolicy, readSecurityQuestions } from '../identity';
import type { GuestContext, HandlersFor } from '../../kernel/Handler';

/** Versioned reference data, which is open to visitors. */
export const directoryHandlers: HandlersFor<typeof directoryOperations, GuestContext> = {
  GET_PASSWORD_POLICIES: (query, context) =>
    answerEdition({ name: 'PASSWORD_POLICIES', query, context }, async () => [
      await readPasswordPolicy(context.bank.database),
    ]),

  GET_SECURITY_QUESTIONS: (query, context) =>
    answerEdition({ name: 'SECURITY_QUESTIONS', query, context }, () =>
      readSecurityQuestions(context.bank.database.kysely),
    ),

  GET_DV_OF_DIRECTORIES: async ({ name }, { bank }) => {
    const versions = await bank.database.kysely
      .selectFrom('directory_version')
      .select(['name', 'data_version'])
      .$if(name !== undefined, (query) => query.where('name', '=', name ?? ''))
      .orderBy('name')
      .execute();
    return success(versions.map((version) => ({ name: version.name, dataVersion: version.data_version })));
  },

  GET_DIRECTORY_BUSINESS_ERRORS: (query, context) =>
    answerEdition({ name: 'BUSINESS_ERRORS', query, context }, () =>
      readBusinessErrors(context.bank.database, query.language),
    ),

  GET_EXCHANGE_RATES: guestRateHandlers.GET_EXCHANGE_RATES,
};
