import type { paymentOperations } from '../../../src/application/operations/payments';
import { valueDatesFor } from '../../../src/domain/calendar/businessDays';
import { PAYMENT_SYSTEMS } from '../../../src/domain/operation/OperationTerms';
import { success } from '../../../src/domain/result/Result';
import { PAYMENT_SYSTEM_RULES } from '../../../src/domain/transfer/paymentSystems';
import { answerEdition } from '../directories';
import { readBanks, readHolidays, readPurposes } from '../directories';
import type { HandlersFor } from '../../kernel/Handler';

/** Handlers of the directories needed to pay into another bank. */
export const paymentHandlers: HandlersFor<typeof paymentOperations> = {
  GET_DIRECTORY_OPERATION_TIME_LIMITS: () =>
    Promise.resolve(
      success(PAYMENT_SYSTEMS.map((paymentSystem) => ({ paymentSystem, rules: PAYMENT_SYSTEM_RULES[paymentSystem] }))),
    ),
  GET_VALUE_DATE: async ({ paymentSystem }, { bank, now }) =>
    success({ paymentSystem, days: valueDatesFor(paymentSystem, now, await readHolidays(bank.database)) }),
  GET_BANKS: (query, context) =>
    answerEdition({ name: 'BANKS', query, context }, () => readBanks(context.bank.database)),
  GET_PAYMENT_PURPOSES: (query, context) =>
    answerEdition({ name: 'PAYMENT_PURPOSES', query, context }, () => readPurposes(context)),
};
