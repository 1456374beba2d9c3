import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { money } from '../../../src/domain/money/Money';
import { shareOf } from '../../../src/domain/money/shareOf';
import { estimatedFee } from '../../../src/domain/tariff/estimatedFee';
import { groupsOfPage, groupTariffs, pricedPages, tariffOfProvider } from '../../../src/domain/tariff/tariffPages';
import type { Tariff, TariffCode } from '../../../src/domain/tariff/Tariff';

const som = (minor: bigint) => money(minor, 'KGS');

function aTariff(transferCode: TariffCode, fixed = 1_000n): Tariff {
  const band = { fixed: som(fixed), basisPoints: 0n, minimum: som(0n), maximum: undefined };
  return {
    transferCode,
    currency: 'KGS',
    bands: [
      { ...band, upTo: som(2_000_000n) },
      { ...band, upTo: undefined, fixed: som(fixed * 2n) },
    ],
  };
}

describe('the price of what is typed', () => {
  test.each([
    ['100', som(1_000n)],
    ['20 000,00', som(1_000n)],
    ['20 000,01', som(2_000n)],
    ['', undefined],
    ['abc', undefined],
  ])('%j has its price', (amountText, fee) => {
    expect(
      estimatedFee([aTariff('GROSS', 9n), aTariff('CLEARING')], {
        transferCode: 'CLEARING',
        amountText,
        currency: 'KGS',
      }),
    ).toEqual(fee);
  });

  test('is not known where the bank names none', () => {
    expect(
      estimatedFee([aTariff('CLEARING')], { transferCode: 'CLEARING', amountText: '1', currency: 'USD' }),
    ).toBeUndefined();
    expect(
      estimatedFee([aTariff('CLEARING')], { transferCode: 'GROSS', amountText: '1', currency: 'KGS' }),
    ).toBeUndefined();
  });
});

describe('a price list', () => {
  test('stands in the order of the transfer codes, whatever the order of the bank', () => {
    const groups = groupTariffs([aTariff('GROSS'), aTariff('BANK_CLIENT'), aTariff('CLEARING')]);
    expect(groups.map(({ name }) => name)).toEqual(['BANK_CLIENT', 'CLEARING', 'GROSS']);
    expect(groups.flatMap(({ tariffs }) => tariffs)).toHaveLength(3);
  });

  test('has one group for everything a SWIFT transfer costs', () => {
    const groups = groupTariffs([aTariff('SWIFT_FOREIGN'), aTariff('CLEARING'), aTariff('SWIFT_OUR')]);
    expect(groups.map(({ name, tariffs }) => [name, tariffs.length])).toEqual([
      ['CLEARING', 1],
      ['SWIFT', 2],
    ]);
  });

  test('stands on pages, of which those without a price are left out, and a provider has its own', () => {
    const provider = { ...aTariff('SERVICE_PAYMENT'), serviceProviderId: '101' };
    const tariffs = [aTariff('GROSS'), provider, aTariff('TAX'), aTariff('CLEARING'), aTariff('SWIFT_SHA')];
    expect(pricedPages(tariffs, { sendsToPersons: false })).toEqual(['another-banks', 'swift', 'payments']);
    expect(pricedPages(tariffs, { sendsToPersons: true })).toEqual([
      'another-banks',
      'swift',
      'moneySystem',
      'payments',
    ]);
    expect(groupsOfPage(tariffs, 'another-banks').map(({ name }) => name)).toEqual(['CLEARING', 'GROSS']);
    expect(groupsOfPage(tariffs, 'payments').map(({ name }) => name)).toEqual(['TAX']);
    expect(tariffOfProvider(tariffs, '101')).toBe(provider);
    expect(
      estimatedFee([provider], { transferCode: 'SERVICE_PAYMENT', amountText: '1', currency: 'KGS' }),
    ).toBeUndefined();
  });
});

test('the share of a whole is between nothing and all of it', () => {
  const minor = fc.bigInt({ min: -10n, max: 10n ** 15n });
  fc.assert(
    fc.property(minor, minor, (part, whole) => {
      const share = shareOf(som(part), som(whole));
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1000);
    }),
  );
  expect(shareOf(som(1n), som(3n))).toBe(333);
  expect(shareOf(som(0n), som(3n))).toBe(0);
  expect(shareOf(som(4n), som(3n))).toBe(1000);
});
