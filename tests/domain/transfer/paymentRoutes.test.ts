import { describe, expect, test } from 'vitest';

import type { CustomerLimit } from '../../../src/domain/limit/CustomerLimit';
import { money } from '../../../src/domain/money/Money';
import { bankDayOf, checkedToBankDay } from '../../../src/domain/time/Instant';
import type { BankDay } from '../../../src/domain/time/Instant';
import {
  advisedRoute,
  fasterRoute,
  isCheapest,
  isSoonest,
  paymentRoutes,
} from '../../../src/domain/transfer/paymentRoutes';
import type { RouteFacts } from '../../../src/domain/transfer/paymentRoutes';
import { PAYMENT_SYSTEM_RULES } from '../../../src/domain/transfer/paymentSystems';

/** Monday 23 November 2026 in Bishkek, at an hour. */
const at = (hour: number, minute = 0, second = 0) => Date.UTC(2026, 10, 23, hour - 6, minute, second);

const days = (...texts: readonly string[]): readonly BankDay[] => texts.flatMap((text) => checkedToBankDay(text) ?? []);
const som = (som: bigint) => money(som * 100n, 'KGS');

const WEEK = days('2026-11-23', '2026-11-24', '2026-11-25');

const FACTS: RouteFacts = {
  timeLimits: [
    { paymentSystem: 'clearing', rules: PAYMENT_SYSTEM_RULES.clearing },
    { paymentSystem: 'gross', rules: PAYMENT_SYSTEM_RULES.gross },
  ],
  valueDates: [
    { paymentSystem: 'clearing', days: WEEK },
    { paymentSystem: 'gross', days: WEEK },
  ],
  tariffs: [
    { transferCode: 'CLEARING', currency: 'KGS', bands: [band(som(20_000n), som(10n)), band(undefined, som(70n))] },
    { transferCode: 'GROSS', currency: 'KGS', bands: [band(undefined, som(150n))] },
  ],
  limits: [limit('CLEARING', som(1_000_000n)), limit('GROSS', som(3_000_000n))],
};

function band(upTo: ReturnType<typeof som> | undefined, fixed: ReturnType<typeof som>) {
  return { upTo, fixed, basisPoints: 0n, minimum: som(0n), maximum: undefined };
}

function limit(transferCode: CustomerLimit['transferCode'], most: ReturnType<typeof som>): CustomerLimit {
  const current = { minimum: som(1n), maximum: most, daily: most, monthly: most };
  return {
    transferCode,
    level: 'standard',
    current,
    usedToday: som(0n),
    leftToday: most,
    usedThisMonth: som(0n),
    leftThisMonth: most,
    levels: [],
  };
}

const systems = (amount: bigint, now: number) => {
  const routes = paymentRoutes(FACTS, som(amount), now);
  return { routes, clearing: routes[0], gross: routes[1] };
};

describe('the ways to another bank', () => {
  test('say what an amount costs and when it arrives', () => {
    const { clearing, gross } = systems(5_000n, at(10));
    expect(clearing).toMatchObject({ fee: som(10n), arrivesAt: at(15), confirmBefore: at(11), violation: undefined });
    expect(gross).toMatchObject({
      fee: som(150n),
      arrivesAt: at(10, 30),
      confirmBefore: at(15),
      violation: undefined,
    });
  });

  test('show their minimum fee without an amount', () => {
    expect(paymentRoutes(FACTS, undefined, at(10)).map(({ fee, feeIs }) => [fee, feeIs])).toEqual([
      [som(10n), 'least'],
      [som(150n), 'least'],
    ]);
  });

  test.each([
    ['a second before the clearing closes', at(10, 59, 59), '2026-11-23', '2026-11-23'],
    ['when the clearing has closed', at(11), '2026-11-24', '2026-11-23'],
    ['a second before the gross system closes', at(14, 59, 59), '2026-11-24', '2026-11-23'],
    ['when both have closed', at(15), '2026-11-24', '2026-11-24'],
  ])('%s the days are those still open', (_, now, clearingDay, grossDay) => {
    const { clearing, gross } = systems(5_000n, now);
    expect([clearing?.days[0], gross?.days[0]]).toEqual([clearingDay, grossDay]);
  });

  test('a gross payment before opening time is sent at opening time', () => {
    expect(systems(5_000n, at(7)).gross?.arrivesAt).toBe(at(9, 30));
  });

  test.each([
    [1_000_000n, undefined, undefined],
    [1_000_001n, 'ROUTE_TOO_LARGE', undefined],
    [3_000_001n, 'ROUTE_TOO_LARGE', 'ROUTE_OVER_LIMIT'],
  ])('%s som: clearing %s, gross %s', (amount, clearing, gross) => {
    expect(systems(amount, at(10)).routes.map(({ violation }) => violation)).toEqual([clearing, gross]);
  });

  test('a week in which banks rest leaves no way', () => {
    const closed = { ...FACTS, valueDates: [] };
    const routes = paymentRoutes(closed, som(1n), at(10));
    expect(routes.map(({ violation }) => violation)).toEqual(['ROUTE_CLOSED', 'ROUTE_CLOSED']);
    expect(advisedRoute(routes)).toBeUndefined();
  });
});

describe('the advice', () => {
  test.each([
    ['the cheaper one', 5_000n, at(10), 'clearing'],
    ['the only one that takes the amount', 1_500_000n, at(10), 'gross'],
    ['the cheaper one although it arrives tomorrow', 5_000n, at(12), 'clearing'],
  ])('is %s', (_, amount, now, system) => {
    expect(advisedRoute(systems(amount, now).routes)?.paymentSystem).toBe(system);
  });

  test('names the way that still arrives today once the chosen one does not', () => {
    const before = systems(5_000n, at(10));
    const after = systems(5_000n, at(12));
    expect(before.clearing && fasterRoute(before.routes, before.clearing)).toBeUndefined();
    expect(after.clearing && fasterRoute(after.routes, after.clearing)?.paymentSystem).toBe('gross');
    expect(after.gross && fasterRoute(after.routes, after.gross)).toBeUndefined();
    expect(bankDayOf(after.gross?.arrivesAt ?? 0)).toBe('2026-11-23');
  });

  test('marks the cheaper and the faster way, and neither when there is no other', () => {
    const { routes, clearing, gross } = systems(5_000n, at(10));
    expect(clearing && [isCheapest(clearing, routes), isSoonest(clearing, routes)]).toEqual([true, false]);
    expect(gross && [isCheapest(gross, routes), isSoonest(gross, routes)]).toEqual([false, true]);
    const alone = systems(1_500_000n, at(10));
    expect(alone.gross && [isCheapest(alone.gross, alone.routes), isSoonest(alone.gross, alone.routes)]).toEqual([
      false,
      false,
    ]);
  });
});
