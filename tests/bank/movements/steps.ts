import fc from 'fast-check';

import { MOVEMENT_KINDS } from './kinds';
import { LIMITS } from './MoneyModel';
import type { Fate } from './MovementKind';

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
const FATES: readonly Fate[] = ['settles', 'refused', 'rejected', 'returned', 'lost'];
const NAMES = MOVEMENT_KINDS.map(({ name }) => name);
const BY = ['person', 'company'] as const;

export interface Movement {
  readonly step: 'move';
  /** Name of the kind, so that a failing sequence is readable. */
  readonly kind: string;
  readonly drawn: bigint;
  readonly fate: Fate;
  readonly by: (typeof BY)[number];
  readonly dated: 'today' | 'next';
}

export type Step =
  | Movement
  | { readonly step: 'work' | 'dieBefore' | 'dieAfter' }
  | { readonly step: 'wait'; readonly ms: number }
  | { readonly step: 'takeBack'; readonly which: number; readonly by: (typeof BY)[number] }
  | { readonly step: 'race'; readonly kind: string; readonly drawn: bigint }
  | { readonly step: 'schedule'; readonly drawn: bigint };

/** Random amounts: mostly valid ones, sometimes too small or too large. */
const drawn = fc.oneof(
  { weight: 8, arbitrary: fc.bigInt({ min: 60_000n, max: 480_000n }) },
  { weight: 1, arbitrary: fc.bigInt({ min: 600n, max: 6_000n }) },
  { weight: 1, arbitrary: fc.bigInt({ min: LIMITS.maximum - 9n, max: LIMITS.maximum + 9n }) },
);

function stepsOf(names: readonly string[]): fc.Arbitrary<Step> {
  return fc.oneof(
    {
      weight: 12,
      arbitrary: fc.record<Movement>({
        step: fc.constant('move'),
        kind: fc.constantFrom(...names),
        drawn,
        fate: fc.constantFrom(...FATES),
        by: fc.constantFrom(...BY),
        dated: fc.constantFrom('today', 'next'),
      }),
    },
    { weight: 4, arbitrary: fc.record({ step: fc.constantFrom('work', 'dieBefore', 'dieAfter') }) },
    {
      weight: 4,
      arbitrary: fc.record({
        step: fc.constant('wait'),
        ms: fc.constantFrom(20 * SECOND_MS, 90 * SECOND_MS, 2 * HOUR_MS, 23 * HOUR_MS),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ step: fc.constant('takeBack'), which: fc.nat(20), by: fc.constantFrom(...BY) }),
    },
    { weight: 1, arbitrary: fc.record({ step: fc.constant('race'), kind: fc.constantFrom(...names), drawn }) },
    { weight: 1, arbitrary: fc.record({ step: fc.constant('schedule'), drawn }) },
  );
}

/** Random sequence of steps of all kinds, or of a few repeated kinds, so that their limits are reached. */
export const sequence = fc
  .oneof(fc.constant(NAMES), fc.subarray(NAMES, { minLength: 1, maxLength: 4 }))
  .chain((names) => fc.array(stepsOf(names), { minLength: 12, maxLength: 28, size: 'max' }));

/** Every kind with every possible fate, ten per business morning, so that none depends on chance. */
export function everyFate(): readonly (readonly Movement[])[] {
  const moves = MOVEMENT_KINDS.flatMap(({ name, scenarios }, index) =>
    FATES.filter((fate) => fate === 'settles' || scenarios?.[fate] !== undefined).map((fate, place): Movement => {
      const by = (index + place) % 2 === 0 ? 'person' : 'company';
      return { step: 'move', kind: name, drawn: 100_001n + BigInt(index), fate, by, dated: 'today' };
    }),
  );
  return Array.from({ length: Math.ceil(moves.length / 10) }, (_, part) => moves.slice(part * 10, part * 10 + 10));
}

