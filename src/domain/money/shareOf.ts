import type { Money } from './Money';

const WHOLE = 1000n;

/** Thousandths of a whole that a part is, cut down, from nothing to all of it; all of it when there is no whole. */
export function shareOf(part: Money, whole: Money): number {
  if (whole.minor <= 0n || part.minor >= whole.minor) {
    return Number.parseInt(WHOLE.toString(), 10);
  }
  return part.minor <= 0n ? 0 : Number.parseInt(((part.minor * WHOLE) / whole.minor).toString(), 10);
}
