/**
 * Two-sided p-value of the Mann–Whitney U test: the probability that two samples differ in location at least this much by
 * chance alone. Normal approximation, corrected for ties and continuity; valid from about 20 numbers each.
 */
export function mannWhitneyP(left: readonly number[], right: readonly number[]): number {
  const [m, n] = [left.length, right.length];
  const { rankSum, ties } = ranked(left, right);
  const u = rankSum - (m * (m + 1)) / 2;
  const total = m + n;
  const variance = ((m * n) / 12) * (total + 1 - ties / (total * (total - 1)));
  if (variance <= 0) {
    return 1;
  }
  const z = Math.max(0, Math.abs(u - (m * n) / 2) - 0.5) / Math.sqrt(variance);
  return 2 * upperTail(z);
}

/** The sum of the ranks of the left numbers among all, and what ties take from the variance. */
function ranked(
  left: readonly number[],
  right: readonly number[],
): { readonly rankSum: number; readonly ties: number } {
  const all = [
    ...left.map((value) => ({ value, isLeft: true })),
    ...right.map((value) => ({ value, isLeft: false })),
  ].toSorted((one, other) => one.value - other.value);
  let [rankSum, ties] = [0, 0];
  for (let first = 0; first < all.length;) {
    let after = first + 1;
    while (after < all.length && all[after]?.value === all[first]?.value) {
      after += 1;
    }
    const size = after - first;
    const rank = (first + 1 + after) / 2;
    rankSum += rank * all.slice(first, after).filter(({ isLeft }) => isLeft).length;
    ties += size ** 3 - size;
    first = after;
  }
  return { rankSum, ties };
}

/** The area of the normal curve above z (Abramowitz and Stegun, 26.2.17): right to seven places. */
function upperTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const density = Math.exp(-(z ** 2) / 2) / Math.sqrt(2 * Math.PI);
  return density * t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
}
