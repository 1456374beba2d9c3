import type { directoryOperations } from '../../../src/application/operations/directories';
import { success } from '../../../src/domain/result/Result';
import { PASSWORD_POLICY } from '../../../src/domain/user/passwordPolicy';
import { SECURITY_QUESTIONS } from '../../../src/domain/user/securityQuestions';
import { answerEdition } from './answerEdition';
import { businessErrors, businessErrorsIn } from './businessErrors';
import { guestRateHandlers } from '../exchange';
import type { HandlersFor } from '../../kernel/Handler';

/** Versioned reference data. */
export const directoryHandlers: HandlersFor<typeof directoryOperations> = {
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
      Promise.resolve(query.language === undefined ? businessErrors() : businessErrorsIn(query.language)),
    ),

  GET_PASSWORD_POLICIES: (query, context) =>
    answerEdition({ name: 'PASSWORD_POLICIES', query, context }, () => Promise.resolve([PASSWORD_POLICY])),

  GET_SECURITY_QUESTIONS: (query, context) =>
    answerEdition({ name: 'SECURITY_QUESTIONS', query, context }, () => Promise.resolve(SECURITY_QUESTIONS)),

  GET_EXCHANGE_RATES: guestRateHandlers.GET_EXCHANGE_RATES,
};
