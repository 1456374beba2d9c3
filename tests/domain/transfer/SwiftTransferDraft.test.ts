import { describe, expect, test } from 'vitest';

import { withRussianKey } from '../../../src/domain/bankDetails/rubDetails';
import { money } from '../../../src/domain/money/Money';
import { SwiftTransferDraft, swiftViolations, swiftTransferOf } from '../../../src/domain/transfer/SwiftTransferDraft';
import { SWIFT_RULES } from '../../../src/domain/transfer/swiftRules';
import { operationIdOf } from '../../application/support/fakePorts';
import { anAccount } from '../support/builders';

const ACCOUNTS = [
  anAccount({ id: 'usd', currency: 'USD' }),
  anAccount({ id: 'eur', currency: 'EUR' }),
  anAccount({ id: 'rub', currency: 'RUB' }),
  anAccount({ id: 'kzt', currency: 'KZT' }),
  anAccount({ id: 'kgs' }),
];
const ID = operationIdOf('00000000-0000-4000-8000-000000000001');

const DOLLARS = {
  debitAccountId: 'usd',
  amountText: '100,50',
  bankCode: 'chas us33',
  bankName: ' JPMORGAN CHASE BANK ',
  creditAccountNumber: '4001 2345 67',
  recipientName: 'EXAMPLE TRADING LLC',
  recipientAddress: '1 SAMPLE STREET, NEW YORK',
  recipientCountry: 'US',
  purpose: 'INVOICE 77\nFOR GOODS',
  valueDate: '2026-11-23',
} as const;

const ROUBLES = {
  ...DOLLARS,
  debitAccountId: 'rub',
  bankCode: '044525225',
  bankName: 'ПАО СБЕРБАНК',
  creditAccountNumber: withRussianKey('40702810038000000015', '044525225'),
  recipientName: 'ООО Пример',
  recipientAddress: 'г. Москва, ул. Примерная, 1',
  recipientCountry: 'RU',
  correspondentAccount: '3010 1810 4000 0000 0225',
  operationCode: 'VO20100',
  inn: '7707083893',
  kpp: '770701001',
  purpose: 'Оплата по счёту № 15',
} as const;

const TENGE = {
  ...DOLLARS,
  debitAccountId: 'kzt',
  bankCode: 'HSBKKZKX',
  bankName: 'АО НАРОДНЫЙ БАНК КАЗАХСТАНА',
  creditAccountNumber: 'kz86 125K ZT50 0410 0100',
  recipientCountry: 'KZ',
  bin: '971240001315',
  kbe: '17',
  knp: '710',
  purpose: 'Оплата за муку',
} as const;

type Values = Partial<SwiftTransferDraft>;

function violationsOf(values: Values) {
  return swiftViolations(new SwiftTransferDraft(values), ACCOUNTS);
}

describe('a sound draft', () => {
  test.each([
    ['dollars', DOLLARS],
    ['roubles', ROUBLES],
    ['tenge', TENGE],
  ] as const)('in %s has no problems', (_currency, values) => {
    expect(violationsOf(values)).toEqual({});
  });

  test('stands for a transfer written the way banks write it', () => {
    const draft = new SwiftTransferDraft({ ...DOLLARS, inn: '7707083893', bin: '971240001315' });
    expect(swiftTransferOf(draft, ACCOUNTS, ID)).toMatchObject({
      operationId: ID,
      amount: money(10_050n, 'USD'),
      charges: 'SHA',
      bankCode: 'CHASUS33',
      bankName: 'JPMORGAN CHASE BANK',
      creditAccountNumber: '4001234567',
      inn: '',
      bin: '',
      purpose: 'INVOICE 77 FOR GOODS',
      files: [],
    });
  });

  test('in roubles carries the digits of its codes and no intermediary bank', () => {
    const draft = new SwiftTransferDraft({ ...ROUBLES, intermediaryBank: 'CITIUS33' });
    expect(swiftTransferOf(draft, ACCOUNTS, ID)).toMatchObject({
      correspondentAccount: '30101810400000000225',
      operationCode: '20100',
      intermediaryBank: '',
    });
  });

  test('takes its documents along once the bank keeps them', () => {
    const documents = [{ uuid: 'a', name: 'invoice.pdf' }];
    expect(swiftTransferOf(new SwiftTransferDraft({ ...DOLLARS, documents }), ACCOUNTS, ID)?.files).toEqual(documents);
    const waiting = { ...DOLLARS, documents: [{ uuid: undefined, name: 'invoice.pdf' }] };
    expect(violationsOf(waiting)).toEqual({ documents: 'SCANS_NOT_READY' });
    expect(swiftTransferOf(new SwiftTransferDraft(waiting), ACCOUNTS, ID)).toBeUndefined();
  });
});

