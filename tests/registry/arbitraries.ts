import fc from 'fast-check';

import type { OperationCode, RequestOf, ResponseOf } from '../../src/application/operations/catalogue';
import { COMPANY_RIGHTS } from '../../src/domain/corporate/Company';
import { LANGUAGES } from '../../src/domain/language/Language';
import type { Notification } from '../../src/domain/notification/Notification';
import { QR_DIRECTIONS } from '../../src/domain/qr/QrStatement';
import { FIRST_LOGIN_STEPS } from '../../src/domain/user/FirstLoginStep';
import { OTP_TYPES, SIGN_IN_RESULTS } from '../../src/domain/user/ProfileChange';
import { SECURITY_QUESTIONS } from '../support/securityQuestions';
import type { User } from '../../src/domain/user/User';
import {
  accountNumber,
  amountOf,
  codeSent,
  currency,
  day,
  identifier,
  instant,
  localized,
  maybe,
  nothing,
  operationId,
  rate,
  reference,
  version,
  waitingChange,
  words,
} from './basicArbitraries';
import { account, file, transaction } from './accountArbitraries';
import { carriedByAccountDetails } from './accountDetailArbitraries';
import { carriedByEmployeeRights } from './employeeRightsArbitraries';
import { carriedByProductChanges } from './productChangeArbitraries';
import { carriedByAdministration } from './administrationArbitraries';
import { carriedByApprovalRules } from './approvalRuleArbitraries';
import { carriedByCompanyAudit } from './companyAuditArbitraries';
import { carriedByDirectories, carriedByDirectoriesInParts } from './directoryArbitraries';
import { carriedByCases } from './caseArbitraries';
import { carriedByChat } from './chatArbitraries';
import { carriedByCards, carriedByCardTransfers } from './cardArbitraries';
import { carriedByDeposits } from './depositArbitraries';
import { carriedByInvoices } from './invoiceArbitraries';
import { carriedByDirectDebits } from './directDebitArbitraries';
import { carriedByDigitalLoans } from './digitalLoanArbitraries';
import { carriedByLoans } from './loanArbitraries';
import { carriedByMoneyTransfers } from './moneyTransferArbitraries';
import { carriedByLimits } from './limitArbitraries';
import { carriedByOverdrafts } from './overdraftArbitraries';
import { carriedByPasskeys } from './passkeyArbitraries';
import { carriedByPayees } from './payeeArbitraries';
import { carriedByPayments } from './paymentArbitraries';
import { carriedByServicePayments } from './servicePaymentArbitraries';
import { carriedByQrInvoices } from './qrInvoiceArbitraries';
import { carriedByQrPayments } from './qrPaymentArbitraries';
import { carriedByQrPoints } from './qrPointArbitraries';
import { carriedByTaxPayments } from './taxPaymentArbitraries';
import { carriedByTaxes } from './taxArbitraries';
import { carriedByTemplates } from './templateArbitraries';
import { carriedBySwift } from './swiftArbitraries';
import { carriedByBatches } from './batchArbitraries';
import { carriedByPayroll } from './payrollArbitraries';
import { carriedBySignatures } from './signatureArbitraries';
import { carriedBySpending } from './spendingArbitraries';
import { carriedByShop } from './shopArbitraries';
import { carriedByStatements } from './statementArbitraries';
import { carriedByTransfers } from './transferArbitraries';
import { carriedByWallets } from './walletArbitraries';
import { carriedByContacts, carriedByCustomer } from './customerArbitraries';
import { carriedByOnboarding } from './onboardingArbitraries';

const content = fc.record({ title: words, body: words });

const notification: fc.Arbitrary<Notification> = fc.record({
  id: identifier,
  transactionId: maybe(identifier),
  viewed: fc.boolean(),
  createdAt: instant,
  content: fc.record({ ru: content, en: content, kg: content, cn: content }),
});

const user: fc.Arbitrary<User> = fc.record({
  id: identifier,
  username: words,
  language: fc.constantFrom(...LANGUAGES),
  customerKind: fc.constantFrom('I' as const, 'C'),
  customerNumber: words,
  inn: words,
  fullName: localized,
  corporateName: localized,
  rights: fc.subarray([...COMPANY_RIGHTS]),
  operations: maybe(fc.array(words)),
  isEmployee: fc.boolean(),
  isAdministrator: fc.boolean(),
  passportExpiresOn: maybe(day),
  avatarDataVersion: version,
  purposeCodePrefixes: fc.array(words, { maxLength: 5 }),
  stepsLeft: fc.subarray([...FIRST_LOGIN_STEPS]),
  privacyPolicyToAccept: maybe(words),
  otpType: fc.constantFrom(...OTP_TYPES),
  isTokenOnly: fc.boolean(),
  securityQuestionId: maybe(words),
  hasPin: fc.boolean(),
  idleLimitMs: fc.integer({ min: 300, max: 600 }).map((seconds) => seconds * 1000),
});

