import { describe, expect, it } from 'vitest';

import { schemeOf } from '../../../src/domain/card/cardScheme';
import { cardRefusal } from '../../../src/domain/card/usability';
import { bankDayOf } from '../../../src/domain/time/Instant';

const TODAY = bankDayOf(Date.UTC(2026, 10, 21));
const YESTERDAY = bankDayOf(Date.UTC(2026, 10, 20));

describe('a card', () => {
  it.each([
    ['active', 'active', TODAY, undefined],
    ['softLock', 'active', TODAY, undefined],
    ['hardLock', 'active', TODAY, 'CARD_LOCKED'],
    ['active', 'softLock', TODAY, 'CARD_LOCKED'],
    ['active', 'hardLock', TODAY, 'CARD_LOCKED'],
    ['hardLock', 'active', YESTERDAY, 'CARD_LOCKED'],
    ['active', 'active', YESTERDAY, 'CARD_EXPIRED'],
  ] as const)(
    'that is %s at the bank and %s at the network until %s answers %s',
    (customStatus, ipcStatus, expiresOn, refusal) => {
      expect(cardRefusal({ customStatus, ipcStatus, expiresOn }, TODAY)).toBe(refusal);
    },
  );

  it.each([
    ['9417000000001014', 'elcart'],
    ['9417', 'elcart'],
    ['4177771200007776', 'visa'],
    ['4', 'visa'],
    ['941', undefined],
    ['5500000000000004', undefined],
    ['', undefined],
  ])('of the number %s belongs to %s', (digits, scheme) => {
    expect(schemeOf(digits)).toBe(scheme);
  });
});
