import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { hasCyrillic, isCarried } from '../../../src/domain/swift/characters';
import { rur6 } from '../../../src/domain/swift/rur6';

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

  test('Russian letters are distinguished from all others', () => {
    expect([hasCyrillic('Ёлка'), hasCyrillic('INVOICE'), hasCyrillic('123')]).toEqual([true, false, false]);
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
