import { orderDateDetail, PAYMENT_DAYS_AHEAD } from '../../../src/domain/batch/orderDay';
import type { FailureCodeOf } from '../../../src/application/operations/catalogue';
import type { Failure } from '../../../src/application/operations/failureCodes';
import type { Currency } from '../../../src/domain/money/Currency';
import { add, money } from '../../../src/domain/money/Money';
import type { Money } from '../../../src/domain/money/Money';
import type { OperationDetails } from '../../../src/domain/operation/details';
import type { OperationTerms } from '../../../src/domain/operation/OperationTerms';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import { chargedTransfer } from '../../../src/domain/swift/charges';
import type { ChargedTransfer } from '../../../src/domain/swift/charges';
import { swiftCutOffOf, swiftDatesFor, swiftOpeningOf } from '../../../src/domain/transfer/swiftDates';
import type { BankDay } from '../../../src/domain/time/Instant';
import { swiftRecipientViolations } from '../../../src/domain/transfer/swiftRules';
import type { SwiftRecipient, SwiftTransfer } from '../../../src/domain/transfer/SwiftTransfer';
import type { ValidationCode } from '../../../src/domain/validation/ValidationCode';
import { encodeAmount } from '../../../src/infrastructure/registry/codecs';
import { countedInSoms, readTariffs } from '../limits';
import type { CallContext } from '../../kernel/Handler';
import { readHolidays } from '../directories';
import { correspondentIn, readCodesAbroad, readCountries } from './directoriesAbroad';
import { ownsFiles } from './operationFiles';
import { OPERATION_LIFE_MS } from '../transfers';
import type { OperationPlan } from '../transfers';

type PlanFailure = Failure<FailureCodeOf<'MAKE_SWIFT_TRANSFER'>>;

/** Failure for each violation the rules find; any other violation is a detail that does not fit the currency. */
const REFUSALS: Readonly<Partial<Record<ValidationCode, PlanFailure['code']>>> = {
  SWIFT_CODE_INVALID: 'INVALID_SWIFT_CODE',
  RUSSIAN_BIC_INVALID: 'INVALID_BIC',
  IBAN_NEEDED: 'INVALID_CREDIT_ACC_NO',
  IBAN_INVALID: 'INVALID_CREDIT_ACC_NO',
  CREDIT_ACCOUNT_CHARACTERS: 'INVALID_CREDIT_ACC_NO',
  RUSSIAN_ACCOUNT_INVALID: 'INVALID_CREDIT_ACC_NO',
  IBAN_OTHER_COUNTRY: 'INVALID_CREDIT_BIC__ACC_NO',
  RUSSIAN_ACCOUNT_KEY: 'INVALID_CREDIT_BIC__ACC_NO',
  SWIFT_LATIN_ONLY: 'SWIFT_PROHIBIT_SYMBOLS',
  SWIFT_CHARACTERS: 'SWIFT_PROHIBIT_SYMBOLS',
  SWIFT_CYRILLIC_NEEDED: 'SWIFT_PROHIBIT_SYMBOLS',
};

/**
 * Plan of a transfer to a bank abroad: the money leaves the account at once, waits in transit until the banks on the way have credited it,
 * and is returned by a posting of its own when they have not.
 */
export async function planSwift(
  request: SwiftTransfer,
  context: CallContext,
  orderDate?: BankDay,
): Promise<Result<OperationPlan, PlanFailure>> {
  const { amount, debitAccountId, valueDate } = request;
  const correspondent = await correspondentIn(context.bank.database, amount.currency);
  if (!context.bank.configuration.sandbox || correspondent === undefined) {
    // No network is connected to this bank, or no bank abroad keeps an account of it in this currency.
    return refusal({ code: 'OPERATION_IMPOSSIBLE' });
  }
  const violation = recipientViolation(request) ?? (await otherViolation(request, context, orderDate));
  if (violation !== undefined) {
    return refusal(violation);
  }
  const [tariffs, counted] = await Promise.all([readTariffs(context), countedInSoms(amount, context)]);
  if (counted === undefined) {
    return refusal({ code: 'EXCHANGE_RATE_NOT_FOUND' });
  }
  const charged = chargedTransfer(request.charges, amount, tariffs);
  if (charged === undefined) {
    // When the recipient pays the fees, the amount must exceed them.
    return refusal({ code: 'MIN_LIM_NOT_REACHED' });
  }
  return success({
    txnCode: 'MAKE_SWIFT_TRANSFER',
    debit: { from: 'own', accountId: debitAccountId },
    credit: {
      to: 'outside',
      rail: 'swift',
      accountNumber: request.creditAccountNumber,
      name: request.recipientName,
      sendNotBefore: swiftOpeningOf(valueDate),
    },
    amount: charged.sent,
    fee: charged.fee,
    credited: charged.sent,
    purpose: request.purpose,
    terms: termsOf(request, charged, orderDate),
    legs: [
      { account: debitAccountId, minor: -charged.sent.minor },
      { class: 'RAIL_TRANSIT', currency: amount.currency, minor: charged.sent.minor },
    ],
    counted: money(counted, 'KGS'),
    // Confirmed after the hour of its day it could not leave on it.
    expiresAt: Math.min(context.now + OPERATION_LIFE_MS, swiftCutOffOf(amount.currency, valueDate)),
  });
}

