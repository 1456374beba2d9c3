import { withRussianKey } from '../../../src/domain/bankDetails/rubDetails';
import type { Currency } from '../../../src/domain/money/Currency';
import { money } from '../../../src/domain/money/Money';
import type { SwiftTransfer } from '../../../src/domain/transfer/SwiftTransfer';
import { dayOf } from './payments';
import { newOperationId } from './transfers';

export interface SwiftRequest {
  readonly from: string;
  readonly amount?: bigint;
  readonly currency?: Currency;
  /** Three digits the account ends with, which say what the banks abroad do with it. */
  readonly scenario?: string;
}

const COMMON = {
  charges: 'SHA',
  intermediaryBank: '',
  correspondentAccount: '',
  operationCode: '',
  inn: '',
  kpp: '',
  bin: '',
  kbe: '',
  knp: '',
  documentNumber: '77',
  files: [],
} as const;

const RUSSIAN_BIC = '044525225';

/** A transfer abroad as the form would send it, to a recipient whose details fit the currency. */
export function swiftRequest(
  { from, amount = 100_000n, currency = 'USD', scenario = '000' }: SwiftRequest,
  changes: Partial<SwiftTransfer> = {},
): SwiftTransfer {
  return {
    ...COMMON,
    operationId: newOperationId(),
    debitAccountId: from,
    amount: money(amount, currency),
    valueDate: dayOf('2026-11-23'),
    ...(currency === 'RUB' ? inRoubles(scenario) : currency === 'KZT' ? inTenge() : inDollars(scenario)),
    ...changes,
  };
}

function inDollars(scenario: string) {
  return {
    bankCode: 'CHASUS33',
    bankName: 'JPMORGAN CHASE BANK, N.A.',
    creditAccountNumber: `400123${scenario}`,
    recipientName: 'EXAMPLE TRADING LLC',
    recipientAddress: '1 SAMPLE STREET, NEW YORK',
    recipientCountry: 'US',
    purpose: 'INVOICE 77 FOR GOODS',
  };
}

function inRoubles(scenario: string) {
  return {
    bankCode: RUSSIAN_BIC,
    bankName: 'ПАО СБЕРБАНК',
    creditAccountNumber: withRussianKey(`40702810000000000${scenario}`, RUSSIAN_BIC),
    recipientName: 'ООО Пример',
    recipientAddress: 'г. Москва, ул. Примерная, 1',
    recipientCountry: 'RU',
    correspondentAccount: '30101810400000000225',
    operationCode: '20100',
    inn: '7707083893',
    kpp: '770701001',
    purpose: 'Оплата по счёту 15 за услуги',
  };
}

function inTenge() {
  return {
    bankCode: 'HSBKKZKX',
    bankName: 'АО НАРОДНЫЙ БАНК КАЗАХСТАНА',
    creditAccountNumber: 'KZ86125KZT5004100100',
    recipientName: 'ТОО Пример',
    recipientAddress: 'Алматы, ул. Абая, 10',
    recipientCountry: 'KZ',
    bin: '971240001315',
    kbe: '17',
    knp: '710',
    purpose: 'Оплата за муку',
  };
}
