import { describe, expect, it } from 'vitest';

import { mannWhitneyP } from './mannWhitney';
import { distinguished } from './measuredApart';
import { letTimePass } from './realTime';

describe('the test of Mann and Whitney', () => {
  it.each([
    // Counted with scipy.stats.mannwhitneyu(method='asymptotic').
    [[1.1, 2.2, 3.3, 4.4, 5.5], [6.6, 7.7, 8.8, 9.9, 11], 0.01219],
    [[1, 2, 3, 4], [1, 2, 3, 4], 1],
    [[1, 1, 1], [1, 1, 1], 1],
    [[1, 2, 2, 3, 5], [2, 4, 5, 6, 7], 0.11161],
  ])('of %j and %j gives %d', (left, right, p) => {
    expect(mannWhitneyP(left, right)).toBeCloseTo(p, 4);
    expect(mannWhitneyP(right, left)).toBeCloseTo(p, 4);
  });
});

describe('deeds that are timed', () => {
  const waiting = (ms: number) => () => letTimePass(ms);

  it('differ when one takes longer', async () => {
    const deeds = [
      ['short', waiting(2)],
      ['long', waiting(9)],
    ] as const;
    expect(await distinguished({ deeds, rounds: 25 })).toEqual(['short and long']);
  });

  it('are not when they do the same', async () => {
    const deeds = [
      ['one', waiting(3)],
      ['other', waiting(3)],
    ] as const;
    expect(await distinguished({ deeds, rounds: 25 })).toEqual([]);
  });
});
