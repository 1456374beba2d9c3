import fc from 'fast-check';

import type { RequestOf, ResponseOf } from '../../src/application/operations/catalogue';
import type { transferOperations } from '../../src/application/operations/transfers';
import { TRANSACTION_STATUSES } from '../../src/domain/history/Transaction';
import { DEPOSIT_TYPES, INTEREST_PAYOUTS } from '../../src/domain/deposit/Deposit';
import { DETAIL_NAMES } from '../../src/domain/operation/details';
import { MAX_CERTIFICATE_ACCOUNTS } from '../../src/domain/shop/CertificateOrder';
import { PAYMENT_SYSTEMS } from '../../src/domain/operation/OperationTerms';
import type { OperationTerms } from '../../src/domain/operation/OperationTerms';
import {
  accountNumber,
  amountOf,
  codeSent,
  currency,
  day,
  identifier,
  instant,
  maybe,
  operationId,
  plainMatching,
  positiveAmountOf,
  rate,
  reference,
  typedWords,
  words,
} from './basicArbitraries';

const depositTerms = fc.record({
  productId: identifier,
  type: fc.constantFrom(...DEPOSIT_TYPES),
  contractNumber: words,
  accountNumber,
  termMonths: fc.nat(),
  rate: fc.integer({ min: 0, max: 99_999 }),
  earlyRate: fc.integer({ min: 0, max: 99_999 }),
  payout: fc.constantFrom(...INTEREST_PAYOUTS),
  capitalized: fc.boolean(),
  prolongs: fc.boolean(),
  child: fc.option(fc.record({ fullName: words, bornOn: day }), { nil: undefined }),
});

export const terms: fc.Arbitrary<OperationTerms> = fc.record(
  {
    rate,
    rateBase: currency,
    rateQuote: currency,
    paymentSystem: fc.constantFrom(...PAYMENT_SYSTEMS),
    bic: fc.stringMatching(/^\d{6}$/),
    valueDate: day,
    purposeCode: fc.stringMatching(/^\d{8}$/),
    documentNumber: fc.stringMatching(/^\d{1,10}$/),
    qr: fc.webFragments().map((fragment) => `https://pay.payqr.kg#${fragment}`),
    invoices: fc.array(fc.record({ id: identifier, minor: fc.bigInt({ min: 1n, max: 10n ** 15n }) }), {
      minLength: 1,
      maxLength: 3,
    }),
    statementAccounts: fc.uniqueArray(accountNumber, { minLength: 1, maxLength: MAX_CERTIFICATE_ACCOUNTS }),
    deposit: depositTerms,
    details: fc.dictionary(fc.constantFrom(...DETAIL_NAMES), plainMatching(/^[A-Z0-9 ]{1,40}$/)),
  },
  { requiredKeys: [] },
);

export const preview = fc.tuple(currency, currency).chain(([debit, credit]) =>
  fc.record({
    operationId,
    debit: fc.record({ accountNumber, name: words }),
    credit: fc.record({ accountNumber, name: words }),
    amount: amountOf(debit),
    fee: amountOf(debit),
    total: amountOf(debit),
    credited: amountOf(credit),
    purpose: words,
    terms,
    expiresAt: instant,
    fingerprint: words,
    confirmationText: words,
  }),
);

const recipient = fc.oneof(
  fc.record({ by: fc.constantFrom('account' as const, 'card' as const), value: accountNumber }),
  fc.record({ by: fc.constant('phone' as const), value: fc.stringMatching(/^\+996\d{9}$/) }),
);

/** Arbitrary requests and responses of the transfer operations. */
export const carriedByTransfers: {
  readonly [Code in keyof typeof transferOperations]: {
    readonly request: fc.Arbitrary<RequestOf<Code>>;
    readonly response: fc.Arbitrary<ResponseOf<Code>>;
  };
} = {
  MAKE_OWN_ACCOUNTS_TRANSFER: {
    request: currency.chain((code) =>
      fc.record({
        operationId,
        debitAccountId: identifier,
        creditAccountId: identifier,
        amount: positiveAmountOf(code),
        exchange: maybe(fc.record({ amountIs: fc.constantFrom('given' as const, 'taken'), otherCurrency: currency })),
        purpose: typedWords,
      }),
    ),
    response: preview,
  },
  MAKE_BANK_CLIENT_TRANSFER: {
    request: currency.chain((code) =>
      fc.record({
        operationId,
        debitAccountId: identifier,
        recipient,
        amount: positiveAmountOf(code),
        purpose: typedWords,
      }),
    ),
    response: preview,
  },
  CHECK_BANK_CLIENT_RECIPIENT: {
    request: fc.record({ recipient, currency }),
    response: fc.record({ recipientName: words }),
  },
  MAKE_OTHER_BANK_TRANSFER: {
    request: fc.record({
      operationId,
      debitAccountId: identifier,
      paymentSystem: fc.constantFrom(...PAYMENT_SYSTEMS),
      bic: fc.stringMatching(/^\d{6}$/),
      creditAccountNumber: accountNumber,
      recipientName: fc.stringMatching(/^[A-Z]{4,70}$/),
      inn: fc.constantFrom('', '01203199810015', '21506198500101'),
      purposeCode: fc.stringMatching(/^\d{8}$/),
      documentNumber: fc.stringMatching(/^\d{0,10}$/),
      valueDate: day,
      amount: positiveAmountOf('KGS'),
      purpose: plainMatching(/^[a-z]{2}[a-z ]{2,138}$/),
    }),
    response: preview,
  },
  SEND_OTP_BY_SMS: { request: reference, response: codeSent },
  CONFIRM_TRANSFER: {
    request: fc.record({ operationId, otp: fc.stringMatching(/^\d{6,8}$/) }),
    response: fc.record({
      operationId,
      transactionId: identifier,
      status: fc.constantFrom(...TRANSACTION_STATUSES),
      bookedAt: instant,
      fingerprint: words,
    }),
  },
};