const byId = fc.record({ transactionId: identifier });
const historyPage = fc.record({ transactions: fc.array(transaction, { maxLength: 5 }), next: maybe(identifier) });

const exchangeRate = fc.record({
  base: currency,
  quote: currency,
  rateType: fc.constantFrom('commercial' as const, 'official'),
  buy: rate,
  sell: rate,
});

const unviewed = fc.record({ unviewed: fc.integer({ min: 0, max: 100_000 }) });

const secret = fc.string({ minLength: 1, maxLength: 128 });

const pin = fc.stringMatching(/^\d{4}$/);

const locale = fc.record({ language: fc.constantFrom(...LANGUAGES) });

/** Arbitrary requests and responses of each operation. Total over the catalogue: an operation without its own does not type-check. */
export const carried: {
  readonly [Code in OperationCode]: {
    readonly request: fc.Arbitrary<RequestOf<Code>>;
    readonly response: fc.Arbitrary<ResponseOf<Code>>;
  };
} = {
  GET_ACCOUNTS_V2: {
    request: fc.record({ recordStatus: fc.constantFrom('O' as const, 'C') }),
    response: fc.array(account, { maxLength: 5 }),
  },
  GET_ACCOUNT_BY_ID: { request: fc.record({ accountId: identifier }), response: account },
  GET_TRANSACTION_HISTORY_V2: {
    request: fc.record({
      transactionId: maybe(identifier),
      operationId: maybe(operationId),
      from: maybe(day),
      to: maybe(day),
      accountId: maybe(identifier),
      text: maybe(fc.constantFrom('мегаком', '1 250,50', '税', '№ 7')),
      cursor: maybe(identifier),
      limit: maybe(fc.integer({ min: 1, max: 1000 })),
    }),
    response: historyPage,
  },
  GET_TRANSACTION_BY_ID_V2: { request: byId, response: transaction },
  TRANSACTION_DELETE_BY_ID: { request: byId, response: transaction },
  GET_TRANSACTION_RECEIPT_FILE: {
    request: byId,
    response: file,
  },
  GET_QR_STATEMENT_HISTORY: {
    request: fc.record({
      from: day,
      to: day,
      direction: maybe(fc.constantFrom(...QR_DIRECTIONS)),
      accountId: maybe(identifier),
      pointId: maybe(identifier),
      cursor: maybe(identifier),
      limit: maybe(fc.integer({ min: 1, max: 1000 })),
    }),
    response: fc.record({
      transactions: fc.array(transaction, { maxLength: 5 }),
      next: maybe(identifier),
      turnover: fc.record({
        incoming: amountOf('KGS'),
        incomingCount: fc.nat(),
        outgoing: amountOf('KGS'),
        outgoingCount: fc.nat(),
      }),
    }),
  },
  RETRY_SEND_OTP: { request: reference, response: codeSent },
  GET_EXCHANGE_DEALS: {
    request: nothing,
    response: fc.array(
      fc.tuple(currency, currency).chain(([given, taken]) =>
        fc.record({
          transactionId: identifier,
          madeAt: instant,
          given: amountOf(given),
          taken: amountOf(taken),
          price: maybe(fc.record({ base: currency, quote: currency, price: rate })),
          debitAccountNumber: accountNumber,
          creditAccountNumber: accountNumber,
        }),
      ),
      { maxLength: 3 },
    ),
  },
  ...carriedByTransfers,
  ...carriedBySwift,
  ...carriedBySignatures,
  ...carriedByBatches,
  ...carriedByPayroll,
  ...carriedByOverdrafts,
  ...carriedByCards(transaction),
  ...carriedBySpending,
  ...carriedByStatements,
  ...carriedByDeposits,
  ...carriedByInvoices,
  ...carriedByQrInvoices,
  ...carriedByDirectDebits,
  ...carriedByLoans,
  ...carriedByShop,
  ...carriedByDigitalLoans,
  ...carriedByWallets,
  ...carriedByTemplates,
  ...carriedByCardTransfers,
  ...carriedByMoneyTransfers,
  ...carriedByLimits,
  ...carriedByProductChanges,
  ...carriedByEmployeeRights,
  ...carriedByAccountDetails,
  ...carriedByPayees,
  ...carriedByPayments,
  ...carriedByServicePayments,
  ...carriedByTaxes,
  ...carriedByTaxPayments,
  ...carriedByQrPayments,
  ...carriedByQrPoints,
  GET_SELF_USER_DATA: { request: nothing, response: user },
  CHECK_NOTIFICATIONS: { request: nothing, response: unviewed },
  GET_NOTIFICATIONS: { request: nothing, response: fc.array(notification, { maxLength: 5 }) },
  DELETE_NOTIFICATIONS: {
    request: fc.oneof(
      fc.constant({ method: 'delete-all' as const }),
      fc.record({
        method: fc.constant('delete-by-id' as const),
        notificationIds: fc.array(identifier, { minLength: 1, maxLength: 3 }),
      }),
    ),
    response: unviewed,
  },
  NOTIFICATION_WAS_READ: {
    request: fc.record({ notificationIds: fc.array(identifier, { minLength: 1, maxLength: 200 }) }),
    response: unviewed,
  },
  GET_DV_OF_DIRECTORIES: {
    request: fc.record({ name: maybe(words) }),
    response: fc.array(fc.record({ name: words, dataVersion: version })),
  },
  CHANGE_PASSWORD: {
    request: fc.record({ operationId, currentPassword: secret, newPassword: secret }),
    response: waitingChange,
  },
  CHANGE_USERNAME: {
    request: fc.record({
      operationId,
      currentUsername: fc.stringMatching(/^[a-z0-9@.+-]{5,20}$/),
      newUsername: fc.stringMatching(/^[a-z0-9@.+-]{5,20}$/),
    }),
    response: waitingChange,
  },
  CHANGE_PIN: {
    request: fc.oneof(fc.record({ currentPin: pin, newPin: pin }), fc.record({ currentPassword: secret, newPin: pin })),
    response: fc.constant({}),
  },
  SET_NEW_ANSWER_FOR_SECURITY_QUESTION: {
    request: fc.record({
      operationId,
      questionId: fc.constantFrom(...SECURITY_QUESTIONS.map(({ id }) => id)),
      answer: secret,
    }),
    response: waitingChange,
  },
  GET_GOOGLE_INITIALIZATION_CODE: {
    request: fc.record({ answer: secret }),
    response: fc.record({ secretKey: words, address: words }),
  },
  CHANGE_AUTH_TYPE: {
    request: fc.record({
      operationId,
      otpType: fc.constantFrom(...OTP_TYPES),
      deviceOtp: maybe(fc.stringMatching(/^\d{6,8}$/)),
      tokenNumber: maybe(fc.stringMatching(/^[0-9A-Z-]{4,30}$/)),
    }),
    response: waitingChange,
  },
  SEND_UTILITY_OTP: { request: reference, response: codeSent },
  RETRY_SEND_OTP_TO_CHANGE_AUTH_TYPE: { request: reference, response: waitingChange },
  CONFIRM_UTILITY_OPERATION: {
    request: fc.record({ operationId, otp: fc.stringMatching(/^\d{6,8}$/) }),
    response: reference,
  },
  GET_LOGIN_HISTORY: {
    request: nothing,
    response: fc.array(
      fc.record({
        sessionId: maybe(identifier),
        signedInAt: instant,
        address: words,
        userAgent: words,
        result: fc.constantFrom(...SIGN_IN_RESULTS),
        isCurrent: fc.boolean(),
        isActive: fc.boolean(),
      }),
    ),
  },
  REMEMBER_DEVICE: {
    request: fc.record({ deviceKey: maybe(fc.stringMatching(/^[A-Za-z0-9_-]{43}$/)) }),
    response: fc.record({ deviceKey: fc.stringMatching(/^[A-Za-z0-9_-]{43}$/) }),
  },
  GET_KNOWN_DEVICES: {
    request: nothing,
    response: fc.record({
      devices: fc.array(
        fc.record({ id: identifier, userAgent: words, address: words, rememberedAt: instant, lastUsedAt: instant }),
      ),
      onlyKnown: fc.boolean(),
    }),
  },
  FORGET_DEVICE: { request: fc.record({ deviceId: identifier }), response: nothing },
  ALLOW_ONLY_KNOWN_DEVICES: { request: fc.record({ operationId, onlyKnown: fc.boolean() }), response: waitingChange },
  END_OTHER_SESSIONS: { request: nothing, response: fc.record({ ended: fc.nat() }) },
  CHANGE_USER_LOCALE: { request: locale, response: locale },
  ...carriedByOnboarding,
  ...carriedByPasskeys,
  ...carriedByCustomer,
  ...carriedByContacts,
  ...carriedByDirectories,
  ...carriedByDirectoriesInParts,
  ...carriedByCases,
  ...carriedByChat,
  ...carriedByAdministration,
  ...carriedByApprovalRules,
  ...carriedByCompanyAudit,
  GET_EXCHANGE_RATE_HISTORY: {
    request: fc.record({
      base: currency,
      rateType: fc.constantFrom('commercial' as const, 'official'),
      period: fc.constantFrom('month' as const, 'quarter', 'year'),
    }),
    response: fc.array(fc.record({ day, buy: rate, sell: rate })),
  },
  GET_EXCHANGE_RATES: { request: nothing, response: fc.array(exchangeRate) },
  GET_FIRST_PAGE: {
    request: nothing,
    response: fc.record({
      position: words,
      user,
      accounts: fc.array(account, { maxLength: 3 }),
      rates: fc.array(exchangeRate, { maxLength: 3 }),
      history: historyPage,
      notifications: unviewed,
    }),
  },
};
