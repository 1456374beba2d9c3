import fc from 'fast-check';
import { expect, test } from 'vitest';

import { money } from '../../../src/domain/money/Money';
import { CHARGES, chargedTransfer } from '../../../src/domain/swift/charges';
import type { Tariff, TariffCode } from '../../../src/domain/tariff/Tariff';

function tariff(transferCode: TariffCode, fixed: bigint, basisPoints = 0n): Tariff {
  const none = money(0n, 'USD');
  return {
    transferCode,
    currency: 'USD',
    bands: [{ upTo: undefined, fixed: money(fixed, 'USD'), basisPoints, minimum: none, maximum: undefined }],
  };
}

const TARIFFS = [
  tariff('SWIFT_OUR', 1000n, 10n),
  tariff('SWIFT_SHA', 1000n, 10n),
  tariff('SWIFT_BEN', 800n),
  tariff('SWIFT_FOREIGN', 2500n),
];

test.each([
  ['OUR', { sent: 100_000n, own: 1_100n, foreign: 2_500n, fee: 3_600n, total: 103_600n }],
  ['SHA', { sent: 100_000n, own: 1_100n, foreign: 0n, fee: 1_100n, total: 101_100n }],
  ['BEN', { sent: 99_200n, own: 800n, foreign: 0n, fee: 800n, total: 100_000n }],
] as const)('%s: what is sent, what is taken and what leaves', (charges, expected) => {
  const charged = chargedTransfer(charges, money(100_000n, 'USD'), TARIFFS);
  expect(Object.entries(charged ?? {}).map(([name, { minor }]) => [name, minor])).toEqual(Object.entries(expected));
});

test('nothing is sent in a currency without tariffs, nor when the recipient would have to pay more than he gets', () => {
  expect(chargedTransfer('OUR', money(100_000n, 'EUR'), TARIFFS)).toBeUndefined();
  expect(chargedTransfer('BEN', money(800n, 'USD'), TARIFFS)).toBeUndefined();
  expect(chargedTransfer('BEN', money(801n, 'USD'), TARIFFS)?.sent.minor).toBe(1n);
});

test('the account is debited with the sent amount and the fees, under every fee option', () => {
  fc.assert(
    fc.property(fc.constantFrom(...CHARGES), fc.bigInt({ min: 1n, max: 10n ** 12n }), (charges, minor) => {
      const charged = chargedTransfer(charges, money(minor, 'USD'), TARIFFS);
      if (charged !== undefined) {
        expect(charged.total.minor).toBe(charged.sent.minor + charged.own.minor + charged.foreign.minor);
        expect(charges === 'BEN' ? charged.total.minor : charged.sent.minor).toBe(minor);
      }
    }),
  );
});
