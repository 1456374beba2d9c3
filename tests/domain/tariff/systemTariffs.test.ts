import fc from 'fast-check';
import { expect, test } from 'vitest';

import { moneyTransferFee, priceIn } from '../../../src/domain/directory/MoneyTransferSystems';
import type { MoneyTransferSystem } from '../../../src/domain/directory/MoneyTransferSystems';
import { money } from '../../../src/domain/money/Money';
import { systemTariffs } from '../../../src/domain/tariff/systemTariffs';
import { feeFor } from '../../../src/domain/tariff/Tariff';

const SYSTEM: MoneyTransferSystem = {
  id: '1',
  name: 'Ak Kerben',
  codeDigits: 10,
  payoutDays: 30,
  prices: [
    {
      minimum: money(100n, 'USD'),
      maximum: money(500_000n, 'USD'),
      fee: { basisPoints: 100n, minimum: money(100n, 'USD'), maximum: money(5_000n, 'USD') },
    },
    {
      minimum: money(10_000n, 'RUB'),
      maximum: money(60_000_000n, 'RUB'),
      fee: { basisPoints: 0n, minimum: money(9_900n, 'RUB'), maximum: undefined },
    },
  ],
  countries: [],
};

test('the price list of a system says what sending costs, to the last minor unit, and no more than it carries', () => {
  expect(systemTariffs(SYSTEM).map(({ currency }) => currency)).toEqual(['USD', 'RUB']);
  fc.assert(
    fc.property(
      fc.constantFrom(...systemTariffs(SYSTEM)),
      fc.bigInt({ min: 1n, max: 70_000_000n }),
      (tariff, minor) => {
        const price = priceIn(SYSTEM, tariff.currency);
        const amount = money(minor, tariff.currency);
        const isCarried = price !== undefined && minor <= price.maximum.minor;
        expect(feeFor(tariff, amount)).toEqual(isCarried ? moneyTransferFee(price, amount) : undefined);
      },
    ),
  );
});
