import type { Account } from '../../../src/domain/account/Account';
import type { Transaction } from '../../../src/domain/history/Transaction';
import type { Currency } from '../../../src/domain/money/Currency';
import { money } from '../../../src/domain/money/Money';
import type { Notification } from '../../../src/domain/notification/Notification';
import type { CodeSent, OperationOutcome } from '../../../src/domain/operation/OperationOutcome';
import type { OperationId } from '../../../src/domain/operation/OperationId';
import type { OperationPreview } from '../../../src/domain/operation/OperationPreview';
import type { Schedule } from '../../../src/domain/schedule/Schedule';
import type { Template } from '../../../src/domain/template/Template';
import { addDays } from '../../../src/domain/time/days';
import { bankDayOf } from '../../../src/domain/time/Instant';
import type { WaitingChange } from '../../../src/domain/user/ProfileChange';
import type { User } from '../../../src/domain/user/User';
import { operationIdOf } from './fakePorts';

/** 12:00 on 21 November 2026 in Bishkek. */
export const NOON = Date.parse('2026-11-21T06:00:00.000Z');

interface AccountValues extends Partial<Omit<Account, 'available' | 'currency'>> {
  readonly currency?: Currency;
  /** Minor units that can be spent. */
  readonly minor?: bigint;
}

export function anAccount({ currency = 'KGS', minor = 1_000_000n, ...values }: AccountValues = {}): Account {
  return {
    id: '1',
    number: '1280010000000114',
    name: '',
    accountClass: '20100',
    classGroupId: '1',
    classGroupType: 'debit',
    currency,
    available: money(minor, currency),
    blocked: money(0n, currency),
    debitStopped: false,
    creditStopped: false,
    frozen: false,
    dormant: false,
    availableForOperations: true,
    dataVersion: 1n,
    ...values,
  };
}

export function aTransaction(values: Partial<Transaction> = {}): Transaction {
  return {
    id: '100',
    operationId: '00000000-0000-4000-8000-00000000abcd',
    txnCode: 'OWN_ACCOUNTS_TRANSFER',
    status: 'ACCEPTED',
    createdAt: NOON,
    debit: { accountNumber: '1280010000000114', currency: 'KGS', amount: money(150_000n, 'KGS') },
    credit: { accountNumber: '1280010000000215', currency: 'KGS', amount: money(150_000n, 'KGS') },
    fee: money(0n, 'KGS'),
    totalDebited: money(150_000n, 'KGS'),
    senderName: 'Айбек Асанов',
    recipientName: 'Айбек Асанов',
    purpose: 'На отпуск',
    fingerprint: 'A1B2-C3D4',
    ...values,
  };
}

export function aPreview(values: Partial<OperationPreview> = {}): OperationPreview {
  return {
    operationId: operationIdOf('00000000-0000-4000-8000-000000000001'),
    debit: { accountNumber: '1280010000000114', name: 'Айбек Асанов' },
    credit: { accountNumber: '1280010000000215', name: 'Айбек Асанов' },
    amount: money(150_000n, 'KGS'),
    fee: money(0n, 'KGS'),
    total: money(150_000n, 'KGS'),
    credited: money(150_000n, 'KGS'),
    purpose: 'На отпуск',
    terms: {},
    expiresAt: NOON + 600_000,
    fingerprint: 'A1B2-C3D4',
    confirmationText: 'Перевод 1 500,00 сом со счёта *0114 на счёт *0215. Без комиссии.',
    ...values,
  };
}

export function aCodeSent(values: Partial<CodeSent> = {}): CodeSent {
  return {
    otpType: 'SMS',
    isLastSmsTry: false,
    sendsLeft: 2,
    phone: '+996 *** ** 12 34',
    expiresAt: NOON + 300_000,
    resendAfterSeconds: 30,
    ...values,
  };
}

export function anOutcome(operationId: OperationId): OperationOutcome {
  return { operationId, transactionId: '100', status: 'ACCEPTED', bookedAt: NOON, fingerprint: 'A1B2-C3D4' };
}

export function aNotification(values: Partial<Notification> = {}): Notification {
  const content = { title: 'Перевод выполнен', body: '1 500,00 сом' };
  return {
    id: '1',
    transactionId: '100',
    viewed: false,
    createdAt: NOON,
    content: { ru: content, en: content, kg: content, cn: content },
    ...values,
  };
}

export function aUser(values: Partial<User> = {}): User {
  const name = { ru: 'Айбек Асанов', en: 'Aibek Asanov', kg: 'Айбек Асанов', cn: 'Aibek Asanov' };
  const none = { ru: '', en: '', kg: '', cn: '' };
  return {
    id: '1',
    username: 'aibek',
    language: 'ru',
    customerKind: 'I',
    customerNumber: '001',
    inn: '21503198500123',
    fullName: name,
    corporateName: none,
    rights: [],
    operations: undefined,
    isEmployee: false,
    isAdministrator: false,
    passportExpiresOn: undefined,
    avatarDataVersion: 0n,
    purposeCodePrefixes: [],
    otpType: 'SMS',
    isTokenOnly: false,
    hasPin: true,
    idleLimitMs: 600_000,
    securityQuestionId: '1',
    stepsLeft: [],
    privacyPolicyToAccept: undefined,
    ...values,
  };
}

export function aWaitingChange(values: Partial<WaitingChange> = {}): WaitingChange {
  return {
    operationId: operationIdOf('00000000-0000-4000-8000-000000000001'),
    otpType: 'SMS',
    phone: '+996 *** ** 01',
    isLastSmsTry: false,
    expiresAt: NOON + 300_000,
    resendAfterSeconds: 30,
    ...values,
  };
}

export function aTemplate(values: Partial<Template> = {}): Template {
  return {
    id: '7',
    name: 'На отпуск',
    code: 'MAKE_OWN_ACCOUNTS_TRANSFER',
    txnCode: 'MAKE_OWN_ACCOUNTS_TRANSFER',
    debitAccountNumber: '1280010000000114',
    creditAccountNumber: '1280010000000215',
    recipientName: 'Айбек Асанов',
    amount: money(150_000n, 'KGS'),
    credited: money(150_000n, 'KGS'),
    purpose: '',
    terms: undefined,
    createdAt: NOON,
    schedule: undefined,
    ...values,
  };
}

export function aSchedule(values: Partial<Schedule> = {}): Schedule {
  const day = bankDayOf(NOON);
  return {
    id: '3',
    recurrence: { periodicity: 'onceAWeek', firstDay: addDays(day, 1), lastDay: undefined },
    state: 'active',
    skippedDays: [],
    nextDays: [addDays(day, 1), addDays(day, 8)],
    runs: [],
    confirmedAt: NOON,
    fingerprint: 'A1B2-C3D4',
    ...values,
  };
}
