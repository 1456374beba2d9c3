import type { bankDirectoryOperations } from '../../../src/application/operations/bankDirectories';
import type { GuestContext, GuestOperations, HandlersFor } from '../../kernel/Handler';
import { answerEdition } from './answerEdition';
import {
  readAdBlocks,
  readChatTopics,
  readCities,
  readLoanProducts,
  readServicePoints,
  readShopProducts,
} from './bankDirectories';

type GuestDirectoryOperations = Pick<GuestOperations, keyof GuestOperations & keyof typeof bankDirectoryOperations>;

/** Handlers of the directories that are open to visitors. */
export const guestDirectoryHandlers: HandlersFor<GuestDirectoryOperations, GuestContext> = {
  GET_SERVICE_POINTS: (query, context) =>
    answerEdition({ name: 'SERVICE_POINTS', query, context }, () => readServicePoints(context.bank.database)),
  GET_DIRECTORY_CITIES_BY_COUNTRY_CODE: (query, context) =>
    answerEdition({ name: 'CITIES', query, context }, () => readCities(context.bank.database, query.country)),
};

/** Handlers of the directories of what the bank has and offers. */
export const bankDirectoryHandlers: HandlersFor<typeof bankDirectoryOperations> = {
  ...guestDirectoryHandlers,
  GET_AD_BLOCKS: (query, context) =>
    answerEdition({ name: 'AD_BLOCKS', query, context }, () =>
      readAdBlocks(context.bank.database, { ...query, customerKind: context.caller.customerKind }),
    ),
  GET_LOAN_PRODUCTS: (query, context) =>
    answerEdition({ name: 'LOAN_PRODUCTS', query, context }, () =>
      readLoanProducts(context.bank.database, context.caller.customerKind),
    ),
  GET_SHOP_PRODUCTS: (query, context) =>
    answerEdition({ name: 'SHOP_PRODUCTS', query, context }, () =>
      readShopProducts(context.bank.database, { ...query, customerKind: context.caller.customerKind }),
    ),
  GET_CHAT_TOPICS: (query, context) =>
    answerEdition({ name: 'CHAT_TOPICS', query, context }, () => readChatTopics(context.bank.database)),
};
