import type { servicePaymentOperations } from '../../../src/application/operations/servicePayments';
import { answerEdition } from '../directories';
import { checkSubscriber } from './checkSubscriber';
import { planJanyKitep } from './planJanyKitep';
import { planAnyPayment, planGenericPayment, planMobilePayment, planSinglePayment } from './planServicePayment';
import { readSchoolYears } from './schoolYearRepository';
import { readCategories, readProviders } from '../directories';
import { moneyHandler } from '../transfers';
import type { Confirmations } from '../../confirmations/Confirmations';
import type { HandlersFor } from '../../kernel/Handler';

/** Handlers of service providers and of payments to them. */
export function createServicePaymentHandlers(
  confirmations: Confirmations,
): HandlersFor<typeof servicePaymentOperations> {
  return {
    GET_SERVICE_CATEGORIES: (query, context) =>
      answerEdition({ name: 'SERVICE_CATEGORIES', query, context }, () => readCategories(context)),
    GET_SERVICE_PROVIDERS: (query, context) =>
      answerEdition({ name: 'SERVICE_PROVIDERS', query, context }, () => readProviders(context)),
    GET_SCHOOL_YEARS: (query, context) =>
      answerEdition({ name: 'SCHOOL_YEARS', query, context }, () => readSchoolYears(context.bank.database)),
    CHECK_SERVICE_SUBSCRIBER: checkSubscriber,
    MAKE_GENERIC_PAYMENT_V2: moneyHandler('MAKE_GENERIC_PAYMENT_V2', planGenericPayment),
    MAKE_GENERIC_SINGLE_PAYMENT_V2: moneyHandler('MAKE_GENERIC_SINGLE_PAYMENT_V2', planSinglePayment),
    MAKE_MOBILE_PAYMENT_V2: moneyHandler('MAKE_MOBILE_PAYMENT_V2', planMobilePayment),
    MAKE_JANY_KITEP_PAYMENT: moneyHandler('MAKE_JANY_KITEP_PAYMENT', planJanyKitep),
    MAKE_PAYMENT: moneyHandler('MAKE_PAYMENT', planAnyPayment),
    CONFIRM_PAYMENT: confirmations.confirmOperation,
  };
}
