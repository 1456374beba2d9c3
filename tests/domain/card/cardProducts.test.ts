import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Card, CardLockRequest, CardStatus } from '../../../src/domain/card/Card';
import { aliasRefusal, blockRefusal, changeRefusal, unblockRefusal } from '../../../src/domain/card/cardChanges';
import { expiryWithSlash, isPastExpiry } from '../../../src/domain/card/cardExpiry';
import { CARD_LIMIT_TYPES, cardLimitBand, cardLimitViolation } from '../../../src/domain/card/CardLimit';
import { cardState, endsSoon } from '../../../src/domain/card/cardState';
import { groupCards } from '../../../src/domain/card/groupCards';
import { cardRefusal } from '../../../src/domain/card/usability';
import { CURRENCIES } from '../../../src/domain/money/Currency';
import { money } from '../../../src/domain/money/Money';
import { addDays } from '../../../src/domain/time/days';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { aCard } from '../../application/support/cards';

const NOW = Date.UTC(2026, 10, 21, 6);
const TODAY = bankDayOf(NOW);
const YESTERDAY = addDays(TODAY, -1);

const under = (kind: CardLockRequest['kind']): CardLockRequest => ({ kind, madeAt: NOW, dueBy: NOW + 900_000 });
const locked = (customStatus: CardStatus, ipcStatus: CardStatus, kind?: CardLockRequest['kind']) =>
  aCard({ customStatus, ipcStatus, request: kind && under(kind) });

const status = fc.constantFrom<CardStatus>('active', 'softLock', 'hardLock');
const anyCard: fc.Arbitrary<Card> = fc
  .record({
    customStatus: status,
    ipcStatus: status,
    kind: fc.constantFrom(undefined, 'block' as const, 'unblock' as const),
    days: fc.integer({ min: -400, max: 400 }),
    archived: fc.boolean(),
  })
  .map(({ kind, days, archived, ...values }) =>
    aCard({
      ...values,
      request: kind && under(kind),
      expiresOn: addDays(TODAY, days),
      accountClass: archived ? '3010' : '1010',
    }),
  );

describe('what is said of a card', () => {
  it.each([
    ['active', locked('active', 'active')],
    ['blocking', locked('softLock', 'active', 'block')],
    ['blocked', locked('softLock', 'softLock')],
    ['unblocking', locked('active', 'softLock', 'unblock')],
    ['lockedByNetwork', locked('active', 'softLock')],
    ['lockedByBank', locked('hardLock', 'active')],
    ['lockedByBank', locked('softLock', 'hardLock', 'unblock')],
    ['expired', aCard({ expiresOn: YESTERDAY })],
    ['archived', aCard({ accountClass: '3010', customStatus: 'hardLock', expiresOn: YESTERDAY })],
  ] as const)('is %s', (state, card) => {
    expect(cardState(card, TODAY)).toBe(state);
  });

  it('is that it ends soon from sixty days before to its last day', () => {
    const ending = (days: number) => endsSoon({ expiresOn: addDays(TODAY, days) }, TODAY);
    expect([-1, 0, 60, 61].map(ending)).toEqual([false, true, true, false]);
  });

  it('is the month it ends in, which is past when the month is over', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (days) => {
        const day = addDays(bankDayOf(Date.UTC(2020, 0, 1)), days);
        expect(expiryWithSlash(day)).toMatch(/^(0[1-9]|1[0-2])\/\d{2}$/);
        expect(isPastExpiry(expiryWithSlash(day), day)).toBe(false);
      }),
    );
  });
});

