import { expect, test } from 'vitest';

import { paragraph, sentences } from '../../../src/domain/language/sentences';

test.each([
  ['ru', 'Без комиссии. Сегодня можно ещё'],
  ['kg', 'Комиссиясыз. Бүгүн дагы'],
  ['en', 'No fee. Today you can still move'],
  ['cn', '免手续费。今日还可转'],
] as const)('sentences in %s are ended as the language does it', (language, text) => {
  const parts = text.split(language === 'cn' ? '。' : '. ');
  expect(sentences(parts, language)).toBe(text);
});

test('one sentence, and one that is ended', () => {
  expect([
    sentences(['No fee'], 'en'),
    sentences(['No fee', ''], 'en').trim(),
    sentences(['免手续费', ''], 'cn'),
  ]).toEqual(['No fee', 'No fee.', '免手续费。']);
});

test.each([
  ['ru', 'Строк: 2. Комиссия 0,00 сом.'],
  ['cn', '共 2 行。手续费 0.00 索姆。'],
] as const)('sentences in %s that are ended stand beside one another', (language, text) => {
  const parts = text.split(language === 'cn' ? /(?<=。)/ : /(?<=\.) /);
  expect(parts).toHaveLength(2);
  expect(paragraph(parts, language)).toBe(text);
});
