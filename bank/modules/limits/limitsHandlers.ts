import type { limitOperations } from '../../../src/application/operations/limits';
import { success } from '../../../src/domain/result/Result';
import { readLimits } from './limitRepository';
import { readTariffs } from './tariffRepository';
import { beginLimitChange } from '../profile';
import type { HandlersFor } from '../../kernel/Handler';

/** Handlers of a customer's limits and tariffs. */
export const limitHandlers: HandlersFor<typeof limitOperations> = {
  GET_CUST_LIMITS: async (_request, context) => success(await readLimits(context)),
  CHANGE_LIMIT: beginLimitChange,
  GET_CUST_TARIFFS: async (_request, context) => success(await readTariffs(context)),
};
