import type { shopOperations } from '../../../src/application/operations/shop';
import { success } from '../../../src/domain/result/Result';
import type { HandlersFor } from '../../kernel/Handler';
import { moneyHandler } from '../transfers';
import { readApplications } from './applicationRepository';
import { cancelApplication } from './cancelApplication';
import { paperFile, verifyPaper } from './papers';
import { createShopPlanner } from './planShopOrder';
import type { PlannersElsewhere } from './planShopOrder';

/** Handlers of the showcase, with the planners of products of other areas. Every query is restricted to the caller's customer. */
export function createShopHandlers(elsewhere: PlannersElsewhere): HandlersFor<typeof shopOperations> {
  const planShopOrder = createShopPlanner(elsewhere);
  return {
    MAKE_SHOP_OPERATION: moneyHandler('MAKE_SHOP_OPERATION', planShopOrder),
    MAKE_TXN_SHOP_OPERATION: moneyHandler('MAKE_TXN_SHOP_OPERATION', planShopOrder),
    GET_APPLICATIONS: async (_nothing, { bank, caller }) =>
      success(await readApplications(bank.database, caller.customerId)),
    CANCEL_APPLICATION: cancelApplication,
    GET_APPLICATION_PAPER: paperFile,
    VERIFY_PAPER: (request, { bank }) => verifyPaper(request, bank),
  };
}
