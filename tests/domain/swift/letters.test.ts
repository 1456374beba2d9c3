import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { hasCyrillic, isCarried } from '../../../src/domain/swift/characters';
import { rur6 } from '../../../src/domain/swift/rur6';
import { transliterated } from '../../../src/domain/swift/transliterate';

describe('what a message carries', () => {
  test.each([
    ["INVOICE 77, p. 1/2 (final): 'goods' + freight?", 'USD', true],
    ['Оплата по счёту № 15', 'USD', false],
    ['Оплата по счёту № 15', 'RUB', true],
    ['Оплата за уголь', 'KZT', true],
    ['Өнүм үчүн төлөм', 'RUB', false],
    ['100 % advance', 'EUR', false],
    ['a@b.kg', 'EUR', false],
    ['货款', 'CNY', false],
  ] as const)('%j in %s: %s', (text, currency, carried) => {
    expect(isCarried(text, currency)).toBe(carried);
  });

  test('Russian letters are told from all others', () => {
    expect([hasCyrillic('Ёлка'), hasCyrillic('INVOICE'), hasCyrillic('123')]).toEqual([true, false, false]);
  });
});

describe('transliteration', () => {
  test.each([
    ['Жумабеков Нурлан Тилекович', 'Zhumabekov Nurlan Tilekovich'],
    ['ОсОО «Пример Щит»', 'OsOO Primer Shchit'],
    ['ОсОО «ЩИТ»', 'OsOO SHCHIT'],
    ['Өмүрбек кызы Жаңыл', 'Omurbek kyzy Zhangyl'],
    ['Müller & Söhne', 'Muller and Sohne'],
    ['счёт №15 – 50 %', 'schet No15 - 50 pct'],
    ['Straße 5', 'Strasse 5'],
  ])('%j becomes %j', (text, latin) => {
    expect(transliterated(text)).toBe(latin);
  });

  test('always gives what a message carries, and leaves that as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 70 }), (text) => {
        const latin = transliterated(text);
        expect(isCarried(latin, 'USD')).toBe(true);
        expect(transliterated(latin)).toBe(latin);
      }),
    );
  });
});

describe('SWIFT-RUR6', () => {
  test.each([
    ['Оплата по счёту № 15', 'OPLATA PO ScoTU n 15'],
    ['ЩИТ И ЯЩИК ЭХО ЮЖНЫЙ ПОДЪЁМ', 'qIT I aqIK eHO uJNYi PODxoM'],
    ['Оплата по INVOICE 77 за чай', "OPLATA PO 'INVOICE 77' ZA cAi"],
  ])('%j travels as %j', (text, message) => {
    expect(rur6(text)).toBe(message);
  });

  test('nothing but the letters of a message leaves', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        expect(isCarried(rur6(text), 'USD')).toBe(true);
      }),
    );
  });
});
