import type { paymentOperations } from '../../../src/application/operations/payments';
import { valueDatesFor } from '../../../src/domain/calendar/businessDays';
import { PAYMENT_SYSTEMS } from '../../../src/domain/operation/OperationTerms';
import { success } from '../../../src/domain/result/Result';
import { PAYMENT_SYSTEM_RULES } from '../../../src/domain/transfer/paymentSystems';
import { answerDirectories, readBanks, readHolidays, readPurposes } from '../directories';
import type { HandlersFor } from '../../kernel/Handler';

/** Handlers of the directories needed to pay into another bank. */
export const paymentHandlers: HandlersFor<typeof paymentOperations> = {
  GET_DIRECTORY_OPERATION_TIME_LIMITS: () =>
    Promise.resolve(
      success(PAYMENT_SYSTEMS.map((paymentSystem) => ({ paymentSystem, rules: PAYMENT_SYSTEM_RULES[paymentSystem] }))),
    ),
  GET_VALUE_DATE: async ({ paymentSystem }, { bank, now }) =>
    success({
      paymentSystem,
      days: valueDatesFor(paymentSystem, { now, holidays: await readHolidays(bank.database) }),
    }),
  ...answerDirectories({
    GET_BANKS: ({ bank }) => readBanks(bank.database),
    GET_PAYMENT_PURPOSES: readPurposes,
  }),
};
