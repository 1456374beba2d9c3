import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { countryOfIban, isIban, usesIban } from '../../../src/domain/bankDetails/iban';
import { isKazakhBin, isKazakhKnp, isKbe } from '../../../src/domain/bankDetails/kztDetails';
import {
  isAccountAtRussianBank,
  isCorrespondentAccount,
  isKpp,
  isRussianBic,
  isRussianInn,
  readOperationCode,
  withRussianKey,
} from '../../../src/domain/bankDetails/rubDetails';
import { countryOfSwiftCode, fullSwiftCode, isSwiftCode } from '../../../src/domain/bankDetails/swiftCode';
import { readBic, readIban } from '../../../src/domain/text/identifiers';

describe('a SWIFT code', () => {
  test.each(['KICBKG22', 'SABRRUMM012', 'DEUTDEFF', 'DEUTDEFFXXX'])('%s is one', (code) => {
    expect(isSwiftCode(code)).toBe(true);
  });

  test.each(['', '044525225', 'DEUTDEF', 'DEUTDEFF5', 'DEUTDEFFXX', 'DEUT12FF', 'deutdeff', 'DEUTDEFF '])(
    'rejects %j',
    (text) => {
      expect(isSwiftCode(text)).toBe(false);
    },
  );

  test('is read however it is written, and says its country and its branch', () => {
    expect(readBic(' deut de ff ')).toBe('DEUTDEFF');
    expect([countryOfSwiftCode('DEUTDEFF'), fullSwiftCode('DEUTDEFF'), fullSwiftCode('SABRRUMM012')]).toEqual([
      'DE',
      'DEUTDEFFXXX',
      'SABRRUMM012',
    ]);
  });
});

describe('an IBAN', () => {
  const VALID = [
    'KZ86125KZT5004100100',
    'DE89370400440532013000',
    'GB82WEST12345698765432',
    'TR330006100519786457841326',
    'AE070331234567890123456',
    'CH9300762011623852957',
  ];

  test.each(VALID)('%s is one', (iban) => {
    expect([isIban(iban), usesIban(countryOfIban(iban))]).toEqual([true, true]);
  });

  test.each([
    '',
    'KZ87125KZT5004100100',
    'DE8937040044053201300',
    'DE893704004405320130000',
    'KG2212800160000001',
    'US64SVBKUS6S3300958879',
  ])('rejects %j', (text) => {
    expect(isIban(text)).toBe(false);
  });

  test.each(['KG', 'RU', 'CN', 'US', 'TJ', ''])('is not asked for in %j', (country) => {
    expect(usesIban(country)).toBe(false);
  });

  test('another digit anywhere is found out', () => {
    fc.assert(
      fc.property(fc.constantFrom(...VALID), fc.nat(100), fc.integer({ min: 1, max: 9 }), (iban, place, more) => {
        const at = 4 + (place % (iban.length - 4));
        const digit = iban.charAt(at);
        fc.pre(/\d/.test(digit));
        const other = `${iban.slice(0, at)}${(parseInt(digit, 10) + more) % 10}${iban.slice(at + 1)}`;
        expect(isIban(other)).toBe(false);
      }),
    );
  });

  test('is read however it is grouped', () => {
    expect(readIban('de89 3704 0044 0532 0130 00')).toBe('DE89370400440532013000');
  });
});

describe('details of roubles', () => {
  test.each(['044525225', '049205805', '010000001'])('%s is the code of a bank', (bic) => {
    expect(isRussianBic(bic)).toBe(true);
  });

  test.each(['', '44525225', '944525225', 'SABRRUMM', '0445252255'])('%j is not the code of a bank', (text) => {
    expect(isRussianBic(text)).toBe(false);
  });

  test.each([
    ['044525234', '30111810400000004015', true],
    ['049205805', '30111810200020010643', true],
    ['044525234', '30111810500000004015', false],
    ['044525225', '30111810400000004015', false],
    ['044525234', '3011181040000000401', false],
  ])('at %s the account %s: %s', (bic, account, fits) => {
    expect(isAccountAtRussianBank(account, bic)).toBe(fits);
  });

  test.each([
    ['044525225', '30101810400000000225', true],
    ['044525234', '30101810445250000234', true],
    ['044525225', '30101810500000000225', false],
    ['044525225', '40101810400000000225', false],
  ])('at %s the correspondent account %s: %s', (bic, account, fits) => {
    expect(isCorrespondentAccount(account, bic)).toBe(fits);
  });

  test('an account gets the key that fits its bank', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^40\d{18}$/), fc.stringMatching(/^04\d{7}$/), (account, bic) => {
        expect(isAccountAtRussianBank(withRussianKey(account, bic), bic)).toBe(true);
      }),
    );
  });

  test.each(['7707083893', '7736050003', '7724187003', '1653001805', '500100732259'])(
    '%s is a taxpayer number',
    (inn) => {
      expect(isRussianInn(inn)).toBe(true);
    },
  );

  test.each(['7707083894', '500100732258', '77070838', '21503198500123', ''])('%j is no taxpayer number', (text) => {
    expect(isRussianInn(text)).toBe(false);
  });

  test('the code of a company and of an operation', () => {
    expect([isKpp('770701001'), isKpp('7707AB001'), isKpp('77070100'), isKpp('7707010011')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(['20100', 'VO20100', '{vo20100}', ' 20100 '].map(readOperationCode)).toEqual(Array(4).fill('20100'));
    expect(['2010', '201000', 'XX20100', ''].map(readOperationCode)).toEqual(Array(4).fill(undefined));
  });
});

describe('details of tenge', () => {
  test.each(['971240001315', '940140000385', '020240000555'])('%s is an identification number', (bin) => {
    expect(isKazakhBin(bin)).toBe(true);
  });

  test.each(['971240001316', '97124000131', '9712400013155', ''])('%j is no identification number', (text) => {
    expect(isKazakhBin(text)).toBe(false);
  });

  test('codes of the beneficiary and of the purpose', () => {
    expect([isKbe('17'), isKbe('29'), isKbe('37'), isKbe('10'), isKbe('1')]).toEqual([true, true, false, false, false]);
    expect([isKazakhKnp('710'), isKazakhKnp('71'), isKazakhKnp('7100')]).toEqual([true, false, false]);
  });
});
