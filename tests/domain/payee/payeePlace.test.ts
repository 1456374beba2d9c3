import { describe, expect, it } from 'vitest';

import { payeeTitle } from '../../../src/domain/payee/Payee';
import type { Payee } from '../../../src/domain/payee/Payee';
import { payeeBook } from '../../../src/domain/payee/payeeBook';
import { comparableTitle, payeeMark, payeePlace, payeesByTitle } from '../../../src/domain/payee/payeePlace';
import type { PlacePart } from '../../../src/domain/payee/payeePlace';
import { paid, payee } from './support';

const BY_SYSTEM = { kind: 'remittance', accountNumber: 'Ak Kerben', name: 'Искаков Данияр' } as const;
const OTHER_BANK = { kind: 'otherBank', name: 'ОсОО «Свет»', accountNumber: '1091820000077706' } as const;
const ABROAD = { kind: 'abroad', name: 'EXAMPLE LLC', accountNumber: '400123000' } as const;

function inCountry(payoutCountry: string, changes: Partial<Payee> = {}): Payee {
  return payee({ ...BY_SYSTEM, terms: { details: { payoutCountry } }, ...changes });
}

function atBank(bankName: string, changes: Partial<Payee> = {}): Payee {
  return payee({ ...OTHER_BANK, terms: { details: { bankName } }, ...changes });
}

function texts(parts: readonly PlacePart[]): readonly string[] {
  return parts.map(({ part, text }) => (part === 'thisBank' ? 'this bank' : text.replaceAll('\u00a0', ' ')));
}

describe('people of one name paid by a money-transfer system', () => {
  it('are one in a country and two in two countries, whatever language the country is named in', () => {
    const lines = ['KZ', 'Казахстан, KZ', 'Россия, RU'].map((payoutCountry) =>
      paid({ ...BY_SYSTEM, terms: { details: { payoutCountry } } }),
    );
    expect(payeeBook(lines, new Map()).map(({ id, times }) => [id, times])).toEqual([
      ['remittance:Ak Kerben:Искаков Данияр:KZ', 2],
      ['remittance:Ak Kerben:Искаков Данияр:RU', 1],
    ]);
  });
});

/** Books of namesakes with the fact each is marked by. */
const NAMESAKES: readonly (readonly [what: string, book: readonly Payee[], marks: readonly (readonly string[])[]])[] = [
  ['nobody else of the name', [payee(), payee({ name: 'Бакыт С.', accountNumber: '1280010000000211' })], [[], []]],
  [
    'two countries',
    [inCountry('Казахстан, KZ'), inCountry('Россия, RU', { id: 'russia' })],
    [['Казахстан'], ['Россия']],
  ],
  [
    'two systems in one country',
    [inCountry('Казахстан, KZ'), inCountry('Казахстан, KZ', { accountNumber: 'Jol', id: 'jol' })],
    [['Ak Kerben'], ['Jol']],
  ],
  ['two banks', [atBank('Айыл Банк'), atBank('Оптима Банк', { id: 'optima' })], [['Айыл Банк'], ['Оптима Банк']]],
  ['this bank and another', [payee(), atBank('Айыл Банк', { name: 'Айзада Т.' })], [['this bank'], ['Айыл Банк']]],
  [
    'two accounts of one bank, in other letter case',
    [atBank('Айыл Банк'), atBank('Айыл Банк', { name: 'ОСОО «СВЕТ»', accountNumber: '1091820000077803' })],
    [['*7706'], ['*7803']],
  ],
  [
    'two accounts with the same tail',
    [atBank('Айыл Банк'), atBank('Айыл Банк', { accountNumber: '1091990000077706' })],
    [['1091 8200 0007 7706'], ['1091 9900 0007 7706']],
  ],
  [
    'two banks abroad in two countries',
    ['США, US', 'Турция, TR'].map((recipientCountry, index) =>
      payee({ ...ABROAD, terms: { details: { bankName: 'CITIBANK', bankCode: `CITI${index}`, recipientCountry } } }),
    ),
    [['США'], ['Турция']],
  ],
  [
    'two with one nickname',
    [payee({ nickname: 'Брат' }), payee({ nickname: 'брат', name: 'Бакыт С.', accountNumber: '1280010000000211' })],
    [['Айзада Т.'], ['Бакыт С.']],
  ],
  [
    'three, none of whom has a fact alone',
    [
      atBank('Айыл Банк'),
      atBank('Оптима Банк', { id: 'same number' }),
      atBank('Айыл Банк', { accountNumber: '1091820000077803' }),
    ],
    [['Айыл Банк', '*7706'], ['Оптима Банк'], ['*7803']],
  ],
];

describe.each(NAMESAKES)('payees: %s', (_what, book, marks) => {
  it('are distinguished by the first fact that differs, and no two lines look the same', () => {
    const namesakesOf = (one: Payee) => payeesByTitle(book).get(comparableTitle(one)) ?? [];
    expect(book.map((one) => texts(payeeMark(one, namesakesOf(one))))).toEqual(marks);
    const lines = book.map((one) => [payeeTitle(one).toLowerCase(), ...texts(payeePlace(one, namesakesOf(one)))]);
    expect(new Set(lines.map((line) => line.join(' '))).size).toBe(book.length);
  });
});

describe('the place of a payee', () => {
  it('is the name behind a nickname, the bank, the tail of the number and the phone', () => {
    expect(texts(payeePlace(payee({ nickname: 'Мама', phone: '+996555123456' })))).toEqual([
      'Айзада Т.',
      'this bank',
      '*0114',
      '+996 555 123 456',
    ]);
  });

  it('is the card where there is one, and system, country and phone of a money transfer', () => {
    const card = payee({ kind: 'card', accountNumber: '941712******7777', name: 'A. B.' });
    expect(payeePlace(card)).toEqual([{ part: 'card', text: '*7777' }]);
    const details = { payoutCountry: 'Казахстан, KZ', recipientPhone: '+77011234567' };
    expect(texts(payeePlace(payee({ ...BY_SYSTEM, terms: { details } })))).toEqual([
      'Ak Kerben',
      'Казахстан',
      '+77011234567',
    ]);
  });
});
