import { describe, expect, test } from 'vitest';

import { placesLeft, signersLeft, totalsOf } from '../../../src/domain/corporate/PaymentDocument';
import type { PaymentDocument } from '../../../src/domain/corporate/PaymentDocument';
import { signingSmsText } from '../../../src/domain/corporate/signingText';
import { LANGUAGES } from '../../../src/domain/language/Language';
import type { Language, LocalizedText } from '../../../src/domain/language/Language';
import { money } from '../../../src/domain/money/Money';
import { paymentDocument } from '../support/builders';

const named = (name: string): LocalizedText => ({ ru: name, en: name, kg: name, cn: name });

const message = {
  code: '482913',
  documents: 2,
  totals: [money(123_450n, 'KGS'), money(2_000n, 'USD')],
  fingerprint: '7K3M-Q9TD',
};

test.each([
  ['ru', 'Документов: 2, всего 1 234,50 сом, 20,00 $. Отпечаток 7K3M-Q9TD.'],
  ['en', 'Documents: 2, total 1 234.50 KGS, 20.00 $. Fingerprint 7K3M-Q9TD.'],
  ['kg', 'Документтер: 2, бардыгы 1 234,50 сом, 20,00 $. Изи 7K3M-Q9TD.'],
  ['cn', '单据 2 份，合计 1 234.50 索姆, 20.00 $。指纹 7K3M-Q9TD。'],
] satisfies readonly (readonly [Language, string])[])('the message in %s says how many documents and how much', (language, words) => {
  expect(signingSmsText(message, language).replaceAll('\u00a0', ' ')).toContain(words);
});

test.each(LANGUAGES)('the code stands first and is the only run of six digits (%s)', (language) => {
  const text = signingSmsText(message, language);
  expect(text.startsWith('482913 ')).toBe(true);
  expect(text.match(/\d{6,}/g)).toEqual(['482913']);
});

describe('what is left to sign', () => {
  const document: PaymentDocument = paymentDocument({
    awaited: {
      places: [1, 2],
      signers: [
        { place: 1, name: named('Director') },
        { place: 1, name: named('Deputy') },
        { place: 2, name: named('Accountant') },
      ],
    },
    signatures: [{ place: 1, name: named('Deputy'), signedAt: 0 }],
  });

  test('is every place nobody has signed in', () => {
    expect(placesLeft(document)).toEqual([2]);
    expect(signersLeft(document).map(({ name }) => name.en)).toEqual(['Accountant']);
    expect(placesLeft({ ...document, signatures: [] })).toEqual([1, 2]);
  });
});

test('totals are kept apart by currency, in the order of the documents', () => {
  const documents = [
    paymentDocument({}, money(1_000n, 'USD')),
    paymentDocument({}, money(500n, 'KGS')),
    paymentDocument({}, money(2_500n, 'USD')),
  ];
  expect(totalsOf(documents)).toEqual([money(3_500n, 'USD'), money(500n, 'KGS')]);
  expect(totalsOf([])).toEqual([]);
});
