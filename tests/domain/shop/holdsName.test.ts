import fc from 'fast-check';
import { expect, it } from 'vitest';

import { holderOfPerson, isHolder } from '../../../src/domain/shop/cardHolder';
import { holdsName } from '../../../src/domain/shop/holdsName';

it.each([
  ['AIBEK ASANOV', 'Асанов Айбек Маратович'],
  ['ASANOV AIBEK', 'Aibek Asanov'],
  ['A. ASANOV', 'Aibek Asanov'],
  ['AIBEK M. ASANOV', 'Асанов Айбек Маратович'],
  ['AYBEK ASANOV', 'Айбек Асанов'],
  ['YULIA KHAN', 'Юлия Хан'],
  ['IULIIA HAN', 'Юлия Хан'],
  ['YEVGENIY KHAN', 'Евгений Хан'],
  ['JAMILYA KHAN', 'Джамиля Хан'],
  ['JULIYA KHAN', 'Юлия Хан'],
  ['ZHENISH ORMONOV', 'Жениш Ормонов'],
  ['JENISH ORMONOV', 'Жениш Ормонов'],
  ['ANNA-MARIA LEE', 'Анна-Мария Лее'],
  ["O'CONNOR SEAN", 'Sean O’Connor'],
  ['D. ASANOV', 'Джумабек Асанов'],
  ['ASANOV T', 'Цветан Асанов'],
])('%s is the name of %s', (holder, name) => {
  expect(holdsName(holder, name)).toBe(true);
});

it.each([
  ['AIBEK USENOV', 'Айбек Асанов'],
  ['AIBEK', 'Айбек Асанов'],
  ['A. A.', 'Айбек Асанов'],
  ['B. ASANOV', 'Айбек Асанов'],
  ['ASANOV ASANOV', 'Айбек Асанов'],
  ['AIBEK ASANOV JUNIOR', 'Айбек Асанов'],
  ['ANAR ASANOVA', 'Жанар Асанова'],
  ['ANA ASANOVA', 'Яна Асанова'],
  ['THE BANK', 'Айбек Асанов'],
  ['', 'Айбек Асанов'],
])('%s is not the name of %s', (holder, name) => {
  expect(holdsName(holder, name)).toBe(false);
});

it('the name the form offers is the name of its person, unless it is cut off', () => {
  const word = fc
    .array(fc.constantFrom(...'абвгджзийклмнопрстуфхцчшыэюяөү'), { minLength: 2, maxLength: 9 })
    .map((letters) => letters.join(''));
  fc.assert(
    fc.property(fc.tuple(word, word), ([first, second]) => {
      const name = `${first} ${second}`;
      const offered = holderOfPerson(name);
      expect(holdsName(offered, name)).toBe(isHolder(offered));
    }),
  );
});
