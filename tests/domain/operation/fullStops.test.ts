import { describe, expect, test } from 'vitest';

import { signingSmsText } from '../../../src/domain/corporate/signingText';
import { LANGUAGES } from '../../../src/domain/language/Language';
import type { Language } from '../../../src/domain/language/Language';
import { sentences } from '../../../src/domain/language/sentences';
import { filled } from '../../../src/domain/language/template';
import { money } from '../../../src/domain/money/Money';
import { MOVEMENTS } from '../../../src/domain/movements/movements';
import { confirmationFactsOf, confirmationText, smsText } from '../../../src/domain/operation/confirmationText';
import { partyName } from '../../../src/domain/operation/partyName';
import { scheduleSmsText, scheduleText } from '../../../src/domain/schedule/scheduleWords';
import { bankDayOf } from '../../../src/domain/time/Instant';

const NAMES = [
  'Айзада Т.',
  'Yıldız Gıda A.Ş.',
  'ОсОО «Ак-Суу»',
  'Дом (склад № 2)',
  'ОсОО «Звезда Л.»',
  'Кафе «Кто там?»',
  'Yahoo!',
  'Ак…',
];
const CODES = MOVEMENTS.ordered.map(({ code }) => code);

const MONTHLY = {
  periodicity: 'monthly',
  firstDay: bankDayOf(Date.parse('2026-12-05T06:00:00Z')),
  lastDay: undefined,
} as const;

/** Ends of sentences that stand one behind the other, and a sentence whose end was lost. */
const DOUBLED = /[.…!?][.。]|。[.。]/u;

function factsOf(txnCode: string, recipientName: string, fee: bigint) {
  return confirmationFactsOf({
    txnCode,
    amount: money(150_000n, 'KGS'),
    credited: money(150_000n, 'KGS'),
    fee: money(fee, 'KGS'),
    debitAccountNumber: '1280016000000114',
    creditAccountNumber: '1280016000000215',
    recipientName,
  });
}

/** Every text that carries the words of one operation. */
function textsOf(txnCode: string, recipient: string, language: Language): readonly string[] {
  return [0n, 500n].flatMap((fee) => {
    const facts = factsOf(txnCode, recipient, fee);
    const words = confirmationText(facts, language);
    const often = scheduleText(facts, MONTHLY, language);
    const message = { code: '482913', fingerprint: '7K3M-Q9TD' };
    const totals = [money(150_000n, 'KGS')];
    return [
      words,
      smsText({ ...message, confirmationText: words }, language),
      often,
      scheduleSmsText({ ...message, words: often }, language),
      signingSmsText({ ...message, totals, documents: [{ words, recipient }] }, language),
      signingSmsText({ ...message, totals, documents: [1, 2].map(() => ({ words, recipient })) }, language),
    ];
  });
}

describe.each(LANGUAGES)('sentences in %s', (language) => {
  test.each(NAMES)('end once when the name is %s', (name) => {
    const texts = CODES.flatMap((txnCode) => textsOf(txnCode, name, language));
    expect(texts.filter((text) => DOUBLED.test(text))).toEqual([]);
    expect(texts.filter((text) => text.includes(partyName(name, language))).length).toBeGreaterThan(0);
  });
});

test.each([
  ['ru', 'Перевод 1 500,00 сом со счёта *0114 на счёт *0215, Айзада Т. Без комиссии.'],
  ['en', 'Transfer of 1,500.00 KGS from account *0114 to account *0215, Aizada T. No fee.'],
] satisfies readonly (readonly [Language, string])[])(
  'a transfer to a customer of the bank reads as one says it in %s',
  (language, words) => {
    const code = CODES.find((one) => factsOf(one, '', 0n).kind === 'toRecipient') ?? '';
    expect(confirmationText(factsOf(code, 'Айзада Т.', 0n), language).replaceAll('\u00a0', ' ')).toBe(words);
  },
);

test('a Chinese sentence behind a name with a full stop is set apart by a blank', () => {
  expect(filled('受理方 {{name}}。免费。', { name: 'Alfa Ltd.' })).toBe('受理方 Alfa Ltd. 免费。');
  expect(filled('受理方 {{name}}。', { name: 'Alfa Ltd.' })).toBe('受理方 Alfa Ltd.');
});

test('sentences that are joined end once', () => {
  expect(sentences(['100,00 сом, Айзада Т.', 'Составил Нурлан Ж.'], 'ru')).toBe(
    '100,00 сом, Айзада Т. Составил Нурлан Ж.',
  );
});
