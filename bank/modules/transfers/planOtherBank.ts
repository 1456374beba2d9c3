import { orderDateDetail, PAYMENT_DAYS_AHEAD } from '../../../src/domain/batch/orderDay';
import { recipientAccountViolation } from '../../../src/domain/bankDetails/recipientAccount';
import { cutOffOf, isBusinessDay, leavesAt, valueDatesFor } from '../../../src/domain/calendar/businessDays';
import { refusal, success } from '../../../src/domain/result/Result';
import { feeFor } from '../../../src/domain/tariff/Tariff';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { PAYMENT_SYSTEM_RULES } from '../../../src/domain/transfer/paymentSystems';
import { readTariff } from '../limits';
import { readBanks, readHolidays, readPurposes } from '../directories';
import { OPERATION_LIFE_MS } from './OperationPlan';
import type { Failure } from '../../../src/application/operations/failureCodes';
import type { MovementCode } from '../../../src/domain/movements/movements';
import type { PaymentSystem } from '../../../src/domain/operation/OperationTerms';
import type { Result } from '../../../src/domain/result/Result';
import type { BankDay } from '../../../src/domain/time/Instant';
import type { OtherBankTransfer } from '../../../src/domain/transfer/OtherBankTransfer';
import type { CallContext } from '../../kernel/Handler';
import type { OperationPlan } from './OperationPlan';

type TimeFailure = 'CLEARING_TIMEOUT' | 'GROSS_TIMEOUT';
type DetailFailure = 'INVALID_BIC' | 'INVALID_CREDIT_ACC_NO' | 'INVALID_CREDIT_BIC__ACC_NO' | 'INVALID_PURPOSE_CODE';
type PlanFailure = Failure<
  'OPERATION_IMPOSSIBLE' | DetailFailure | TimeFailure | 'INVALID_VALUE_DATE' | 'MAX_LIM_EXCEEDED'
>;

interface SystemNames {
  readonly txnCode: MovementCode;
  readonly late: TimeFailure;
}

const NAMES: Readonly<Record<PaymentSystem, SystemNames>> = {
  clearing: { txnCode: 'MAKE_OTHER_BANK_TRANSFER_CLEARING', late: 'CLEARING_TIMEOUT' },
  gross: { txnCode: 'MAKE_OTHER_BANK_TRANSFER_GROSS', late: 'GROSS_TIMEOUT' },
};

/**
 * Soms to another bank: they leave the account at once, wait in transit until the network has settled them, and come back by a
 * posting of their own when it has not. An order of a file has a date of its own, and may be paid later than a form allows.
 */
export async function planOtherBank(
  request: OtherBankTransfer,
  context: CallContext,
  orderDate?: BankDay,
): Promise<Result<OperationPlan, PlanFailure>> {
  const { amount, debitAccountId, paymentSystem, valueDate } = request;
  const names = NAMES[paymentSystem];
  if (!context.bank.configuration.sandbox) {
    // No network is connected to this bank.
    return refusal({ code: 'OPERATION_IMPOSSIBLE' });
  }
  const bank = (await readBanks(context.bank.database)).find(({ bic }) => bic === request.bic);
  if (bank === undefined) {
    return refusal({ code: 'INVALID_BIC' });
  }
  const violation = (await detailViolation(request, context)) ?? (await dateViolation(request, context, orderDate));
  if (violation !== undefined) {
    return refusal({ code: violation });
  }
  const { maximum } = PAYMENT_SYSTEM_RULES[paymentSystem];
  const tariff = await readTariff(context, {
    code: context.bank.movements.limitCodeOf(names.txnCode),
    currency: amount.currency,
  });
  const fee = tariff && feeFor(tariff, amount);
  if (fee === undefined || (maximum !== undefined && amount.minor > maximum.minor)) {
    return refusal({ code: 'MAX_LIM_EXCEEDED' });
  }
  return success({
    txnCode: names.txnCode,
    debit: { from: 'own', accountId: debitAccountId },
    credit: {
      to: 'outside',
      rail: 'interbank',
      accountNumber: request.creditAccountNumber,
      name: request.recipientName,
      sendNotBefore: leavesAt(paymentSystem, valueDate),
    },
    amount,
    fee,
    credited: amount,
    purpose: request.purpose,
    terms: {
      paymentSystem,
      bic: request.bic,
      valueDate,
      purposeCode: request.purposeCode,
      ...(request.documentNumber !== '' && { documentNumber: request.documentNumber }),
      details: {
        ...orderDateDetail(orderDate, valueDate),
        bankName: bank.name.ru,
        ...(request.inn !== '' && { inn: request.inn }),
      },
    },
    legs: [
      { account: debitAccountId, minor: -amount.minor },
      { class: 'RAIL_TRANSIT', currency: amount.currency, minor: amount.minor },
    ],
    counted: amount,
    expiresAt: context.now + OPERATION_LIFE_MS,
    confirmBefore: { at: cutOffOf(paymentSystem, valueDate), refusal: names.late },
  });
}

/** First violation in the account and the purpose code, by the rules the form checks too. */
async function detailViolation(
  request: OtherBankTransfer,
  context: CallContext,
): Promise<Exclude<DetailFailure, 'INVALID_BIC'> | undefined> {
  const violation = recipientAccountViolation(request.creditAccountNumber, request.bic);
  const known = (await readPurposes(context)).some(({ code }) => code === request.purposeCode);
  return violation ?? (known ? undefined : 'INVALID_PURPOSE_CODE');
}

/** Too late for a day on which banks work is one thing, a day on which they rest or that is too far away another. */
async function dateViolation(
  { paymentSystem, valueDate }: { readonly paymentSystem: PaymentSystem; readonly valueDate: BankDay },
  { bank, now }: CallContext,
  orderDate: BankDay | undefined,
): Promise<TimeFailure | 'INVALID_VALUE_DATE' | undefined> {
  const holidays = await readHolidays(bank.database);
  const daysAhead = orderDate === undefined ? undefined : PAYMENT_DAYS_AHEAD;
  if (valueDatesFor(paymentSystem, { now, holidays, daysAhead }).includes(valueDate)) {
    return undefined;
  }
  const isLateToday = valueDate === bankDayOf(now) && isBusinessDay(valueDate, holidays);
  return isLateToday ? NAMES[paymentSystem].late : 'INVALID_VALUE_DATE';
}
