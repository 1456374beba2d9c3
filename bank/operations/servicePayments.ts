import type { servicePaymentOperations } from '../../src/application/operations/servicePayments';
import { schoolYearsAt } from '../../src/domain/payment/schoolYears';
import { success } from '../../src/domain/result/Result';
import { editionOf } from '../directories/editionOf';
import { checkSubscriber } from '../payments/checkSubscriber';
import { readCategories, readProviders, SERVICE_CATEGORIES, SERVICE_PROVIDERS } from '../payments/serviceDirectories';
import { confirmTransfer } from '../transfers/confirmTransfer';
import type { HandlersFor } from './Handler';

/** Who can be paid for services, and paying them. */
export const servicePaymentHandlers: HandlersFor<typeof servicePaymentOperations> = {
  GET_SERVICE_CATEGORIES: async (_request, context) =>
    success({ dataVersion: await editionOf(SERVICE_CATEGORIES, context.bank), categories: await readCategories(context) }),
  GET_SERVICE_PROVIDERS: async (_request, context) =>
    success({ dataVersion: await editionOf(SERVICE_PROVIDERS, context.bank), providers: await readProviders(context) }),
  GET_SCHOOL_YEARS: (_request, { now }) => Promise.resolve(success(schoolYearsAt(now))),
  CHECK_SERVICE_SUBSCRIBER: checkSubscriber,
  CONFIRM_PAYMENT: confirmTransfer,
};
