import type { servicePaymentOperations } from '../../../src/application/operations/servicePayments';
import { schoolYearsAt } from '../../../src/domain/payment/schoolYears';
import { success } from '../../../src/domain/result/Result';
import { editionOf } from '../directories';
import { checkSubscriber } from './checkSubscriber';
import { planJanyKitep } from './planJanyKitep';
import { planAnyPayment, planGenericPayment, planMobilePayment, planSinglePayment } from './planServicePayment';
import { readCategories, readProviders, SERVICE_CATEGORIES, SERVICE_PROVIDERS } from './serviceDirectories';
import { moneyHandler } from '../transfers';
import type { Confirmations } from '../../confirmations/Confirmations';
import type { HandlersFor } from '../../kernel/Handler';

/** Handlers of service providers and of payments to them. */
export function createServicePaymentHandlers(
  confirmations: Confirmations,
): HandlersFor<typeof servicePaymentOperations> {
  return {
    GET_SERVICE_CATEGORIES: async (_request, context) =>
      success({
        dataVersion: await editionOf(SERVICE_CATEGORIES, context.bank),
        categories: await readCategories(context),
      }),
    GET_SERVICE_PROVIDERS: async (_request, context) =>
      success({
        dataVersion: await editionOf(SERVICE_PROVIDERS, context.bank),
        providers: await readProviders(context),
      }),
    GET_SCHOOL_YEARS: (_request, { now }) => Promise.resolve(success(schoolYearsAt(now))),
    CHECK_SERVICE_SUBSCRIBER: checkSubscriber,
    MAKE_GENERIC_PAYMENT_V2: moneyHandler('MAKE_GENERIC_PAYMENT_V2', planGenericPayment),
    MAKE_GENERIC_SINGLE_PAYMENT_V2: moneyHandler('MAKE_GENERIC_SINGLE_PAYMENT_V2', planSinglePayment),
    MAKE_MOBILE_PAYMENT_V2: moneyHandler('MAKE_MOBILE_PAYMENT_V2', planMobilePayment),
    MAKE_JANY_KITEP_PAYMENT: moneyHandler('MAKE_JANY_KITEP_PAYMENT', planJanyKitep),
    MAKE_PAYMENT: moneyHandler('MAKE_PAYMENT', planAnyPayment),
    CONFIRM_PAYMENT: confirmations.confirmOperation,
  };
}
