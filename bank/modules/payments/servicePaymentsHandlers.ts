import type { servicePaymentOperations } from '../../../src/application/operations/servicePayments';
import { checkSubscriber } from './checkSubscriber';
import { planJanyKitep } from './planJanyKitep';
import { planAnyPayment, planGenericPayment, planMobilePayment, planSinglePayment } from './planServicePayment';
import { readSchoolYears } from './schoolYearRepository';
import { answerDirectories, readCategories, readProviders } from '../directories';
import { moneyHandler } from '../transfers';
import type { Confirmations } from '../../confirmations/Confirmations';
import type { HandlersFor } from '../../kernel/Handler';

/** Handlers of service providers and of payments to them. */
export function createServicePaymentHandlers(
  confirmations: Confirmations,
): HandlersFor<typeof servicePaymentOperations> {
  return {
    ...answerDirectories({
      GET_SERVICE_CATEGORIES: readCategories,
      GET_SERVICE_PROVIDERS: readProviders,
      GET_SCHOOL_YEARS: ({ bank }) => readSchoolYears(bank.database),
    }),
    CHECK_SERVICE_SUBSCRIBER: checkSubscriber,
    MAKE_GENERIC_PAYMENT_V2: moneyHandler('MAKE_GENERIC_PAYMENT_V2', planGenericPayment),
    MAKE_GENERIC_SINGLE_PAYMENT_V2: moneyHandler('MAKE_GENERIC_SINGLE_PAYMENT_V2', planSinglePayment),
    MAKE_MOBILE_PAYMENT_V2: moneyHandler('MAKE_MOBILE_PAYMENT_V2', planMobilePayment),
    MAKE_JANY_KITEP_PAYMENT: moneyHandler('MAKE_JANY_KITEP_PAYMENT', planJanyKitep),
    MAKE_PAYMENT: moneyHandler('MAKE_PAYMENT', planAnyPayment),
    CONFIRM_PAYMENT: confirmations.confirmOperation,
  };
}