describe('a lock', () => {
  it.each([
    [undefined, 'CARD_NOT_LOCKED', locked('active', 'active')],
    ['CARD_LOCKED', 'CARD_CHANGE_PENDING', locked('softLock', 'active', 'block')],
    ['CARD_LOCKED', undefined, locked('softLock', 'softLock')],
    [undefined, 'CARD_CHANGE_PENDING', locked('active', 'softLock', 'unblock')],
    ['CARD_LOCKED', 'CARD_LOCKED', locked('active', 'softLock')],
    ['CARD_LOCKED', 'CARD_LOCKED', locked('hardLock', 'active')],
    ['CARD_EXPIRED', 'CARD_EXPIRED', aCard({ expiresOn: YESTERDAY })],
  ] as const)('is put on unless %s, and lifted unless %s', (block, unblock, card) => {
    expect(blockRefusal(card, TODAY)).toBe(block);
    expect(unblockRefusal(card, TODAY)).toBe(unblock);
  });

  it('can never be both put on and lifted, and a hard one never be lifted', () => {
    fc.assert(
      fc.property(anyCard, (card) => {
        const [block, unblock] = [blockRefusal(card, TODAY), unblockRefusal(card, TODAY)];
        expect(block === undefined && unblock === undefined).toBe(false);
        if (card.customStatus === 'hardLock' || card.ipcStatus === 'hardLock') {
          expect(unblock).toBe('CARD_LOCKED');
        }
      }),
    );
  });

  it('keeps limits, PIN and number away wherever the card is not simply good', () => {
    fc.assert(
      fc.property(anyCard, (card) => {
        const isGood = card.customStatus === 'active' && cardRefusal(card, TODAY) === undefined;
        expect(changeRefusal(card, TODAY) === undefined).toBe(isGood);
        expect(aliasRefusal({ ...card, scheme: 'elcart' }, TODAY)).toBe('CARD_NOT_VISA');
        expect(aliasRefusal({ ...card, scheme: 'visa' }, TODAY)).toBe(changeRefusal(card, TODAY));
      }),
    );
  });
});

describe('cards', () => {
  it('are grouped by their order, further ones behind their main one, and none is lost', () => {
    const one = fc.record({
      id: fc.bigInt({ min: 1n, max: 999n }).map(String),
      orderValue: fc.nat(5),
      isSupplementary: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(one, { maxLength: 12 }), (values) => {
        const cards = values.map((each) => aCard(each));
        const groups = groupCards(cards);
        expect(groups.map(({ orderValue }) => orderValue)).toEqual(
          [...new Set(cards.map(({ orderValue }) => orderValue))].toSorted((a, b) => a - b),
        );
        expect(groups.reduce((sum, { supplementary }) => sum + 1 + supplementary.length, 0)).toBe(cards.length);
        for (const { orderValue, main, supplementary } of groups) {
          expect([main, ...supplementary].every((card) => card.orderValue === orderValue)).toBe(true);
          const hasMain = cards.some((card) => card.orderValue === orderValue && !card.isSupplementary);
          expect(main.isSupplementary).toBe(!hasMain);
        }
      }),
    );
  });
});

describe('a limit of a card', () => {
  const limit = {
    limitType: 'CASH',
    daily: money(5_000_000n, 'KGS'),
    highest: money(20_000_000n, 'KGS'),
    requested: undefined,
  } as const;

  it.each([
    [undefined, money(0n, 'KGS')],
    [undefined, money(20_000_000n, 'KGS')],
    ['FAILED_CHANGED_LIMIT', money(20_000_001n, 'KGS')],
    ['FAILED_CHANGED_LIMIT', money(5_000_000n, 'KGS')],
    ['FAILED_CHANGED_LIMIT', money(-1n, 'KGS')],
    ['FAILED_CHANGED_LIMIT', money(100n, 'USD')],
  ] as const)('answers %s to a request', (violation, requested) => {
    expect(cardLimitViolation(limit, requested)).toBe(violation);
  });

  it('waits for one that is on its way', () => {
    const requested = { daily: money(1n, 'KGS'), madeAt: NOW, dueBy: NOW + 3_600_000 };
    expect(cardLimitViolation({ ...limit, requested }, money(7n, 'KGS'))).toBe('CARD_CHANGE_PENDING');
  });

  it('begins below what the bank gives at most, in every currency', () => {
    for (const currency of CURRENCIES) {
      for (const limitType of CARD_LIMIT_TYPES) {
        const { standard, highest } = cardLimitBand(limitType, currency);
        expect(standard.minor > 0n && standard.minor < highest.minor && standard.currency === currency).toBe(true);
      }
    }
  });
});
