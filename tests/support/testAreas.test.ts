import { describe, expect, it } from 'vitest';

import { areaNames, testFiles, testsOf } from '../../scripts/lib/areas.mjs';

const FILES = [
  'tests/application/cards/CardsStore.test.ts',
  'tests/bank/ledger/booking.test.ts',
  'tests/contract/cardChanges.test.ts',
  'tests/contract/discards.test.ts',
  'tests/contract/moneyTransfers.test.ts',
  'tests/domain/card/cardNumber.test.ts',
  'tests/domain/tax/taxPeriod.test.ts',
  'tests/e2e/cards.test.ts',
  'tests/e2e/otherTaxes.test.ts',
  'tests/ui/payment/CardFields.test.tsx',
];

const REAL_FILES = testFiles();

describe('the tests of an area', () => {
  it.each([
    [
      'cards',
      [
        'tests/application/cards/CardsStore.test.ts',
        'tests/contract/cardChanges.test.ts',
        'tests/domain/card/cardNumber.test.ts',
        'tests/e2e/cards.test.ts',
        'tests/ui/payment/CardFields.test.tsx',
      ],
    ],
    ['taxes', ['tests/domain/tax/taxPeriod.test.ts', 'tests/e2e/otherTaxes.test.ts']],
    ['moneyTransfers', ['tests/contract/moneyTransfers.test.ts']],
    ['ledger', ['tests/bank/ledger/booking.test.ts']],
    ['car', []],
    ['', []],
  ])('%s are in a folder or a file of its name', (area, files) => {
    expect(testsOf(area, FILES)).toEqual(files);
  });

  it('are the same in singular and plural, in every home', () => {
    const found = testsOf('cards', REAL_FILES);
    expect(found).toEqual(testsOf('card', REAL_FILES));
    const homes = new Set(found.map((file) => file.split('/')[1]));
    expect([...homes].sort()).toEqual(['application', 'bank', 'contract', 'domain', 'e2e', 'ui']);
  });

  it('are found for every area that is named', () => {
    const names = areaNames(REAL_FILES);
    expect(names.length).toBeGreaterThan(50);
    expect(names.filter((name) => testsOf(name, REAL_FILES).length === 0)).toEqual([]);
  });
});
