import { recipientAccountViolation } from '../../../src/domain/bankDetails/recipientAccount';
import { cutOffOf, isBusinessDay, valueDatesFor } from '../../../src/domain/calendar/businessDays';
import { refusal, success } from '../../../src/domain/result/Result';
import { feeFor } from '../../../src/domain/tariff/Tariff';
import { bankDayOf, startOfBankDay } from '../../../src/domain/time/Instant';
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

const MINUTE_MS = 60_000;

/**
 * Soms to another bank: they leave the account at once, wait in transit until the network has settled them, and come back by a
 * posting of their own when it has not.
 */
export async function planOtherBank(
  request: OtherBankTransfer,
  context: CallContext,
): Promise<Result<OperationPlan, PlanFailure>> {
  const { amount, debitAccountId, paymentSystem, valueDate } = request;
  const names = NAMES[paymentSystem];
  if (!context.bank.configuration.sandbox) {
    // No network is connected to this bank.
    return refusal({ code: 'OPERATION_IMPOSSIBLE' });
  }
  const violation = (await detailViolation(request, context)) ?? (await dateViolation(request, context));
  if (violation !== undefined) {
    return refusal({ code: violation });
  }
  const { maximum, acceptedFromMinute } = PAYMENT_SYSTEM_RULES[paymentSystem];
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
      sendNotBefore: startOfBankDay(valueDate) + acceptedFromMinute * MINUTE_MS,
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
      ...(request.inn !== '' && { details: { inn: request.inn } }),
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

/** The first thing wrong with whom the payment is for. */
async function detailViolation(request: OtherBankTransfer, context: CallContext): Promise<DetailFailure | undefined> {
  const [banks, purposes] = await Promise.all([readBanks(context.bank.database), readPurposes(context)]);
  if (!banks.some(({ bic }) => bic === request.bic)) {
    return 'INVALID_BIC';
  }
  const violation = recipientAccountViolation(request.creditAccountNumber, request.bic);
  const known = purposes.some(({ code }) => code === request.purposeCode);
  return violation ?? (known ? undefined : 'INVALID_PURPOSE_CODE');
}

/** Too late for a day on which banks work is one thing, a day on which they rest or that is too far away another. */
async function dateViolation(
  { paymentSystem, valueDate }: { readonly paymentSystem: PaymentSystem; readonly valueDate: BankDay },
  { bank, now }: CallContext,
): Promise<TimeFailure | 'INVALID_VALUE_DATE' | undefined> {
  const holidays = await readHolidays(bank.database);
  if (valueDatesFor(paymentSystem, now, holidays).includes(valueDate)) {
    return undefined;
  }
  const isLateToday = valueDate === bankDayOf(now) && isBusinessDay(valueDate, holidays);
  return isLateToday ? NAMES[paymentSystem].late : 'INVALID_VALUE_DATE';
}