/** Sequences that once failed, or might; run first, whatever the seed. */
export function stories(): readonly (readonly Step[])[] {
  const move = (kind: string, request: Partial<Movement> = {}): Movement => ({
    step: 'move',
    kind,
    drawn: 300_000n,
    fate: 'settles',
    by: 'person',
    dated: 'today',
    ...request,
  });
  const day: readonly Step[] = [{ step: 'work' }, { step: 'wait', ms: 23 * HOUR_MS }, { step: 'work' }];
  const takeBack: Step = { step: 'takeBack', which: 0, by: 'person' };
  return [
    // What a network refuses days later gives the month's limit back, although other days have begun since.
    [move('abroad', { fate: 'rejected' }), ...day, move('abroad', { drawn: 200_000n }), ...day, ...day, ...day],
    // What is paid once can be paid after it was taken back, and not twice at one moment.
    [
      move('a fine'),
      takeBack,
      { step: 'race', kind: 'a fine', drawn: 300_000n },
      takeBack,
      move('a fine', { by: 'company' }),
    ],
    [
      { step: 'race', kind: 'to a code that is paid once', drawn: 300_000n },
      takeBack,
      move('to a code that is paid once', { by: 'company' }),
    ],
    // What a network holds comes back when it is asked for in time, and stays away when somebody was there first.
    [
      move('to a person abroad'),
      { step: 'work' },
      { step: 'wait', ms: 20 * SECOND_MS },
      { step: 'work' },
      takeBack,
      takeBack,
      { step: 'wait', ms: 20 * SECOND_MS },
      { step: 'work' },
    ],
    [move('to a person abroad'), { step: 'work' }, { step: 'wait', ms: 2 * HOUR_MS }, takeBack, { step: 'work' }],
    // A payment waits for its session although a worker has looked, and is asked back once it has left, or a worker has died with it.
    [move('to another bank by clearing'), { step: 'work' }, takeBack, ...day],
    [
      move('to another bank by clearing'),
      { step: 'wait', ms: 2 * HOUR_MS },
      { step: 'dieBefore' },
      takeBack,
      move('to another bank by gross', { fate: 'rejected' }),
      { step: 'dieAfter' },
      { step: 'takeBack', which: 1, by: 'person' },
      { step: 'wait', ms: 90 * SECOND_MS },
      { step: 'work' },
      takeBack,
      ...day,
    ],
    // An instalment falls due with nothing to pay it from, is late for days, and is made good by who repays next.
    [
      move('the next instalment of a loan', { by: 'company' }),
      move('a part of a loan, to pay less a month', { drawn: 250_000n }),
      move('between own accounts', { drawn: 3_749_000n }),
      { step: 'wait', ms: 6 * 24 * HOUR_MS },
      { step: 'work' },
      move('a part of a loan, to end it sooner', { drawn: 60_000n }),
      move('back from savings', { drawn: 3_000_000n }),
      move('a part of a loan, to end it sooner', { drawn: 400_000n }),
      ...day,
      move('a part of a loan, to pay less a month', { by: 'company' }),
      { step: 'race', kind: 'the next instalment of a loan', drawn: 100_000n },
      move('a loan in full'),
      move('a loan in full', { by: 'company' }),
    ],
    // One loan is repaid by two tabs.
    [
      { step: 'race', kind: 'a part of a loan, to end it sooner', drawn: 150_000n },
      { step: 'wait', ms: 23 * HOUR_MS },
      { step: 'race', kind: 'the next instalment of a loan', drawn: 100_000n },
      { step: 'race', kind: 'a loan in full', drawn: 100_000n },
    ],
    // The last of the money, and the last of a limit, from two tabs.
    Array.from({ length: 6 }, () => ({ step: 'race' as const, kind: 'between own accounts', drawn: 650_000n })),
    [
      ...Array.from({ length: 2 }, () => ({ step: 'race' as const, kind: 'to a customer by phone', drawn: 400_000n })),
      ...day,
      move('to a customer by phone', { drawn: 600_000n }),
    ],
  ];
}
