import type { shopOperations } from '../../../src/application/operations/shop';
import { success } from '../../../src/domain/result/Result';
import { bankDayOf } from '../../../src/domain/time/Instant';
import type { HandlersFor } from '../../kernel/Handler';
import { moneyHandler } from '../transfers';
import { readApplications } from './applicationRepository';
import { readBondIssues } from './bondIssues';
import { cancelApplication } from './cancelApplication';
import { readOffersFor } from './cardOffers';
import { readBoxes } from './depositBoxes';
import { certificateFile, verifyCertificate } from './certificates';
import { createShopPlanner } from './planShopOrder';
import type { PlannersElsewhere } from './planShopOrder';

/** Handlers of the showcase, with the planners of products of other areas. Every query is restricted to the caller's customer. */
export function createShopHandlers(elsewhere: PlannersElsewhere): HandlersFor<typeof shopOperations> {
  const planShopOrder = createShopPlanner(elsewhere);
  return {
    MAKE_SHOP_OPERATION: moneyHandler('MAKE_SHOP_OPERATION', planShopOrder),
    MAKE_TXN_SHOP_OPERATION: moneyHandler('MAKE_TXN_SHOP_OPERATION', planShopOrder),
    GET_DEPOSIT_BOXES: async (_nothing, { bank, now }) => success(await readBoxes(bank.database, bankDayOf(now))),
    GET_BOND_ISSUES: async (_nothing, { bank, now }) => success(await readBondIssues(bank.database, bankDayOf(now))),
    GET_CARD_OFFERS: async (_nothing, context) => success(await readOffersFor(context)),
    GET_APPLICATIONS: async (_nothing, { bank, caller }) =>
      success(await readApplications(bank.database, caller.customerId)),
    CANCEL_APPLICATION: cancelApplication,
    GET_APPLICATION_PAPER: certificateFile,
    VERIFY_PAPER: (request, { bank }) => verifyCertificate(request, bank),
  };
}
