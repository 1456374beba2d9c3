import type { overdraftOperations } from '../../../src/application/operations/overdrafts';
import { refusal, success } from '../../../src/domain/result/Result';
import { productChangeHandler } from '../productChanges';
import { overdraftRequest } from './overdraftRequest';
import { readOverdraft } from './overdrafts';
import type { HandlersFor } from '../../kernel/Handler';

/** Handlers of the overdraft offer of an account and of its request. */
export const overdraftHandlers: HandlersFor<typeof overdraftOperations> = {
  GET_OVERDRAFT_OFFER: async ({ accountId }, context) => {
    const overdraft = await readOverdraft({ connection: context.bank.database.kysely, context }, accountId);
    return overdraft === undefined ? refusal({ code: 'ACCOUNT_NOT_FOUND' }) : success(overdraft);
  },
  GET_OVERDRAFT: productChangeHandler('GET_OVERDRAFT', overdraftRequest),
};