/** First violation in the details of the recipient, by the rules the form checks too. */
function recipientViolation(request: SwiftTransfer): PlanFailure | undefined {
  const [first] = Object.entries(swiftRecipientViolations(request, request.amount.currency));
  if (first === undefined) {
    return undefined;
  }
  const [field, violation] = first;
  return { code: REFUSALS[violation] ?? 'INVALID_SWIFT_DETAILS', data: { field } };
}

/** Failure only the bank can find: by its directories, its value dates, the files it stores; `undefined` when there is none. */
async function otherViolation(
  request: SwiftTransfer,
  context: CallContext,
  orderDate: BankDay | undefined,
): Promise<PlanFailure | undefined> {
  const { database } = context.bank;
  const { currency } = request.amount;
  const [countries, codes, holidays] = await Promise.all([
    readCountries(database),
    readCodesAbroad(context),
    readHolidays(database),
  ]);
  const daysAhead = orderDate === undefined ? undefined : PAYMENT_DAYS_AHEAD;
  const openDays = swiftDatesFor(currency, { now: context.now, holidays, daysAhead });
  const isListed = (list: readonly { readonly code: string }[], wanted: string): boolean =>
    list.some(({ code }) => code === wanted);
  const fields: readonly [keyof SwiftTransfer, PlanFailure['code'], boolean][] = [
    ['recipientCountry', 'INVALID_SWIFT_DETAILS', isListed(countries, request.recipientCountry)],
    ['kbe', 'INVALID_SWIFT_DETAILS', currency !== 'KZT' || isListed(codes.beneficiaryCodes, request.kbe)],
    [
      'operationCode',
      'INVALID_PURPOSE_CODE',
      currency !== 'RUB' || isListed(codes.operationCodes, request.operationCode),
    ],
    ['knp', 'INVALID_PURPOSE_CODE', currency !== 'KZT' || isListed(codes.purposeCodes, request.knp)],
    ['valueDate', 'INVALID_VALUE_DATE', openDays.includes(request.valueDate)],
  ];
  const wrong = fields.find(([, , isRight]) => !isRight);
  if (wrong !== undefined) {
    const [field, code] = wrong;
    return { code, data: { field } };
  }
  return (await ownsFiles(context, request.files)) ? undefined : { code: 'FILE_NOT_FOUND' };
}

function termsOf(request: SwiftTransfer, charged: ChargedTransfer, orderDate: BankDay | undefined): OperationTerms {
  const { valueDate, documentNumber, charges } = request;
  return {
    valueDate,
    ...(documentNumber !== '' && { documentNumber }),
    details: withoutEmpty({
      ...orderDateDetail(orderDate, valueDate),
      charges,
      foreignFee: charged.foreign.minor === 0n ? '' : amountWithCode(charged.foreign),
      instructedAmount: charges === 'BEN' ? amountWithCode(add(charged.sent, charged.fee)) : '',
      ...recipientDetails(request, request.amount.currency),
      documents: request.files.map(({ name }) => name).join(', '),
    }),
  };
}

/** Details of the recipient that the currency needs; the others are left out, whatever the request contains. */
function recipientDetails(request: SwiftRecipient, currency: Currency): OperationDetails {
  const { bankCode, bankName, recipientAddress, recipientCountry, intermediaryBank } = request;
  const common = { bankCode, bankName, recipientAddress, recipientCountry };
  switch (currency) {
    case 'RUB': {
      const { correspondentAccount, operationCode, inn, kpp } = request;
      return { ...common, correspondentAccount, operationCode, inn, kpp };
    }
    case 'KZT': {
      const { bin, kbe, knp } = request;
      return { ...common, intermediaryBank, bin, kbe, knp };
    }
    default:
      return { ...common, intermediaryBank };
  }
}

function withoutEmpty(details: OperationDetails): OperationDetails {
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value !== ''));
}

/** Amount in the notation of interbank messages: `USD 1500.00`. */
function amountWithCode(amount: Money): string {
  return `${amount.currency} ${encodeAmount(amount)}`;
}
