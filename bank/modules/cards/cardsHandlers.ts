import type { cardOperations } from '../../../src/application/operations/cards';
import type { AccountCardReference } from '../../../src/application/operations/cards';
import type { Card } from '../../../src/domain/card/Card';
import { refusal, success } from '../../../src/domain/result/Result';
import { productChangeHandler } from '../productChanges';
import { readHistory } from '../accounts';
import { blockCard } from './blockCard';
import { cardLimitChange, cardUnblocking } from './cardChanges';
import { cardLimitsOf } from './cardLimits';
import { cardPin } from './cardPin';
import { cardPinPermission } from './cardPinPermission';
import { findCard, readCard, readCardBalances, readCards } from './cardRepository';
import { bindAlias, deleteAlias, readBoundAlias, readCredential } from './visaAlias';
import { localizeOperations } from '../operations';
import type { CallContext, HandlersFor } from '../../kernel/Handler';

const MINI_STATEMENT_ROWS = 10;

function cardOfCaller(reference: AccountCardReference, { bank, caller }: CallContext): Promise<Card | undefined> {
  return findCard(bank.database.kysely, caller.customerId, reference);
}

const changeLimit = productChangeHandler('CHANGE_CARD_LIMIT', cardLimitChange);

/** The cards of the caller's customer. */
export const cardHandlers: HandlersFor<typeof cardOperations> = {
  GET_CARDS_V2: async ({ statuses }, { bank, caller }) =>
    success(await readCards(bank.database.pool, caller.customerId, statuses)),

  GET_CARD_BY_ID: async ({ cardId }, { bank, caller }) => {
    const card = await readCard(bank.database.pool, caller.customerId, cardId);
    return card === undefined ? refusal({ code: 'CARD_NOT_FOUND' }) : success(card);
  },

  GET_CARD_ACCOUNT_BALANCE: async ({ accountIds }, { bank, caller }) =>
    success(await readCardBalances(bank.database.pool, caller.customerId, accountIds)),

  GET_CARD_MINI_STATEMENT: async (reference, context) => {
    if ((await cardOfCaller(reference, context)) === undefined) {
      return refusal({ code: 'CARD_NOT_FOUND' });
    }
    const query = { accountId: reference.accountId, limit: MINI_STATEMENT_ROWS };
    const page = await readHistory(context.bank.database.pool, context.caller.customerId, query);
    return success(await localizeOperations(page.transactions, context));
  },

  GET_CARD_LIMITS: async (reference, context) => {
    const card = await cardOfCaller(reference, context);
    return card === undefined
      ? refusal({ code: 'CARD_NOT_FOUND' })
      : success(await cardLimitsOf(context.bank.database.kysely, card));
  },

  CHANGE_CARD_LIMIT: async (request, context) => {
    // The card is settled before the code is sent: another may be the main one when it is confirmed.
    const { cardId = (await cardOfCaller(request, context))?.id } = request;
    return cardId === undefined ? refusal({ code: 'CARD_NOT_FOUND' }) : changeLimit({ ...request, cardId }, context);
  },
  SET_CARD_PIN_CODE: productChangeHandler('SET_CARD_PIN_CODE', cardPin),

  ALLOW_CARD_PIN: productChangeHandler('ALLOW_CARD_PIN', cardPinPermission),

  BLOCK_CARD: blockCard,
  UNBLOCK_CARD: productChangeHandler('UNBLOCK_CARD', cardUnblocking),

  GET_BOUND_VISA_ALIAS: (_request, context) => readBoundAlias(context),
  GET_VISA_ALIAS_CREDENTIAL: async (_request, context) => success(await readCredential(context)),
  BIND_CARD_TO_VISA_ALIAS: bindAlias,
  VISA_ALIAS_DELETE: deleteAlias,
};
