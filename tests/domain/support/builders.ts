import type { Account } from '../../../src/domain/account/Account';
import type { PaymentDocument } from '../../../src/domain/corporate/PaymentDocument';
import type { Transaction } from '../../../src/domain/history/Transaction';
import { money } from '../../../src/domain/money/Money';
import type { Money } from '../../../src/domain/money/Money';
import { checkedToOperationId } from '../../../src/domain/operation/OperationId';
import type { User } from '../../../src/domain/user/User';

/** A usable som account with 1 000,00 som, changed as a test needs. */
export function anAccount(changes: Partial<Account> = {}): Account {
  const currency = changes.currency ?? 'KGS';
  return {
    id: '1',
    number: '1280016000000114',
    name: '',
    accountClass: '101',
    classGroupId: '1',
    classGroupType: 'debit',
    currency,
    available: money(100_000n, currency),
    blocked: money(0n, currency),
    debitStopped: false,
    creditStopped: false,
    frozen: false,
    dormant: false,
    availableForOperations: false,
    dataVersion: 1n,
    ...changes,
  };
}

/** A finished transfer of 1 500,50 som between two accounts of one person, changed as a test needs. */
export function aTransaction(changes: Partial<Transaction> = {}): Transaction {
  const amount = money(150_050n, 'KGS');
  return {
    id: '10',
    operationId: '6f1c2c35-52f0-4a5b-8a0c-3f7d6a1b9c01',
    txnCode: 'MAKE_OWN_ACCOUNTS_TRANSFER',
    status: 'ACCEPTED',
    createdAt: Date.UTC(2026, 10, 21, 5, 30),
    debit: { accountNumber: '1280016000000114', currency: 'KGS', amount },
    credit: { accountNumber: '1280016000000215', currency: 'KGS', amount },
    fee: money(0n, 'KGS'),
    totalDebited: amount,
    senderName: 'Сыдыков Айбек',
    recipientName: 'Сыдыков Айбек',
    purpose: 'Үнөмдөө',
    fingerprint: '7K3M-Q9TD',
    ...changes,
  };
}

/** An individual with a name in every language but Chinese, changed as a test needs. */
export function aUser(changes: Partial<User> = {}): User {
  return {
    id: '1',
    username: 'aibek',
    language: 'ru',
    customerKind: 'I',
    customerNumber: '000101',
    inn: '21503198500123',
    fullName: { ru: 'Айбек Сыдыков', en: 'Aibek Sydykov', kg: 'Айбек Сыдыков', cn: '' },
    corporateName: { ru: '', en: '', kg: '', cn: '' },
    rights: [],
    operations: undefined,
    isEmployee: false,
    isAdministrator: false,
    passportExpiresOn: undefined,
    avatarDataVersion: 0n,
    purposeCodePrefixes: [],
    stepsLeft: [],
    privacyPolicyToAccept: undefined,
    otpType: 'SMS',
    isTokenOnly: false,
    securityQuestionId: undefined,
    hasPin: true,
    idleLimitMs: 600_000,
    ...changes,
  };
}

/** A document of a company over 1 500,50 som that one person has to sign, changed as a test needs. */
export function paymentDocument(
  changes: Partial<PaymentDocument> = {},
  total: Money = money(150_050n, 'KGS'),
): PaymentDocument {
  const operationId = checkedToOperationId('6f1c2c35-52f0-4a5b-8a0c-3f7d6a1b9c01');
  if (operationId === undefined) {
    throw new Error('Not an operation id');
  }
  return {
    preview: {
      operationId,
      debit: { accountNumber: '1280016000000114', name: 'ОсОО Пример' },
      credit: { accountNumber: '1280016000000215', name: 'ОсОО Образец' },
      amount: total,
      fee: money(0n, total.currency),
      total,
      credited: total,
      purpose: 'Оплата по счёту 15',
      terms: {},
      expiresAt: Date.UTC(2026, 11, 1),
      fingerprint: '7K3M-Q9TD',
      confirmationText: '',
    },
    txnCode: 'MAKE_BANK_CLIENT_TRANSFER',
    madeBy: { ru: 'Мамбетова Салтанат', en: 'Saltanat Mambetova', kg: 'Мамбетова Салтанат', cn: '' },
    makerId: '4',
    sentAt: Date.UTC(2026, 10, 21, 5, 30),
    awaited: { places: [1], signers: [] },
    canApprove: false,
    signatures: [],
    canSign: true,
    canDecline: true,
    warnings: [],
    ...changes,
  };
}