describe('what is wrong with a field', () => {
  const euros = {
    ...DOLLARS,
    debitAccountId: 'eur',
    bankCode: 'DEUTDEFF',
    creditAccountNumber: 'DE89370400440532013000',
  };

  test.each([
    [{ ...DOLLARS, debitAccountId: 'kgs' }, { debitAccountId: 'SWIFT_NOT_IN_SOMS' }],
    [{ ...DOLLARS, amountText: '1000,01' }, { amountText: 'MORE_THAN_AVAILABLE' }],
    [{ ...DOLLARS, bankCode: '' }, { bankCode: 'BANK_CODE_REQUIRED' }],
    [{ ...DOLLARS, bankCode: '044525225' }, { bankCode: 'SWIFT_CODE_INVALID' }],
    [{ ...DOLLARS, bankName: 'Банк' }, { bankName: 'SWIFT_LATIN_ONLY' }],
    [{ ...DOLLARS, bankName: 'A'.repeat(51) }, { bankName: 'BANK_NAME_TOO_LONG' }],
    [{ ...DOLLARS, intermediaryBank: 'CITI' }, { intermediaryBank: 'SWIFT_CODE_INVALID' }],
    [{ ...DOLLARS, creditAccountNumber: '123' }, { creditAccountNumber: 'ACCOUNT_ABROAD_LENGTH' }],
    [{ ...DOLLARS, creditAccountNumber: 'NO. 12345' }, { creditAccountNumber: 'CREDIT_ACCOUNT_CHARACTERS' }],
    [{ ...DOLLARS, recipientName: 'ООО Пример' }, { recipientName: 'SWIFT_LATIN_ONLY' }],
    [{ ...DOLLARS, recipientName: 'ABC' }, { recipientName: 'PARTY_NAME_LENGTH' }],
    [{ ...DOLLARS, recipientAddress: 'A'.repeat(71) }, { recipientAddress: 'RECIPIENT_ADDRESS_LENGTH' }],
    [{ ...DOLLARS, recipientCountry: '' }, { recipientCountry: 'COUNTRY_REQUIRED' }],
    [{ ...DOLLARS, purpose: 'Оплата' }, { purpose: 'SWIFT_LATIN_ONLY' }],
    [{ ...DOLLARS, purpose: 'A'.repeat(201) }, { purpose: 'PURPOSE_TOO_LONG' }],
    [{ ...DOLLARS, purpose: ' ' }, { purpose: 'PURPOSE_REQUIRED' }],
    [{ ...DOLLARS, documentNumber: '12345678901' }, { documentNumber: 'DOCUMENT_NUMBER_CHARACTERS' }],
    [{ ...DOLLARS, valueDate: '' }, { valueDate: 'VALUE_DATE_REQUIRED' }],
    [euros, {}],
    [{ ...euros, creditAccountNumber: '532013000' }, { creditAccountNumber: 'IBAN_NEEDED' }],
    [{ ...euros, creditAccountNumber: 'DE89370400440532013001' }, { creditAccountNumber: 'IBAN_INVALID' }],
    [{ ...euros, creditAccountNumber: 'GB82WEST12345698765432' }, { creditAccountNumber: 'IBAN_OTHER_COUNTRY' }],
  ] as const)('%o', (values, violations) => {
    expect(violationsOf(values)).toEqual(violations);
  });

  test.each([
    [
      { bankCode: 'SABRRUMM' },
      { bankCode: 'RUSSIAN_BIC_INVALID', correspondentAccount: 'CORRESPONDENT_ACCOUNT_INVALID' },
    ],
    [{ creditAccountNumber: '4070281' }, { creditAccountNumber: 'RUSSIAN_ACCOUNT_INVALID' }],
    [
      { creditAccountNumber: withRussianKey('40702810038000000015', '044525001') },
      { creditAccountNumber: 'RUSSIAN_ACCOUNT_KEY' },
    ],
    [{ correspondentAccount: '30101810500000000225' }, { correspondentAccount: 'CORRESPONDENT_ACCOUNT_INVALID' }],
    [{ operationCode: '201' }, { operationCode: 'VO_CODE_INVALID' }],
    [{ inn: '7707083894' }, { inn: 'RUSSIAN_INN_INVALID' }],
    [{ kpp: '' }, { kpp: 'KPP_INVALID' }],
    [{ inn: '500100732259', kpp: '' }, {}],
    [{ purpose: 'INVOICE 77' }, { purpose: 'SWIFT_CYRILLIC_NEEDED' }],
    [{ purpose: 'Төлөм' }, { purpose: 'SWIFT_CHARACTERS' }],
  ] as const)('in roubles %o', (values, violations) => {
    expect(violationsOf({ ...ROUBLES, ...values })).toEqual(violations);
  });

  test.each([
    [{ bin: '971240001316' }, { bin: 'KAZAKH_BIN_INVALID' }],
    [{ kbe: '' }, { kbe: 'KBE_INVALID' }],
    [{ knp: '7100' }, { knp: 'KNP_INVALID' }],
    [{ creditAccountNumber: 'KZ87125KZT5004100100' }, { creditAccountNumber: 'IBAN_INVALID' }],
  ] as const)('in tenge %o', (values, violations) => {
    expect(violationsOf({ ...TENGE, ...values })).toEqual(violations);
  });
});

test('every field that the bank can name as wrong is a field of the form', () => {
  const named = [...Object.keys(SWIFT_RULES), 'valueDate'];
  expect(named.filter((field) => !(field in new SwiftTransferDraft()))).toEqual([]);
});
