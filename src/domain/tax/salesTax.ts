import { money } from '../money/Money';
import type { Money } from '../money/Money';
import type { BankDay } from '../time/Instant';

/** Rate of the sales tax banks pay on what they earn, in force from a day until the next rate. */
export interface SalesTaxRate {
  readonly from: BankDay;
  /** Share of the price without the tax, in hundredths of a per cent. */
  readonly basisPoints: bigint;
}

const WHOLE = 10_000n;

/** Sales tax contained in a price as of its day, rounded half up to whole minor units. Of a price given back it is negative. */
export function salesTaxIn(price: Money, day: BankDay, rates: readonly SalesTaxRate[]): Money {
  const rate = rates.reduce<SalesTaxRate | undefined>(
    (latest, each) => (each.from <= day && (latest === undefined || each.from > latest.from) ? each : latest),
    undefined,
  );
  if (rate === undefined) {
    throw new Error(`No rate of the sales tax is in force on ${day}`);
  }
  const { minor, currency } = price;
  const size = minor < 0n ? -minor : minor;
  const whole = WHOLE + rate.basisPoints;
  const tax = (2n * size * rate.basisPoints + whole) / (2n * whole);
  return money(minor < 0n ? -tax : tax, currency);
}
