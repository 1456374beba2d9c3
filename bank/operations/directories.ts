import type { directoryOperations } from '../../src/application/operations/directories';
import { success } from '../../src/domain/result/Result';
import { BUSINESS_ERRORS, businessErrors } from '../directories/businessErrors';
import type { HandlersFor } from './Handler';

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

  GET_DIRECTORY_BUSINESS_ERRORS: async (_request, { bank }) => {
    const { data_version: dataVersion } = await bank.database.kysely
      .selectFrom('directory_version')
      .select('data_version')
      .where('name', '=', BUSINESS_ERRORS)
      .executeTakeFirstOrThrow();
    return success({ dataVersion, errors: businessErrors() });
  },

  GET_EXCHANGE_RATES: async (_request, { bank }) => {
    const rates = await bank.database.kysely
      .selectFrom('exchange_rate')
      .select(['base', 'quote', 'rate_type', 'buy', 'sell'])
      .orderBy('rate_type')
      .orderBy('base')
      .execute();
    return success(rates.map(({ rate_type: rateType, ...rate }) => ({ ...rate, rateType })));
  },
};
