import type { Currency } from './Currency';

/** An amount in whole minor units (tyiyn, cents) of one currency. Never a float, never a bare number. */
export interface Money {
  readonly minor: bigint;
  readonly currency: Currency;
}

export function money(minor: bigint, currency: Currency): Money {
  return { minor, currency };
}

/** Sum of two amounts of one currency. Adding across currencies is a defect, so it throws. */
export function add(left: Money, right: Money): Money {
  assertSameCurrency(left, right);
  return money(left.minor + right.minor, left.currency);
}

/** Difference of two amounts of one currency; may be negative. */
export function subtract(left: Money, right: Money): Money {
  assertSameCurrency(left, right);
  return money(left.minor - right.minor, left.currency);
}

export function equal(left: Money, right: Money): boolean {
  return left.currency === right.currency && left.minor === right.minor;
}

/** Negative, zero or positive as `left` is less than, equal to or greater than `right`; one currency only. */
export function compare(left: Money, right: Money): number {
  assertSameCurrency(left, right);
  if (left.minor === right.minor) {
    return 0;
  }
  return left.minor < right.minor ? -1 : 1;
}

function assertSameCurrency(left: Money, right: Money): void {
  if (left.currency !== right.currency) {
    throw new Error(`Amounts of different currencies meet: ${left.currency} and ${right.currency}`);
  }
}
