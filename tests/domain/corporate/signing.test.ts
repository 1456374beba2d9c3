import { describe, expect, test } from 'vitest';

import { placesLeft, signersLeft, totalsOf } from '../../../src/domain/corporate/PaymentDocument';
import type { PaymentDocument } from '../../../src/domain/corporate/PaymentDocument';
import { signingSmsText } from '../../../src/domain/corporate/signingText';
import { LANGUAGES } from '../../../src/domain/language/Language';
import type { Language, LocalizedText } from '../../../src/domain/language/Language';
import { formatMoney } from '../../../src/domain/money/formatAmount';
import { money } from '../../../src/domain/money/Money';
import { paymentDocument } from '../support/builders';

const named = (name: string): LocalizedText => ({ ru: name, en: name, kg: name, cn: name });

function documentsFor(...recipients: readonly string[]) {
  return recipients.map((recipient) => ({
    words: `Перевод на счёт *0114, ${recipient}. Без комиссии.`,
    recipient,
  }));
}

const message = {
  code: '482913',
  documents: documentsFor('Эки Тоо', 'Эки Тоо'),
  totals: [money(123_450n, 'KGS'), money(2_000n, 'USD')],
  fingerprint: '7K3M-Q9TD',
};

test.each([
  ['ru', 'Документов: 2, всего 1 234,50 сом, 20,00 $. Получатели: Эки Тоо. Контрольный код 7K3M-Q9TD.'],
  ['en', 'Documents: 2, total 1,234.50 KGS, $20.00. Recipients: Eki Too. Control code 7K3M-Q9TD.'],
  ['kg', 'Документтер: 2, жалпы 1 234,50 сом, 20,00 $. Алуучулар: Эки Тоо. Көзөмөл коду 7K3M-Q9TD.'],
  ['cn', '单据 2 份，合计 1,234.50 索姆、$20.00。收款人：Eki Too。校验码 7K3M-Q9TD。'],
] satisfies readonly (readonly [Language, string])[])(
  'the message in %s says how many documents, how much and who gets it',
  (language, words) => {
    expect(signingSmsText(message, language).replaceAll('\u00a0', ' ')).toContain(words);
  },
);

test.each([
  ['ru', 'Получатели: Адис, Бегимай, Общество с ограниченной… и ещё 2.'],
  ['en', 'Recipients: Adis, Begimai, Obshchestvo s ograniche… and 2 more.'],
  ['kg', 'Алуучулар: Адис, Бегимай, Общество с ограниченной… жана дагы 2.'],
  ['cn', '收款人：Adis、Begimai、Obshchestvo s ograniche… 等另外 2 方。'],
] satisfies readonly (readonly [Language, string])[])(
  'of many recipients the message in %s names three and counts the others',
  (language, words) => {
    const documents = documentsFor('Адис', 'Бегимай', 'Общество с ограниченной ответственностью', 'Гүлнара', 'Дастан');
    expect(signingSmsText({ ...message, documents }, language)).toContain(words);
  },
);

test.each(LANGUAGES)('one document is described by its own confirmation text (%s)', (language) => {
  const [only] = documentsFor('Эки Тоо');
  const text = signingSmsText({ ...message, documents: documentsFor('Эки Тоо') }, language);
  expect(text).toContain(only?.words);
  expect(text).toContain('7K3M-Q9TD');
});

test.each(LANGUAGES)('the code stands first and is the only run of six digits (%s)', (language) => {
  const text = signingSmsText(message, language);
  expect(text.startsWith('482913 ')).toBe(true);
  expect(text.match(/\d{6,}/g)).toEqual(['482913']);
});

describe('an exchange among the documents', () => {
  const terms = { rate: 87_450_000n, rateBase: 'USD', rateQuote: 'KGS' } as const;
  const exchange = { amount: money(10_000n, 'USD'), credited: money(874_500n, 'KGS'), terms };

  test.each([
    ['ru', 'Курс: 1 USD = 87,45'],
    ['en', 'Rate: 1 USD = 87.45'],
    ['kg', 'Курс: 1 USD = 87,45'],
    ['cn', '汇率：1 USD = 87.45'],
  ] as const)('alone is described with its rate, because its text has both sums (%s)', (language, words) => {
    const documents = documentsFor('Основной').map((document) => ({ ...document, exchange }));
    expect(signingSmsText({ ...message, documents }, language)).toContain(words);
  });

  test.each(LANGUAGES)('of several is described with both sums and its rate (%s)', (language) => {
    const documents = documentsFor('Основной', 'Эки Тоо').map((document, index) =>
      index === 0 ? { ...document, exchange } : document,
    );
    const text = signingSmsText({ ...message, documents }, language);
    expect(text).toContain(
      `${formatMoney(exchange.amount, language)} → ${formatMoney(exchange.credited, language)} (1 USD = `,
    );
  });
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

  test('is every place without a signature', () => {
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
