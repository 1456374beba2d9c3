import type { cardOperations } from '../../src/application/operations/cards';
import { refusal, success } from '../../src/domain/result/Result';
import { readCard, readCardBalances, readCards } from '../cards/cardRows';
import type { HandlersFor } from './Handler';

/** The cards of the caller's customer. */
export const cardHandlers: HandlersFor<typeof cardOperations> = {
  GET_CARDS_V2: async ({ statuses }, { bank, caller }) => success(await readCards(bank.database.pool, caller.customerId, statuses)),

  GET_CARD_BY_ID: async ({ cardId }, { bank, caller }) => {
    const card = await readCard(bank.database.pool, caller.customerId, cardId);
    return card === undefined ? refusal({ code: 'CARD_NOT_FOUND' }) : success(card);
  },

  GET_CARD_ACCOUNT_BALANCE: async ({ accountIds }, { bank, caller }) =>
    success(await readCardBalances(bank.database.pool, caller.customerId, accountIds)),
};
