import { expect, test } from 'vitest';

import { shownName } from '../../../src/domain/user/shownName';

test.each([
  ['I', 'Токтосунова Айзада Бакытовна', 'Айзада Т.'],
  ['I', 'Асанов Айбек Марат уулу', 'Айбек А.'],
  ['I', 'Марат уулу Айбек', 'Айбек М.'],
  ['I', 'Асан кызы Гүлнара', 'Гүлнара А.'],
  ['I', '  Ли   Ян ', 'Ян Л.'],
  ['I', 'Мадонна', 'Мадонна'],
  ['I', '', ''],
  ['C', 'ОсОО «Ак-Суу Трейд»', 'ОсОО «Ак-Суу Трейд»'],
] as const)('a customer of kind %s registered as "%s" is shown to others as "%s"', (kind, name, shown) => {
  expect(shownName({ kind, name })).toBe(shown);
});
