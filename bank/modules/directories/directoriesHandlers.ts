import type { directoryOperations } from '../../../src/application/operations/directories';
import { success } from '../../../src/domain/result/Result';
import { PASSWORD_POLICY } from '../../../src/domain/user/passwordPolicy';
import { SECURITY_QUESTIONS } from '../../../src/domain/user/securityQuestions';
import { BUSINESS_ERRORS, businessErrors, businessErrorsIn } from './businessErrors';
import { PASSWORD_POLICIES, SECURITY_QUESTIONS_DIRECTORY } from './synchronizeDirectories';
import { editionOf } from './editionOf';
import { readRates } from '../exchange';
import type { HandlersFor } from '../../kernel/Handler';

/** Versioned reference data. */
export const directoryHandlers: HandlersFor<typeof directoryOperations> = {
  GET_DV_OF_DIRECTORIES: async (_request, { bank }) => {
    const versions = await bank.database.kysely
      .selectFrom('directory_version')
      .select(['name', 'data_version'])
      .orderBy('name')
      .execute();
    return success(versions.map((version) => ({ name: version.name, dataVersion: version.data_version })));
  },

  GET_DIRECTORY_BUSINESS_ERRORS: async ({ language }, { bank }) => {
    const dataVersion = await editionOf(BUSINESS_ERRORS, bank);
    return success({ dataVersion, errors: language === undefined ? businessErrors() : businessErrorsIn(language) });
  },

  GET_PASSWORD_POLICIES: async (_request, { bank }) =>
    success({ dataVersion: await editionOf(PASSWORD_POLICIES, bank), policies: [PASSWORD_POLICY] }),

  GET_SECURITY_QUESTIONS: async (_request, { bank }) =>
    success({ dataVersion: await editionOf(SECURITY_QUESTIONS_DIRECTORY, bank), questions: SECURITY_QUESTIONS }),

  GET_EXCHANGE_RATES: async (_request, { bank }) => success(await readRates(bank.database)),
};
