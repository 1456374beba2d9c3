import type { depositOperations } from '../../../src/application/operations/deposits';
import { refusal, success } from '../../../src/domain/result/Result';
import { readDepositProducts } from './depositProducts';
import { readDeposit, readDeposits } from './depositRepository';
import { planDepositReplenishment } from './planDepositReplenishment';
import { renameDeposit } from './renameDeposit';
import { answerDirectories } from '../directories';
import { moneyHandler } from '../transfers';
import type { HandlersFor } from '../../kernel/Handler';

/** Handlers of deposits. Every query is restricted to the caller's customer. */
export const depositHandlers: HandlersFor<typeof depositOperations> = {
  GET_DEPOSITS_V2: async ({ status }, { bank, caller }) =>
    success(await readDeposits(bank.database, caller.customerId, status)),

  GET_DEPOSIT_BY_ID: async ({ depositId }, { bank, caller }) => {
    const deposit = await readDeposit(bank.database, caller.customerId, depositId);
    return deposit === undefined ? refusal({ code: 'DEPOSIT_NOT_FOUND' }) : success(deposit);
  },

  CHANGE_DEPOSIT_NAME: renameDeposit,
  MAKE_DEPOSIT: moneyHandler('MAKE_DEPOSIT', planDepositReplenishment),
  ...answerDirectories({
    GET_DEPOSIT_PRODUCTS: ({ bank, caller }) => readDepositProducts(bank.database, caller.customerKind),
  }),
};
