import type { directoryOperations } from '../../../src/application/operations/directories';
import { success } from '../../../src/domain/result/Result';
import { readBusinessErrors } from './businessErrors';
import { answerDirectories } from './answerDirectories';
import { guestRateHandlers } from '../exchange';
import { readPasswordPolicy, readSecurityQuestions } from '../identity';
import type { GuestContext, HandlersFor } from '../../kernel/Handler';

/** Versioned reference data, which is open to visitors. */
export const directoryHandlers: HandlersFor<typeof directoryOperations, GuestContext> = {
  ...answerDirectories({
    GET_PASSWORD_POLICIES: async ({ bank }) => [await readPasswordPolicy(bank.database)],
    GET_SECURITY_QUESTIONS: ({ bank }) => readSecurityQuestions(bank.database.kysely),
    GET_DIRECTORY_BUSINESS_ERRORS: ({ bank }, { language }) => readBusinessErrors(bank.database, language),
  }),

  GET_DV_OF_DIRECTORIES: async ({ name }, { bank }) => {
    const versions = await bank.database.kysely
      .selectFrom('directory_version')
      .select(['name', 'data_version'])
      .$if(name !== undefined, (query) => query.where('name', '=', name ?? ''))
      .orderBy('name')
      .execute();
    return success(versions.map((version) => ({ name: version.name, dataVersion: version.data_version })));
  },

  GET_EXCHANGE_RATES: guestRateHandlers.GET_EXCHANGE_RATES,
};
